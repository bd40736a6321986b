// @ts-check
/** What every page can do: language, theme, forms, messages, copying, being offline. */
import { patch, Refusal } from "./api.js";
import { listen } from "./forms.js";
import { keepFresh, refresh } from "./parts.js";
import { lang, say, speak } from "./words.js";

const root = document.documentElement;
const THEMES = ["auto", "light", "dark"];
export const NARROW = matchMedia("(max-width: 640px) and (orientation: portrait)");

/** Tell somebody something in passing. @param {string} text @param {"" | "bad"} [kind] */
export function tell(text, kind = "") {
  const toast = document.createElement("p");
  toast.className = `toast ${kind}`;
  toast.textContent = text;
  document.querySelector("[data-toasts]")?.append(toast);
  setTimeout(() => toast.remove(), kind ? 9000 : 4500);
}

/** Keep a wish of the person's where they are known; a guest who has no name yet has cookies alone. @param {object} wish */
function keep(wish) {
  if (document.querySelector("[data-me-name]")) patch("/api/me", wish).catch(() => undefined);
}

/** Change the theme in place. Listeners of "prestol:theme" on the document hear of it. @param {string} next */
export function theme(next) {
  root.dataset.theme = next;
  document.cookie = `prestol_theme=${next}; Path=/; Max-Age=31536000; SameSite=Lax`;
  keep({ prefs: { theme: next } });
  showTheme();
  document.dispatchEvent(new CustomEvent("prestol:theme", { detail: next }));
}

/** Whether the screen is narrow and high: then boards are drawn tall. The server learns of it from a cookie. */
export function shape() {
  const tall = NARROW.matches;
  document.cookie = `prestol_shape=${tall ? "tall" : "wide"}; Path=/; Max-Age=31536000; SameSite=Lax`;
  return tall ? "tall" : "wide";
}

function showTheme() {
  const dark = root.dataset.theme === "dark" || (root.dataset.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  for (const img of document.querySelectorAll("img[data-theme-src]")) {
    const url = new URL(/** @type {HTMLImageElement} */ (img).src, location.href);
    const theme = dark ? "dark" : "light";
    if (url.searchParams.get("theme") !== theme) {
      url.searchParams.set("theme", theme);
      /** @type {HTMLImageElement} */ (img).src = url.href;
    }
  }
}

/** The icon shows that it is somebody's turn where the title counts: (2) Prestol. */
function showTurn() {
  const icon = document.querySelector("link[rel=icon][data-turn]");
  if (!(icon instanceof HTMLLinkElement) || document.body.classList.contains("at-table")) return;
  icon.dataset.usual ??= icon.href;
  icon.href = (/^\(\d+\)/.test(document.title) ? icon.dataset.turn : icon.dataset.usual) ?? icon.href;
}

function online(/** @type {boolean} */ yes) {
  const line = document.querySelector("[data-offline]");
  if (line instanceof HTMLElement) line.hidden = yes;
}

document.addEventListener("click", async (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const tongue = target?.closest("a[data-lang]");
  if (tongue && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    const code = tongue.getAttribute("data-lang") ?? "en";
    try {
      await speak(code);
      keep({ lang: code });
    } catch {
      tell(await say("offline-action"), "bad");
    }
    return;
  }
  if (target?.closest("[data-theme-switch]")) {
    const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "auto") + 1) % THEMES.length];
    theme(next);
    tell(await say(`theme-${next}`));
    return;
  }
  const copy = target?.closest("[data-copy]");
  if (copy) {
    const text = copy.getAttribute("data-copy") ?? "";
    try {
      await navigator.clipboard.writeText(text);
      tell(await say("copied"));
    } catch {
      const field = document.getElementById(copy.getAttribute("data-copy-from") ?? "");
      if (field instanceof HTMLInputElement) field.select();
      tell(await say("copy-by-hand"));
    }
  }
});

document.addEventListener("prestol:lang", async () => {
  for (const each of document.querySelectorAll("a[data-lang]")) {
    if (each.getAttribute("data-lang") === lang()) each.setAttribute("aria-current", "true");
    else each.removeAttribute("aria-current");
  }
  for (const img of document.querySelectorAll("img[data-lang-src]")) {
    const url = new URL(/** @type {HTMLImageElement} */ (img).src, location.href);
    url.searchParams.set("lang", lang());
    /** @type {HTMLImageElement} */ (img).src = url.href;
  }
  if (!document.body.classList.contains("at-table")) await refresh().catch(() => online(false));
});
document.addEventListener("prestol:parts", () => {
  showTheme();
  showTurn();
});
document.addEventListener("prestol:online", (event) => online(/** @type {CustomEvent} */ (event).detail));
window.addEventListener("offline", () => online(false));
window.addEventListener("online", () => online(true));
window.addEventListener("unhandledrejection", async (event) => {
  if (event.reason instanceof Refusal) {
    event.preventDefault();
    tell(event.reason.message, "bad");
  }
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
shape();
showTheme();
showTurn();
listen(tell);
const { fresh, events } = /** @type {HTMLElement | null} */ (document.querySelector("[data-fresh]"))?.dataset ?? {};
if (fresh && events) keepFresh(Number(fresh), events);
