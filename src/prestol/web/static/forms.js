// @ts-check
/**
 * Forms and buttons that speak to the JSON interface.
 *
 * <form data-api="PATCH /api/me"> sends its fields as JSON: a name with dots makes nested pieces, data-kind="number" or
 * "json" reads the value as such, a checkbox is true or false. What went wrong stands beside the field that the error
 * names (data-error="field"), else in the form's [data-error=""].
 * <button data-api="DELETE /api/me/tokens/7" data-confirm="me-out-sure"> does it at once, after asking.
 * After success, in this order: data-then="clear refresh reload tell:message /path/{id}" (`id` is the answer's).
 * An element may hear "prestol:done" with the answer.
 */
import { ask, Refusal } from "./api.js";
import { refresh } from "./parts.js";
import { say } from "./words.js";

/** @param {HTMLFormElement} form @returns {Record<string, any>} */
export function fieldsOf(form) {
  /** @type {Record<string, any>} */
  const found = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) continue;
    if (!field.name || field.disabled || field.type === "file") continue;
    if (field.type === "radio" && !(/** @type {HTMLInputElement} */ (field).checked)) continue;
    /** @type {any} */
    let value = field.type === "checkbox" ? /** @type {HTMLInputElement} */ (field).checked : field.value;
    if (field.dataset.kind === "number") value = Number(value);
    if (field.dataset.kind === "json") value = JSON.parse(String(value));
    const path = field.name.split(".");
    let at = found;
    for (const step of path.slice(0, -1)) at = at[step] ??= {};
    at[path[path.length - 1]] = value;
  }
  return found;
}

/** Say what is wrong with a form: beside a field, or for all of it. @param {HTMLFormElement} form @param {string} text @param {string} [field] */
export function complain(form, text, field = "") {
  const place = form.querySelector(`[data-error="${field}"]`) ?? form.querySelector('[data-error=""]');
  if (place) place.textContent = text;
  const input = field ? form.elements.namedItem(field) : null;
  if (input instanceof HTMLElement) {
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }
}

/** @param {HTMLFormElement} form */
export function calm(form) {
  for (const each of form.querySelectorAll("[data-error]")) each.textContent = "";
  for (const each of form.querySelectorAll("[aria-invalid]")) each.removeAttribute("aria-invalid");
}

/** The first field that is not filled in as it has to be, told in our own words. @param {HTMLFormElement} form */
async function complete(form) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.validity.valid) continue;
    const message = field.validity.valueMissing ? "field-missing" : field.validity.tooShort ? "field-short" : field.validity.tooLong ? "field-long" : "field-wrong";
    const about = { min: Number(field.getAttribute("minlength")), max: Number(field.getAttribute("maxlength")) };
    complain(form, await say(message, about), field.name);
    return false;
  }
  return true;
}

/** @param {Element} source @param {any} found @param {(text: string) => void} tell */
async function then(source, found, tell) {
  source.dispatchEvent(new CustomEvent("prestol:done", { detail: found, bubbles: true }));
  for (const what of (source.getAttribute("data-then") ?? "").split(" ").filter(Boolean)) {
    if (what === "reload") location.reload();
    else if (what === "refresh") await refresh();
    else if (what === "clear") /** @type {HTMLFormElement} */ (source).reset();
    else if (what.startsWith("tell:")) tell(await say(what.slice(5)));
    else location.assign(what.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(found?.[key] ?? "")));
  }
}

/** Listen to all forms and buttons of the page, now and later. @param {(text: string, kind?: "" | "bad") => void} tell */
export function listen(tell) {
  document.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const api = form.dataset.api;
    if (!api) return;
    event.preventDefault();
    calm(form);
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    if (button?.classList.contains("busy") || !(await complete(form))) return;
    button?.classList.add("busy");
    try {
      const [method, path] = api.split(" ");
      const fields = fieldsOf(form);
      if (button?.name) fields[button.name] = button.value;
      await then(form, await ask(method, path, fields), tell);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complain(form, error.message, form.dataset.errorAt ?? "");
    } finally {
      button?.classList.remove("busy");
    }
  });
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-api]") : null;
    if (!(button instanceof HTMLButtonElement) || button.classList.contains("busy")) return;
    if (button.dataset.confirm && !(await sure(await say(button.dataset.confirm), button.textContent ?? ""))) return;
    button.classList.add("busy");
    try {
      const [method, path] = (button.dataset.api ?? "").split(" ");
      const body = button.dataset.body ? JSON.parse(button.dataset.body) : method === "DELETE" ? undefined : {};
      await then(button, await ask(method, path, body), tell);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.message, "bad");
    } finally {
      button.classList.remove("busy");
    }
  });
}

/** Ask whether somebody is sure. @param {string} question @param {string} yes @returns {Promise<boolean>} */
export async function sure(question, yes) {
  const dialog = document.createElement("dialog");
  const text = document.createElement("p");
  text.textContent = question;
  const actions = document.createElement("form");
  actions.method = "dialog";
  actions.className = "actions";
  for (const [value, label] of [["yes", yes.trim()], ["no", await say("cancel")]]) {
    const button = document.createElement("button");
    button.className = value === "yes" ? "button main" : "button";
    button.value = value;
    button.textContent = label;
    actions.append(button);
  }
  dialog.append(text, actions);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes");
      dialog.remove();
    });
  });
}
