// @ts-check
/** The board: shows the picture that the server drew, lights what may be answered, and walks it by keys. */

import { all } from "./dom.js";
import { places, slide } from "./motion.js";

/** The styles of pictures that the page has. @type {Set<string>} */
const sheets = new Set();

/** The picture in its frame. */
export class Board {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {Map<string, string>} the options' labels by their JSON */
    this.labels = new Map();
    /** Called when another picture stands in the frame, before anything moves. */
    this.placed = () => {};
    for (const style of all("style", frame)) {
      adopt(style.textContent ?? "");
      style.remove();
    }
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.frame.querySelector(":scope > svg");
  }

  /**
   * Put another picture into the frame. Pieces slide from where they were.
   * @param {string} text  SVG
   * @param {boolean} moving
   * @param {number} [duration]
   */
  async draw(text, moving, duration) {
    const old = this.svg;
    const fresh = parsed(text);
    const before = moving && old ? places(old) : new Map();
    const focused = document.activeElement?.closest?.("[data-piece]");
    const where = old?.contains(/** @type {Node} */ (focused)) ? focused?.getAttribute("data-piece") : null;
    if (old) {
      fresh.style.transform = old.style.transform;
      old.replaceWith(fresh);
    } else this.frame.append(fresh);
    this.placed();
    this.light();
    if (where) this.piece(where)?.focus?.({ preventScroll: true });
    return slide(fresh, before, duration);
  }

  /** @param {string} name */
  piece(name) {
    return /** @type {HTMLElement | null} */ (this.frame.querySelector(`[data-piece="${CSS.escape(name)}"]`));
  }

  /** The elements that stand for an answer. */
  get lit() {
    return all("[data-option]", this.frame);
  }

  /**
   * What may be answered now, by the JSON of the option.
   * @param {Map<string, string>} labels
   */
  ask(labels) {
    this.labels = labels;
    this.light();
  }

  /** Make lit elements things that keyboard and screen reader find. */
  light() {
    for (const each of this.lit) {
      const json = JSON.stringify(JSON.parse(each.dataset.option ?? "null"));
      const label = this.labels.get(json);
      each.dataset.option = json;
      const open = label !== undefined;
      each.dataset.label ??= each.getAttribute("aria-label") ?? "";
      each.classList.toggle("lit", open);
      if (open) {
        each.setAttribute("role", "button");
        each.setAttribute("tabindex", "0");
        each.setAttribute("aria-label", label);
        for (let up = each.parentElement; up && up !== this.frame; up = up.parentElement) {
          if (up.getAttribute("role") === "img") up.setAttribute("role", "group");
        }
      } else {
        each.removeAttribute("tabindex");
        if (each.getAttribute("role") === "button") each.setAttribute("role", "img");
      }
    }
    this.svg?.querySelectorAll("title").forEach((title) => title.parentElement !== /** @type {any} */ (this.svg) && title.remove());
  }

  /**
   * The nearest of some elements in a direction from the one that has the focus.
   * @param {Element[]} among
   * @param {number} dx
   * @param {number} dy
   */
  nearest(among, dx, dy) {
    const active = document.activeElement;
    if (!active || active === this.frame || !this.frame.contains(active)) return among[0];
    const from = middle(active);
    let best = null;
    let least = Infinity;
    for (const each of among) {
      if (each === active) continue;
      const to = middle(each);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (along > 1 && along + aside * 2 < least) {
        least = along + aside * 2;
        best = each;
      }
    }
    return best;
  }

  /**
   * Light the places that something speaks of.
   * @param {string[]} topics
   */
  point(topics) {
    for (const each of all(".pointed", this.frame)) each.classList.remove("pointed");
    for (const topic of topics) {
      const name = CSS.escape(topic);
      const own = all(`[data-piece="${name}"]`, this.frame);
      for (const each of own.length ? own : all(`[data-about="${name}"]`, this.frame)) each.classList.add("pointed");
    }
  }
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * @param {string} text
 * @returns {SVGSVGElement}
 */
function parsed(text) {
  const plain = text.replace(/<style>([^]*?)<\/style>/g, (_, style) => {
    adopt(style);
    return "";
  });
  const svg = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  return /** @type {any} */ (document.importNode(svg, true));
}

/**
 * Take a picture's style over into the page, once: the page's policy lets no style in that comes later.
 * @param {string} style
 */
function adopt(style) {
  if (sheets.has(style)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  sheets.add(style);
  document.adoptedStyleSheets.push(sheet);
}
