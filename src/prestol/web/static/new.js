// @ts-check
/** The form of a new match. */
import { patch, post, Refusal } from "./api.js";
import { calm, complain } from "./forms.js";
import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#seats > li")]);

/** @param {string} name @returns {string} */
const chosen = (name) => /** @type {RadioNodeList} */ (form.elements.namedItem(name))?.value ?? "";
/** @param {HTMLElement} row */
const who = (row) => /** @type {HTMLSelectElement} */ (row.querySelector("select"));
/** @param {HTMLElement} row */
const nameOf = (row) => /** @type {HTMLInputElement} */ (row.querySelector("input"));

/** The seats of the table as it is planned now. */
function table() {
  return rows.slice(0, Number(chosen("players")));
}

/** Seat everybody as the preset says. */
function preset() {
  const bot = [...who(rows[0]).options].find((option) => option.value.startsWith("bot:"))?.value ?? "invited";
  const others = { bots: bot, friends: "invited", device: "guest", anyone: "open" }[chosen("preset")] ?? bot;
  rows.forEach((row, seat) => {
    who(row).value = seat === 0 ? "me" : others;
  });
  show();
}

/** Show what belongs to what was chosen. */
async function show() {
  const sitting = table();
  for (const row of rows) {
    row.hidden = !sitting.includes(row);
    nameOf(row).hidden = who(row).value !== "guest";
  }
  for (const each of form.querySelectorAll("[data-of]")) {
    if (each instanceof HTMLElement) each.hidden = each.dataset.of !== chosen("pace");
  }
  const waits = sitting.some((row) => ["invited", "open"].includes(who(row).value));
  const button = form.querySelector("[data-start]");
  if (button instanceof HTMLElement) {
    button.dataset.t = waits ? "new-start-wait" : "new-start";
    button.textContent = await say(button.dataset.t);
  }
  const usual = [...form.querySelectorAll("#variants fieldset")].every((set) => set.querySelector("input[data-usual]:checked"));
  const note = form.querySelector('#variants [data-t="new-variants-default"]');
  if (note instanceof HTMLElement) note.hidden = !usual;
}

/** The plan, as the server wants it. */
function plan() {
  const seats = table().map((row) => {
    const [kind, bot] = who(row).value.split(":");
    if (kind === "bot") return { kind, bot };
    return kind === "guest" ? { kind, name: nameOf(row).value.trim() } : { kind };
  });
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const input of form.querySelectorAll("#variants input:checked")) {
    if (input instanceof HTMLInputElement) options[input.name.slice("option-".length)] = JSON.parse(input.value);
  }
  /** @type {Record<string, unknown>} */
  const pace = { kind: chosen("pace") };
  for (const field of { live: ["bank", "increment"], slow: ["deadline"] }[chosen("pace")] ?? []) {
    pace[field] = Number(/** @type {HTMLSelectElement} */ (form.elements.namedItem(field)).value);
  }
  return { game: form.dataset.game, seats, options, pace, audience: chosen("audience") };
}

form.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.name === "preset") preset();
  else if (field.name?.startsWith("who-") && field.value === "me") {
    const row = field.closest("li");
    const other = rows.find((each) => each !== row && who(each).value === "me");
    if (other) who(other).value = "guest"; // one sits at one seat
  }
  calm(form);
  show();
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  calm(form);
  const wish = plan();
  if (!wish.seats.some((seat) => seat.kind !== "bot")) {
    complain(form, await say("new-nobody"), "seats");
    return;
  }
  const button = form.querySelector("[data-start]");
  button?.classList.add("busy");
  try {
    const name = form.elements.namedItem("me");
    if (name instanceof HTMLInputElement && name.value.trim() && name.value !== name.defaultValue) {
      await patch("/api/me", { name: name.value.trim() });
    }
    const made = await post("/api/matches", wish);
    location.assign(`/m/${made.id}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(form, error.message);
  } finally {
    button?.classList.remove("busy");
  }
});

document.addEventListener("prestol:parts", show);
preset();
