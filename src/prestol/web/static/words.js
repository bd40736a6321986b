// @ts-check
/** The site's words, said in the browser as the server says them. */

/** @typedef {string | Part[]} Pattern */
/** @typedef {string | {v: string} | {m: string} | {s: string, of: Record<string, Pattern>, else: string}} Part */

const root = document.documentElement;
const first = root.lang;
/** @type {Map<string, Promise<Record<string, Pattern>>>} */
const known = new Map();
const NBSP = "\u00a0";
const GLUE = /(?<=\d) (?=\p{L})|(?<![\p{L}\d_-])(в|во|к|ко|с|со|и|а|о|об|у|на|не|но|за|из|от|до|по|ни|же|a|an|the|to|of|in|on|at) (?=\S)| (?=—)/giu;

/** The page's language. */
export const lang = () => root.lang;

/** @param {string} code */
function load(code) {
  let words = known.get(code);
  if (!words) {
    const mark = code === first ? `?v=${root.dataset.words}` : "";
    words = fetch(`/words/${code}.json${mark}`).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
    words.catch(() => known.delete(code));
    known.set(code, words);
  }
  return words;
}

/**
 * @param {Record<string, Pattern>} words @param {Pattern} pattern @param {Record<string, string | number>} about
 * @returns {string}
 */
function said(words, pattern, about) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => {
    if (typeof part === "string") return part;
    if ("v" in part) return String(about[part.v]);
    if ("m" in part) return said(words, words[part.m], about);
    const value = about[part.s];
    const key = [String(value), typeof value === "number" ? new Intl.PluralRules(lang()).select(value) : ""].find((each) => each in part.of);
    return said(words, part.of[key ?? part.else], about);
  }).join("");
}

/**
 * A message of the site in the page's language.
 * @param {string} message @param {Record<string, string | number>} [about]
 * @returns {Promise<string>}
 */
export async function say(message, about = {}) {
  try {
    return sayNow(await load(lang()), message, about);
  } catch {
    return message;
  }
}

/**
 * The same with the words at hand (see `words`).
 * @param {Record<string, Pattern>} words @param {string} message @param {Record<string, string | number>} [about]
 */
export function sayNow(words, message, about = {}) {
  return said(words, words[message] ?? message, about).replace(GLUE, (_, short) => (short ?? "") + NBSP);
}

/** All words of the page's language. */
export const words = () => load(lang());

/** Say anew all that is marked data-t and data-t-attr inside an element. @param {ParentNode} within */
export async function retell(within = document) {
  const all = await words();
  for (const each of within.querySelectorAll("[data-t]")) {
    const about = each instanceof HTMLElement && each.dataset.tAbout ? JSON.parse(each.dataset.tAbout) : {};
    const text = sayNow(all, each.getAttribute("data-t") ?? "", about);
    if (each.textContent !== text) each.textContent = text;
  }
  for (const each of within.querySelectorAll("[data-t-attr]")) {
    for (const pair of (each.getAttribute("data-t-attr") ?? "").split(";")) {
      const [attribute, message] = pair.split(":").map((side) => side.trim());
      if (message) each.setAttribute(attribute, sayNow(all, message));
    }
  }
}

/** Change the page's language in place. Listeners of "prestol:lang" on the document fetch what they show anew. @param {string} code */
export async function speak(code) {
  if (code === lang()) return;
  await load(code);
  document.cookie = `prestol_lang=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
  root.lang = code;
  await retell();
  document.dispatchEvent(new CustomEvent("prestol:lang", { detail: code }));
}

words().catch(() => undefined); // so that they are at hand, even without a connection
