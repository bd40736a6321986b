// @ts-check
/** Parts of a page (data-part="name") that are fetched anew in place: when the language changes, and now and then. */

/** @param {string} [path] where the page is now to be found */
export async function refresh(path = location.pathname + location.search) {
  const response = await fetch(path, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  if (response.status >= 500) throw new Error(String(response.status));
  const text = await response.text();
  if (document.querySelector("[data-part]") && !text.includes("data-part=")) {
    location.reload(); // another page stands there now
    return;
  }
  const fresh = new DOMParser().parseFromString(text, "text/html");
  document.title = fresh.title;
  for (const part of document.querySelectorAll("[data-part]")) {
    const anew = fresh.querySelector(`[data-part="${part.getAttribute("data-part")}"]`);
    if (anew && anew.outerHTML !== part.outerHTML) renew(part, anew);
  }
  document.dispatchEvent(new CustomEvent("prestol:parts"));
}

/** Put new content into a part; what was focused, opened or typed in it stays so. @param {Element} part @param {Element} anew */
function renew(part, anew) {
  const active = document.activeElement;
  const focused = active && part.contains(active) ? active.id || active.getAttribute("href") || active.getAttribute("name") : null;
  const value = part instanceof HTMLSelectElement ? part.value : null;
  const open = [...part.querySelectorAll("details[open][id]")].map((each) => each.id);
  const typed = new Map([...part.querySelectorAll("input[name],select[name],textarea[name]")].map((each) => [keyOf(each), each]));
  for (const { name, value: text } of anew.attributes) {
    if (name !== "hidden" && name !== "class") part.setAttribute(name, text);
  }
  part.replaceChildren(...[...anew.childNodes].map((node) => document.importNode(node, true)));
  if (value !== null) /** @type {HTMLSelectElement} */ (part).value = value;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const each of part.querySelectorAll("input[name],select[name],textarea[name]")) {
    const before = /** @type {HTMLInputElement | undefined} */ (typed.get(keyOf(each)));
    if (!before || before.type === "hidden") continue;
    const now = /** @type {HTMLInputElement} */ (each);
    if (before.type === "checkbox" || before.type === "radio") now.checked = before.checked;
    else if (before.type !== "file") now.value = before.value;
  }
  if (focused) {
    const again = [...part.querySelectorAll("a,button,input,select,textarea,[tabindex]")].find(
      (each) => each.id === focused || each.getAttribute("href") === focused || each.getAttribute("name") === focused,
    );
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }
}

/** @param {Element} field */
function keyOf(field) {
  const radio = field.getAttribute("type") === "radio" ? `=${field.getAttribute("value")}` : "";
  return `${field.closest("form")?.id ?? ""}/${field.getAttribute("name")}${radio}`;
}

/**
 * Keep the parts fresh: when the server says that there is something new, and at once when the page is looked at again.
 * While the server cannot be heard, every so many seconds.
 * @param {number} seconds @param {string} events  where the server says so
 */
export async function keepFresh(seconds, events) {
  const { listen } = await import("./table/net.js");
  let last = Date.now();
  let heard = false;
  let once = false;
  let timer = 0;
  const look = async () => {
    if (document.querySelector("dialog[open]")) return;
    last = Date.now();
    try {
      await refresh();
      document.dispatchEvent(new CustomEvent("prestol:online", { detail: true }));
    } catch {
      document.dispatchEvent(new CustomEvent("prestol:online", { detail: false }));
    }
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.max(150, last + 1500 - Date.now()));
  };
  listen(() => events, { matches: soon }, (up) => {
    heard = up;
    if (up && once) soon();
    once = true;
  });
  setInterval(() => !document.hidden && Date.now() - last > (heard ? 60_000 : seconds * 1000) && look(), seconds * 500);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - last > 1500) look();
  });
}
