// @ts-check
/** Clocks go on between what the server says. */

import { all } from "./dom.js";

/** @type {WeakMap<HTMLElement, {given: string, at: number}>} */
const since = new WeakMap();

/** Show all clocks as they stand now. */
export function tick() {
  for (const clock of all("[data-left]")) {
    const given = `${clock.dataset.left} ${clock.dataset.mark ?? ""}`;
    let known = since.get(clock);
    if (!known || known.given !== given) {
      known = { given, at: performance.now() };
      since.set(clock, known);
    }
    const running = clock.hasAttribute("data-running");
    const left = Number(clock.dataset.left) - (running ? (performance.now() - known.at) / 1000 : 0);
    const text = shown(left, clock.dataset.units ?? "d h m");
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("low", running && left < 30);
  }
}

/**
 * @param {number} seconds
 * @param {string} units  what days, hours and minutes are called
 */
function shown(seconds, units) {
  const left = Math.max(0, Math.ceil(seconds));
  const [d, h, m] = units.split(" ");
  if (left >= 86400) return `${Math.floor(left / 86400)}\u00a0${d} ${Math.floor((left % 86400) / 3600)}\u00a0${h}`;
  if (left >= 36000) return `${Math.floor(left / 3600)}\u00a0${h} ${Math.floor((left % 3600) / 60)}\u00a0${m}`;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
