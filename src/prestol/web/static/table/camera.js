// @ts-check
/** Looking at the board: wheel and pinch zoom, dragging, double click. */

import { still } from "./dom.js";

const DEEPEST = 8;
/** At the deepest, a unit of the picture has at least so many pixels. */
const CLOSEST = 5;
const SLIP = 6;
/** So long does the board glide to another part, in milliseconds. */
const GLIDE = 380;

/** A view on the board inside its frame: `k` times as large, moved by `x` and `y`. */
export class Camera {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    /** True after a drag, so that the click that ends it is none. */
    this.dragged = false;
    /** True until somebody looked elsewhere. */
    this.atHome = true;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    /** @type {any} */
    this.settle = null;
    /** What stands in the middle of the frame, and how large. @type {{wide: number, scale: number, x: number, y: number} | null} */
    this.seen = null;
    this.byTouch = false;
    /** How the board moved last under a finger. */
    this.drift = { x: 0, y: 0, time: 0 };
    /** When somebody moved the board last. */
    this.held = -Infinity;
    /** Called whenever something else is seen. */
    this.moved = () => {};
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"]) {
      frame.addEventListener(type, (event) => this.up(/** @type {PointerEvent} */ (event)));
    }
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    frame.addEventListener("dblclick", (event) => this.double(event));
    new ResizeObserver(() => this.resized()).observe(frame);
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.frame.querySelector(":scope > svg");
  }

  get size() {
    const box = this.svg?.viewBox.baseVal;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const ratio = box ? box.width / box.height : 1.6;
    const fitted = Math.min(width, height * ratio);
    return { width, height, w: fitted, h: fitted / ratio };
  }

  /** So large is the board when it is at home: all of it is seen; of a tall one all of its width, from its top on. */
  get home() {
    const { width, w, h } = this.size;
    return h > w && w > 0 ? width / w : 1;
  }

  get deepest() {
    return Math.max(DEEPEST, CLOSEST / this.unit);
  }

  fit() {
    this.atHome = true;
    const { h, height } = this.size;
    this.set(this.home, 0, (h * this.home - height) / 2);
  }

  resized() {
    if (this.atHome) this.fit();
    else this.keep();
  }

  /** The same part of the picture as before, whatever has become of the frame or of the picture around it. */
  keep() {
    if (this.atHome || this.seen?.wide !== this.svg?.viewBox.baseVal.width || !this.seen) return this.fit();
    this.centre(this.seen.scale, this.seen.x, this.seen.y);
  }

  /**
   * @param {number} scale  of pixels to a unit of the picture
   * @param {number} x  what comes into the middle of the frame, in the picture
   * @param {number} y
   */
  centre(scale, x, y) {
    this.drift = { x: 0, y: 0, time: 0 };
    const box = this.svg?.viewBox.baseVal;
    if (!box) return;
    this.set(scale / this.unit, (box.x + box.width / 2 - x) * scale, (box.y + box.height / 2 - y) * scale);
  }

  /** How many pixels a unit of the picture has where all of it is seen. */
  get unit() {
    return this.size.w / (this.svg?.viewBox.baseVal.width || 1);
  }

  /**
   * @param {number} k
   * @param {number} x  how far the middle of the board is from the middle of the frame
   * @param {number} y
   */
  set(k, x, y) {
    const { width, height, w, h } = this.size;
    this.k = Math.min(this.deepest, Math.max(1, k));
    const free = (/** @type {number} */ board, /** @type {number} */ room) => Math.max(0, (board * this.k - room) / 2);
    const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.min(most, Math.max(-most, value));
    this.x = within(x, free(w, width));
    this.y = within(y, free(h, height));
    const svg = this.svg;
    if (!svg) return;
    const box = svg.viewBox.baseVal;
    const scale = this.k * this.unit;
    this.seen = { wide: box.width, scale, x: box.x + box.width / 2 - this.x / scale, y: box.y + box.height / 2 - this.y / scale };
    svg.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
    this.frame.classList.toggle("zoomed", this.k > 1.001);
    svg.style.willChange = "transform";
    clearTimeout(this.settle);
    this.settle = setTimeout(() => {
      svg.style.willChange = "";
      this.frame.classList.remove("gliding");
    }, GLIDE);
    this.moved();
  }

  /**
   * Zoom so that what is under a point stays under it.
   * @param {number} factor
   * @param {number} [clientX]
   * @param {number} [clientY]
   */
  zoom(factor, clientX, clientY) {
    const box = this.frame.getBoundingClientRect();
    const px = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
    const py = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
    const k = Math.min(this.deepest, Math.max(1, this.k * factor));
    const by = k / this.k;
    this.touched();
    this.set(k, px - (px - this.x) * by, py - (py - this.y) * by);
  }

  /** Somebody moves the board by hand. */
  touched() {
    this.atHome = false;
    this.held = performance.now();
    this.frame.classList.remove("gliding");
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const step = event.deltaMode === 1 ? 30 : 1;
    this.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * step)) * 0.0032), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.byTouch = event.pointerType !== "mouse";
    this.drift = { x: 0, y: 0, time: 0 };
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 1) {
      if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
      if (!this.dragged) this.frame.setPointerCapture?.(event.pointerId);
      this.dragged = true;
      this.touched();
      this.frame.classList.add("dragging");
      this.set(this.k, this.x + now.x - before.x, this.y + now.y - before.y);
      this.drift = { x: now.x - before.x, y: now.y - before.y, time: performance.now() };
    } else if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      this.dragged = true;
      const apart = (/** @type {{x: number, y: number}} */ a) => Math.hypot(a.x - other.x, a.y - other.y);
      this.zoom(apart(now) / Math.max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.set(this.k, this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2);
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size) return;
    this.frame.classList.remove("dragging");
    if (this.byTouch && performance.now() - this.drift.time < 60) this.coast();
  }

  /** The board moves on for a moment after a finger has let it go. */
  coast() {
    const { drift } = this;
    if (still()) return;
    const on = () => {
      if (this.drift !== drift || Math.hypot(drift.x, drift.y) < 0.4) return;
      this.set(this.k, this.x + drift.x, this.y + drift.y);
      drift.x *= 0.94;
      drift.y *= 0.94;
      requestAnimationFrame(on);
    };
    requestAnimationFrame(on);
  }

  /** @param {MouseEvent} event */
  double(event) {
    if (this.byTouch) return;
    if (/** @type {Element} */ (event.target).closest("[data-option]")) return;
    if (this.atHome || Math.abs(this.k - this.home) < 0.01) this.zoom(2.2, event.clientX, event.clientY);
    else this.fit();
  }

  /**
   * Bring elements into the frame if they are outside, without zooming.
   * @param {Element[]} elements
   */
  show(elements) {
    const boxes = elements.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    if (!boxes.length || this.k <= 1.001) return;
    const frame = this.frame.getBoundingClientRect();
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    if (left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom) return;
    const dx = frame.left + frame.width / 2 - (left + right) / 2;
    const dy = frame.top + frame.height / 2 - (top + bottom) / 2;
    this.set(this.k, this.x + dx, this.y + dy);
  }
}
