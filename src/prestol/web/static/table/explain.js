// @ts-check
/** Everything explains itself: on hover, on focus, on a long press. */

import { make, on } from "./dom.js";
import { get } from "../api.js";
import { address } from "./net.js";

const WAIT = 320;
const LINGER = 220;
const PRESS = 480;

/**
 * @typedef {object} Explained
 * @property {string} name
 * @property {string} text
 * @property {string | null} section
 */

/** How the thing stands, as the picture says it, without its name. @param {Element} thing @param {string} name */
function stateOf(thing, name) {
  const said = /** @type {HTMLElement} */ (thing).dataset.label || thing.getAttribute("aria-label") || "";
  return name && said.startsWith(name) ? said.slice(name.length).replace(/^[\s;:,.–—]+/, "") : said;
}

/** The note beside a thing on the board. */
export class Explainer {
  /**
   * @param {HTMLElement} frame  the board
   * @param {{about: (topic: string) => string, query: () => Record<string, any>, label: (option: string) => string | undefined, read: (section: string) => void, rules: () => string}} ways
   */
  constructor(frame, ways) {
    this.frame = frame;
    this.ways = ways;
    this.note = make("div", { id: "note", role: "tooltip", hidden: true });
    document.body.append(this.note);
    /** @type {Map<string, Promise<Explained>>} */
    this.known = new Map();
    /** @type {Element | null} */
    this.of = null;
    /** @type {any} */
    this.timer = null;
    this.pinned = false;
    this.pressed = false;
    this.closed = 0;

    frame.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event.target));
    frame.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.leave(event.relatedTarget));
    frame.addEventListener("focusin", (event) => this.focused(/** @type {Element} */ (event.target)));
    frame.addEventListener("focusout", () => !this.pinned && this.hide());
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.moved(event));
    for (const type of ["pointerup", "pointercancel"]) frame.addEventListener(type, () => clearTimeout(this.pressing));
    frame.addEventListener("contextmenu", (event) => this.thing(event.target) && event.preventDefault());
    frame.addEventListener("wheel", () => this.hide(), { passive: true });
    this.note.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.note.addEventListener("pointerleave", () => !this.pinned && this.leave(null));
    on(this.note, "click", "[data-section]", (link) => this.ways.read(/** @type {string} */ (link.dataset.section)));
    document.addEventListener("pointerdown", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (this.pinned && !this.note.contains(target) && !frame.contains(target)) this.hide();
    });
    /** @type {any} */
    this.pressing = null;
    this.start = { x: 0, y: 0 };
  }

  /**
   * The element that would explain itself.
   * @param {EventTarget | null} target
   * @returns {Element | null}
   */
  thing(target) {
    const found = target instanceof Element ? target.closest("[data-option], [data-about]") : null;
    return found && this.frame.contains(found) ? found : null;
  }

  /** @param {EventTarget | null} target */
  over(target) {
    if (this.pinned) return;
    const thing = this.thing(target);
    if (thing === this.of && !this.note.hidden) return clearTimeout(this.timer);
    clearTimeout(this.timer);
    if (!thing) return this.leave(null);
    const soon = !this.note.hidden || performance.now() - this.closed < 300;
    this.timer = setTimeout(() => this.show(thing), soon ? 60 : WAIT);
  }

  /** @param {EventTarget | null} to */
  leave(to) {
    if (this.pinned || (to instanceof Node && this.note.contains(to))) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LINGER);
  }

  /** @param {Element} target */
  focused(target) {
    const thing = this.thing(target);
    if (thing && target.matches(":focus-visible")) this.show(thing);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.pressed = false;
    clearTimeout(this.pressing);
    if (event.pointerType === "mouse") return;
    this.start = { x: event.clientX, y: event.clientY };
    const thing = this.thing(event.target);
    if (!thing) return this.hide();
    this.pressing = setTimeout(() => {
      this.pressed = true;
      navigator.vibrate?.(12);
      this.show(thing, true);
    }, PRESS);
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > 8) clearTimeout(this.pressing);
  }

  /**
   * @param {Element} thing
   * @param {boolean} [pin]
   */
  async show(thing, pin = false) {
    this.of = thing;
    this.pinned = pin;
    const option = thing.closest("[data-option]")?.getAttribute("data-option");
    const label = option ? this.ways.label(option) : undefined;
    const topic = thing.closest("[data-about]")?.getAttribute("data-about");
    const found = topic ? await this.about(topic).catch(() => null) : null;
    const state = stateOf(thing.closest("[data-about]") ?? thing, found?.name ?? "");
    if (this.of !== thing || (!label && !found && !state)) return;
    this.note.replaceChildren(
      ...(label ? [make("p", { class: "does" }, label)] : []),
      ...(found ? [make("p", { class: "name" }, found.name)] : []),
      ...(state && state !== label ? [make("p", { class: found ? "state" : "name" }, state)] : []),
      ...(found ? found.text.split("\n").filter(Boolean).map((line) => make("p", {}, line)) : []),
      ...(found?.section
        ? [make("button", { type: "button", class: "link", "data-section": found.section }, this.ways.rules())]
        : []),
    );
    this.note.hidden = false;
    this.place(thing.getBoundingClientRect());
    thing.setAttribute("aria-describedby", "note");
  }

  /** @param {DOMRect} box */
  place(box) {
    const { offsetWidth: w, offsetHeight: h } = this.note;
    const { innerWidth: width, innerHeight: height } = window;
    const big = box.width > width * 0.4 || box.height > height * 0.5;
    const spots = [
      { x: box.left + box.width / 2 - w / 2, y: box.top - h - 10 },
      { x: box.left + box.width / 2 - w / 2, y: box.bottom + 10 },
      { x: box.right + 10, y: box.top + box.height / 2 - h / 2 },
      { x: box.left - w - 10, y: box.top + box.height / 2 - h / 2 },
    ];
    const fits = spots.find(({ x, y }) => (x >= 4 || x + w <= width - 4) && y >= 4 && y + h <= height - 4);
    const { x, y } = (!big && fits) || fits || spots[1];
    this.note.style.left = `${Math.max(6, Math.min(width - w - 6, x))}px`;
    this.note.style.top = `${Math.max(6, Math.min(height - h - 6, y))}px`;
  }

  /**
   * @param {string} topic
   * @returns {Promise<Explained>}
   */
  about(topic) {
    const query = this.ways.query();
    const key = `${topic} ${JSON.stringify(query)}`;
    let found = this.known.get(key);
    if (!found) {
      found = get(address(this.ways.about(topic), query));
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  hide() {
    clearTimeout(this.timer);
    if (!this.note.hidden) this.closed = performance.now();
    this.of?.removeAttribute("aria-describedby");
    this.note.hidden = true;
    this.pinned = false;
    this.of = null;
  }
}
