// @ts-check
/** The parts of the board: a picture names them (`data-area`), and on a small screen one looks at them one by one. */

import { all, make, on } from "./dom.js";

/** Letters lower than this are not read with ease, in pixels; so high are those of a picture, in its own units. */
const LEGIBLE = 11;
const LETTERS = 12;
/** Where letters are lower than this, the board comes nearer by itself when one is asked. */
const TINY = 8;
/** Nobody looks closer than this at a part that would fit larger. */
const LARGE = 1.8;
const MARGIN = 5;
/** After somebody moved the board by hand, it does not move by itself for so long. */
const PATIENCE = 2500;
/** A quick stroke leads to the next part. */
const STROKE = { long: 56, quick: 420 };
const TAPS = { apart: 320, near: 30 };

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string} title
 * @property {number[]} box  x, y, width and height in the picture
 * @property {number} text  how high the letters are that one wants to read there
 */

export class Areas {
  /**
   * @param {import("./camera.js").Camera} camera
   * @param {HTMLElement} strip  where the parts are listed
   */
  constructor(camera, strip) {
    this.camera = camera;
    this.frame = camera.frame;
    this.strip = strip;
    /** @type {Area[]} */
    this.all = [];
    this.listed = "";
    camera.moved = () => this.mark();
    on(strip, "click", "[data-look]", (chip) => this.look(chip.dataset.look ?? ""));
    this.frame.addEventListener("pointerdown", (event) => this.down(event));
    this.frame.addEventListener("pointerup", (event) => this.up(event));
    new ResizeObserver(() => this.list()).observe(this.frame);
    this.from = { x: 0, y: 0, seen: 0, time: 0 };
    this.tap = { x: 0, y: 0, time: -Infinity };
  }

  /** Learn the parts of another picture, in the order in which they lie. */
  read() {
    /** @type {Map<string, Area>} */
    const found = new Map();
    for (const each of all("[data-area]", this.frame)) {
      const { area = "", title = "", box = "", text = "" } = each.dataset;
      found.set(area, { name: area, title, box: box.split(" ").map(Number), text: Number(text) });
    }
    this.all = [...found.values()].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
    this.list();
  }

  /** How high usual letters are where the whole board is seen. */
  get letters() {
    return this.camera.unit * this.camera.home * LETTERS;
  }

  /** Whether the parts lie below each other, in a picture for a narrow screen. */
  get tall() {
    return this.camera.home > 1.001;
  }

  list() {
    const small = this.tall || this.letters < LEGIBLE - (this.strip.hidden ? 1 : 0);
    this.strip.hidden = this.all.length < 2 || !small;
    const wanted = this.all.map((area) => `${area.name} ${area.title}`).join("\n");
    if (wanted === this.listed) return;
    this.listed = wanted;
    this.strip.replaceChildren(
      ...this.all.map(({ name, title }) => {
        const seat = name.startsWith("seat-") ? name.slice(5) : null;
        const sign = seat && make("span", { class: "sign", "data-sign": seat, "aria-hidden": "true" });
        return make("button", { type: "button", class: "chip", "data-look": name, "aria-pressed": "false" }, sign, make("span", {}, title));
      }),
    );
    this.marked = undefined;
    this.mark();
  }

  /** The part in the middle of the frame; none while the whole board is seen. @returns {Area | undefined} */
  get here() {
    const { seen, k } = this.camera;
    if (!seen || k <= 1.001) return undefined;
    if (seen === this.aimed.seen) return this.aimed.area;
    const y = seen.y - (this.tall ? Math.max(0, this.camera.size.height / 2 - 90) / seen.scale : 0);
    const away = ({ box: [x, top, w, h] }) =>
      Math.hypot(Math.max(x - seen.x, seen.x - x - w, 0), Math.max(top - y, y - top - h, 0));
    return this.all.reduce((best, each) => (away(each) < away(best) ? each : best), this.all[0]);
  }

  /** Mark the part that is looked at. */
  mark() {
    const here = this.here?.name;
    if (here === this.marked) return;
    this.marked = here;
    for (const chip of all("[data-look]", this.strip)) {
      const now = chip.dataset.look === here;
      chip.setAttribute("aria-pressed", String(now));
      if (now) this.strip.scrollTo({ left: chip.offsetLeft - (this.strip.clientWidth - chip.offsetWidth) / 2 });
    }
  }

  /** @type {string | undefined} */
  marked = undefined;

  /**
   * Glide to a part: as large as the frame allows. Where its letters would be too low then, it comes as near as one
   * reads them, if it is wider than the frame or has been looked at already.
   * @param {string} name
   * @param {{x: number, y: number}} [point]  what is to be seen, where not all can be, in the picture
   * @param {boolean} [near]
   */
  look(name, point, near = false) {
    const area = this.all.find((each) => each.name === name);
    if (!area) return;
    const [x, y, w, h] = area.box;
    const { width, height } = this.camera.size;
    const across = (width - 2 * MARGIN) / w;
    const legible = LEGIBLE / area.text;
    const whole = Math.min(across, (height - 2 * MARGIN) / h, LARGE * legible);
    let scale = whole;
    if (whole < legible) {
      const closer = near || !this.tall || (this.target === name && this.marked === name);
      scale = across > legible * 0.9 ? Math.min(across, legible * 1.25) : closer ? legible : across;
      this.target = closer ? "" : name;
    }
    /** Where the middle of the frame comes to, of what lies from `start` on. */
    const along = (/** @type {number} */ start, /** @type {number} */ size, /** @type {number} */ room, /** @type {number | undefined} */ wanted, upper = false) => {
      const half = (room / 2 - MARGIN) / scale;
      if (size <= 2 * half) return upper ? start + half : start + size / 2;
      return Math.min(start + size - half, Math.max(start + half, wanted ?? start));
    };
    this.glide();
    this.camera.centre(scale, along(x, w, width, point?.x), along(y, h, height, point?.y, this.tall));
    this.aimed = { area, seen: this.camera.seen };
    this.mark();
  }

