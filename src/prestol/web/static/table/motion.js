// @ts-check
/** Movement: pieces slide from where they were to where they are now. It knows pieces by their names only. */

import { all, still } from "./dom.js";

const SLIDE = 300;
const MOST = 80;

/**
 * Where every piece lies on the screen.
 * @param {SVGSVGElement} svg
 * @returns {Map<string, DOMRect>}
 */
export function places(svg) {
  const found = new Map();
  for (const piece of all("[data-piece]", svg)) {
    const name = /** @type {string} */ (piece.dataset.piece);
    if (!found.has(name)) found.set(name, piece.getBoundingClientRect());
  }
  return found;
}

/**
 * Let the pieces of a board slide in from where they were before.
 * @param {SVGSVGElement} svg  the new board, in the document
 * @param {Map<string, DOMRect>} before
 * @param {number} [duration]
 * @returns {Promise<boolean>}  when all have arrived: true if anything has moved
 */
export async function slide(svg, before, duration = SLIDE) {
  if (still() || !before.size) return false;
  /** @type {{piece: HTMLElement, old: DOMRect | null, now: DOMRect}[]} */
  const flights = [];
  const gone = new Set();
  for (const piece of all("[data-piece]", svg)) {
    const name = /** @type {string} */ (piece.dataset.piece);
    if (gone.has(name)) continue;
    gone.add(name);
    if (flights.some((flight) => flight.piece.contains(piece))) continue;
    const old = before.get(name);
    const now = piece.getBoundingClientRect();
    if (!now.width && !now.height) continue;
    if (!old) flights.push({ piece, old: null, now });
    else if (Math.hypot(old.left + old.width / 2 - now.left - now.width / 2, old.top + old.height / 2 - now.top - now.height / 2) > 2.5 && old.width) {
      flights.push({ piece, old, now });
    }
  }
  if (!flights.length || flights.length > MOST) return flights.length > 0;
  const screen = svg.getScreenCTM();
  if (!screen) return false;
  const home = screen.inverse();
  const sky = document.createElementNS("http://www.w3.org/2000/svg", "g");
  sky.setAttribute("aria-hidden", "true");
  sky.setAttribute("pointer-events", "none");
  svg.append(sky);
  const arrivals = flights.map(({ piece, old, now }) => (old ? fly(piece, old, now) : appear(piece)));

  /** @param {HTMLElement} piece */
  function appear(piece) {
    return piece.animate({ opacity: [0, 1] }, { duration, easing: "ease-out" }).finished;
  }

  /**
   * A copy of the piece flies above everything, and the piece itself shows when it has arrived.
   * @param {HTMLElement} piece
   * @param {DOMRect} old
   * @param {DOMRect} now
   */
  function fly(piece, old, now) {
    const from = at(old);
    const to = at(now);
    const scale = now.width && old.width ? Math.min(4, Math.max(0.25, old.width / now.width)) : 1;
    const copy = airborne(piece);
    const flight = copy.animate(
      {
        transform: [
          `translate(${from.x - to.x * scale}px, ${from.y - to.y * scale}px) scale(${scale})`,
          "translate(0px, 0px) scale(1)",
        ],
      },
      { duration, easing: "cubic-bezier(.3,.1,.2,1)" },
    );
    piece.style.visibility = "hidden";
    const land = () => {
      piece.style.visibility = "";
      copy.remove();
    };
    return flight.finished.then(land, land);
  }

  /** @param {DOMRect} box */
  function at(box) {
    return new DOMPoint(box.left, box.top).matrixTransform(home);
  }

  /**
   * @param {HTMLElement} piece
   * @returns {SVGGElement}
   */
  function airborne(piece) {
    const place = /** @type {any} */ (piece).getScreenCTM();
    const own = /** @type {any} */ (piece).transform?.baseVal?.consolidate()?.matrix;
    const parent = own ? place.multiply(own.inverse()) : place;
    const matrix = home.multiply(parent);
    const inner = document.createElementNS(svg.namespaceURI, "g");
    inner.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
    let innermost = inner;
    for (const each of ancestors(piece)) {
      const layer = /** @type {Element} */ (each.cloneNode(false));
      for (const name of ["transform", "id", "data-piece", "data-about", "data-option", "clip-path", "tabindex", "role"]) {
        layer.removeAttribute(name);
      }
      innermost.append(layer);
      innermost = layer;
    }
    const copy = /** @type {Element} */ (piece.cloneNode(true));
    for (const each of [copy, ...all("[data-piece], [data-option], [tabindex]", copy)]) {
      for (const name of ["data-piece", "data-option", "tabindex", "role", "aria-label"]) each.removeAttribute(name);
    }
    innermost.append(copy);
    const outer = /** @type {SVGGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", "g"));
    outer.append(inner);
    sky.append(outer);
    return outer;
  }

  /** @param {Element} piece */
  function ancestors(piece) {
    const found = [];
    for (let each = piece.parentElement; each && each !== /** @type {any} */ (svg); each = each.parentElement) {
      if (each.localName === "g" && (each.getAttribute("class") || each.getAttribute("fill"))) found.unshift(each);
    }
    return found;
  }

  await Promise.allSettled(arrivals);
  sky.remove();
  return true;
}
