// @ts-check
/** The keyboard. Every question can be answered with it. */

import { all, make } from "./dom.js";

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The answers in the order of their numbers: the buttons, then what is lit on the board.
 * @param {HTMLElement} frame
 */
export function answers(frame) {
  return [...all("#prompt [data-answer]"), ...all("[data-option].lit", frame)];
}

/** Number the answers, so that a key gives them; those on the board while somebody uses keys. @param {HTMLElement} frame */
export function number(frame) {
  for (const badge of all(":scope > .badge", frame)) badge.remove();
  const corner = frame.getBoundingClientRect();
  const byKeys = document.documentElement.dataset.by === "keys";
  answers(frame).slice(0, 9).forEach((each, i) => {
    const key = each.querySelector(":scope > kbd");
    if (key) key.textContent = String(i + 1);
    else if (byKeys) {
      const box = each.getBoundingClientRect();
      const badge = make("kbd", { class: "badge", "aria-hidden": "true" }, String(i + 1));
      badge.style.left = `${Math.max(2, box.left - corner.left - 6)}px`;
      badge.style.top = `${Math.max(2, box.top - corner.top - 8)}px`;
      frame.append(badge);
    }
  });
}

/**
 * @param {import("./table.js").Table} table
 * @param {{answer: (json: string) => void, act: (what: string) => void, step: (forth: boolean) => void, escape: () => void}} ways
 */
export function keyboard(table, ways) {
  const { frame, board, camera } = table;
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : document.body;
    byKeys(true);
    camera.dragged = false;
    if (event.key === "Escape") return ways.escape();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || !document.getElementById("curtain")?.hidden) return;
    if (target.matches("input:not([type=checkbox]), textarea, select")) return;
    if (table.looking) table.hurry = true;
    const way = WAYS[event.key];
    if (way && !target.closest("[role=tablist], .log, .rules, .chat, pre")) {
      event.preventDefault();
      if (table.now.at !== null && !event.shiftKey) return ways.step(way[0] + way[1] > 0);
      const among = event.shiftKey || !board.lit.length ? all("[data-about]", frame) : all("[data-option].lit", frame);
      const next = /** @type {any} */ (board.nearest(among, way[0], way[1]));
      if (next) {
        if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
        next.focus({ preventScroll: true });
        camera.show([next]);
      }
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && frame.contains(target)) {
      const option = target.closest("[data-option]");
      event.preventDefault();
      if (option) ways.answer(/** @type {string} */ (option.getAttribute("data-option")));
      return;
    }
    if (/^[1-9]$/.test(event.key)) {
      const chosen = answers(frame)[Number(event.key) - 1];
      const json = chosen?.getAttribute("data-answer") ?? chosen?.getAttribute("data-option");
      if (json) ways.answer(json);
      return;
    }
    const deed = DEEDS[event.code] ?? DEEDS[event.key];
    if (deed) {
      event.preventDefault();
      ways.act(deed);
    }
  });
  for (const type of ["pointerdown", "wheel"]) addEventListener(type, () => byKeys(false), { capture: true, passive: true });

  /** @param {boolean} keys  whether somebody plays by keys now */
  function byKeys(keys) {
    if (keys === (document.documentElement.dataset.by === "keys")) return;
    document.documentElement.dataset.by = keys ? "keys" : "hand";
    number(frame);
  }
}

/** By the place of the key, so that a Russian keyboard finds them too. @type {Record<string, string>} */
const DEEDS = {
  KeyU: "undo",
  KeyE: "explain",
  KeyH: "hint",
  KeyN: "now",
  KeyC: "chat",
  BracketLeft: "earlier",
  BracketRight: "later",
  Comma: "part-back",
  Period: "part-on",
  Equal: "zoom-in",
  "+": "zoom-in",
  NumpadAdd: "zoom-in",
  Minus: "zoom-out",
  NumpadSubtract: "zoom-out",
  Digit0: "fit",
  Numpad0: "fit",
  "?": "keys",
  "/": "search",
};
