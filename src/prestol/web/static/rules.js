// @ts-check
/** The rules reader: search as you type, the chapter one is at. */
import { say } from "./words.js";

const field = /** @type {HTMLInputElement} */ (document.getElementById("search"));
const found = /** @type {HTMLElement} */ (document.getElementById("found"));
const rules = /** @type {HTMLElement} */ (document.getElementById("rules"));
const MARK = "found";

/** As `prestol.table.lookup.folded`: without regard to case, ё and kinds of apostrophes. @param {string} text */
const folded = (text) => text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'").replaceAll("\u00a0", " ");

/** What a search shows or hides: paragraphs, lists' items, rows, topics. */
function pieces() {
  return /** @type {HTMLElement[]} */ ([...rules.querySelectorAll("p, li, tr, [data-topic]")].filter((each) => !each.querySelector("p, li, tr")));
}

async function search() {
  const wanted = folded(field.value.trim());
  CSS.highlights?.delete(MARK);
  for (const each of rules.querySelectorAll("[hidden]")) each.removeAttribute("hidden");
  const ranges = [];
  let count = 0;
  for (const piece of pieces()) {
    const hit = wanted.length < 2 || folded(piece.textContent ?? "").includes(wanted) || (piece.matches("tr") && piece.querySelector("th") !== null);
    piece.hidden = !hit;
    if (hit && wanted.length >= 2 && !piece.querySelector("th")) {
      count += 1;
      ranges.push(...occurrences(piece, wanted));
    }
  }
  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (rules.querySelectorAll("[data-chapter]"))) {
    const title = chapter.querySelector("h2");
    const inTitle = wanted.length >= 2 && folded(title?.textContent ?? "").includes(wanted);
    if (inTitle) for (const piece of chapter.querySelectorAll("[hidden]")) piece.removeAttribute("hidden");
    const shown = [...chapter.querySelectorAll("p, li, tr, [data-topic]")].some((each) => !each.closest("[hidden]") && !each.querySelector("p, li, tr, th"));
    chapter.hidden = !shown;
    for (const table of chapter.querySelectorAll("table")) {
      table.hidden = ![...table.querySelectorAll("tbody tr")].some((row) => !row.hasAttribute("hidden"));
    }
    for (const link of document.querySelectorAll(`a[href="#${CSS.escape(chapter.id)}"]`)) {
      const item = link.closest("nav li");
      if (item instanceof HTMLElement) item.hidden = chapter.hidden;
    }
  }
  if (CSS.highlights && ranges.length) CSS.highlights.set(MARK, new Highlight(...ranges));
  found.textContent = wanted.length >= 2 ? await say("rules-found", { n: count }) : "";
}

/** Where a text occurs inside an element. @param {HTMLElement} piece @param {string} wanted */
function occurrences(piece, wanted) {
  const ranges = [];
  const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = folded(node.textContent ?? "");
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Mark the chapter that one is reading. */
function watch() {
  const links = new Map([...document.querySelectorAll("aside nav a")].map((link) => [link.getAttribute("href")?.slice(1), link]));
  const observer = new IntersectionObserver(
    (seen) => {
      for (const each of seen) {
        if (!each.isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute("aria-current");
        links.get(each.target.id)?.setAttribute("aria-current", "location");
      }
    },
    { rootMargin: "-90px 0px -75% 0px" },
  );
  for (const chapter of rules.querySelectorAll("[data-chapter]")) observer.observe(chapter);
}

field.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    field.focus();
  } else if (event.key === "Escape" && document.activeElement === field) {
    field.value = "";
    search();
  }
});
document.addEventListener("prestol:parts", () => {
  search();
  watch();
});
watch();
const asked = new URLSearchParams(location.search).get("q");
if (asked) {
  field.value = asked;
  search();
}