  /** The board will glide; what is said beside a thing on it would stay behind. */
  glide() {
    this.camera.atHome = false;
    this.frame.classList.add("gliding");
    this.frame.dispatchEvent(new CustomEvent("prestol:glide"));
  }

  /** The part that was looked at last, and what was seen then. @type {{area?: Area, seen: any}} */
  aimed = { seen: undefined };
  /** The part that a look has gone to, as a whole. */
  target = "";

  /** To the part before or after. @param {number} way */
  step(way) {
    if (!this.all.length) return;
    const at = this.here ? this.all.indexOf(this.here) + way : way > 0 ? 0 : this.all.length - 1;
    this.look(this.all[(at + this.all.length) % this.all.length].name);
  }

  /**
   * Somebody is asked: come to the part where most of the answers lie, if they cannot be seen well already.
   * @param {HTMLElement[]} lit
   */
  follow(lit) {
    if (!this.all.length || !lit.length) return;
    if (!this.tall && this.letters >= TINY) return this.camera.show(lit);
    if (this.camera.fingers.size || performance.now() - this.camera.held < PATIENCE) return;
    /** @type {Map<string, HTMLElement[]>} */
    const held = new Map();
    for (const each of lit) {
      const name = /** @type {HTMLElement | null} */ (each.closest("[data-area]"))?.dataset.area ?? "";
      held.set(name, [...(held.get(name) ?? []), each]);
    }
    const [name, most] = [...held].reduce((best, each) => (each[1].length > best[1].length ? each : best));
    const area = this.all.find((each) => each.name === name);
    if (!area) return;
    const frame = this.frame.getBoundingClientRect();
    const scale = this.camera.k * this.camera.unit;
    const boxes = most.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const seen = boxes.some((box) => box.left >= frame.left - 2 && box.right <= frame.right + 2 && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2);
    if (seen && scale * area.text >= TINY) return;
    const closer = LEGIBLE / area.text / scale;
    const fits = (right - left) * closer < frame.width && (bottom - top) * closer < frame.height;
    if (fits || !seen) this.look(name, this.at((left + right) / 2, (top + bottom) / 2), fits);
  }

  /** A point of the screen, in the picture. @param {number} x @param {number} y */
  at(x, y) {
    const { seen } = this.camera;
    const frame = this.frame.getBoundingClientRect();
    if (!seen) return { x: 0, y: 0 };
    return {
      x: seen.x + (x - frame.left - frame.width / 2) / seen.scale,
      y: seen.y + (y - frame.top - frame.height / 2) / seen.scale,
    };
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.from = { x: event.clientX, y: event.clientY, seen: this.camera.x, time: performance.now() };
  }

  /** A finger was lifted: was it a stroke, or the second of two taps? @param {PointerEvent} event */
  up(event) {
    if (event.pointerType === "mouse" || this.camera.fingers.size) return;
    const now = performance.now();
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    const quick = now - this.from.time < STROKE.quick;
    if (quick && Math.abs(dx) > STROKE.long && Math.abs(dx) > 2 * Math.abs(dy)) {
      const stuck = Math.abs(this.camera.x - this.from.seen) < Math.abs(dx) * 0.35;
      if (stuck) this.step(dx < 0 ? 1 : -1);
    } else if (quick && Math.hypot(dx, dy) < TAPS.near / 2) {
      const twice = now - this.tap.time < TAPS.apart && Math.hypot(event.clientX - this.tap.x, event.clientY - this.tap.y) < TAPS.near;
      this.tap = { x: event.clientX, y: event.clientY, time: twice ? -Infinity : now };
      if (twice && !(/** @type {Element} */ (event.target).closest("[data-option].lit"))) this.twice(event.clientX, event.clientY);
    }
  }

  /** Two taps: closer to what lies there, and back. @param {number} x @param {number} y */
  twice(x, y) {
    const { camera } = this;
    const point = this.at(x, y);
    const home = camera.home * camera.unit;
    this.glide();
    if (Math.abs(camera.k - camera.home) > 0.02 * camera.home) return this.tall ? camera.centre(home, point.x, point.y) : camera.fit();
    const area = this.all.find(({ box }) => point.x >= box[0] && point.x <= box[0] + box[2] && point.y >= box[1] && point.y <= box[1] + box[3]);
    if (area && !this.tall) this.look(area.name, point);
    else camera.centre(Math.max(area ? LEGIBLE / area.text : 0, home * 1.7), point.x, point.y);
  }
}
