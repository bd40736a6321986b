// @ts-check
/** A line chart of scores by round. Colour is not the only carrier: each line ends in its player's sign and name. */

/**
 * @param {{rounds: string[], seats: {name: string, colour: string, scores: number[]}[], title: string}} about
 * @returns {SVGSVGElement}
 */
export function chart({ rounds, seats, title }) {
  const [width, height, left, right, top, bottom] = [560, 230, 34, 118, 14, 26];
  const values = seats.flatMap((seat) => seat.scores);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (/** @type {number} */ i) => left + ((width - left - right) * i) / Math.max(1, rounds.length - 1);
  const y = (/** @type {number} */ v) => height - bottom - ((height - top - bottom) * (v - low)) / (high - low);
  const svg = part("svg", { viewBox: `0 0 ${width} ${height}`, class: "chart", role: "img", "aria-label": title });
  const step = nice((high - low) / 4);
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) {
    svg.append(part("line", { x1: left, x2: width - right, y1: y(v), y2: y(v), class: "grid" }));
    svg.append(part("text", { x: left - 6, y: y(v) + 4, class: "axis end" }, signed(v)));
  }
  const every = Math.ceil(rounds.length / 10);
  rounds.forEach((round, i) => {
    if (i % every === 0) svg.append(part("text", { x: x(i), y: height - 8, class: "axis mid" }, round));
  });
  const ends = seats
    .map((seat, i) => ({ seat, i, at: y(seat.scores[seat.scores.length - 1] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  ends.forEach((end, i) => {
    if (i && end.at < ends[i - 1].at + 15) end.at = ends[i - 1].at + 15;
  });
  for (const { seat, i, at } of ends) {
    const points = seat.scores.map((v, n) => `${x(n).toFixed(1)} ${y(v).toFixed(1)}`);
    const dash = ["", "7 3", "2 3", "9 3 2 3", "12 4"][i % 5];
    svg.append(part("polyline", { points: points.join(" "), class: "line", stroke: seat.colour, "stroke-dasharray": dash }));
    const last = seat.scores.length - 1;
    svg.append(part("circle", { cx: x(last), cy: y(seat.scores[last]), r: 4, fill: seat.colour }));
    svg.append(part("text", { x: x(last) + 10, y: at + 4, class: "axis" }, `${seat.name}: ${signed(seat.scores[last])}`));
  }
  return svg;
}

/**
 * @param {string} name
 * @param {Record<string, any>} about
 * @param {string} [text]
 * @returns {any}
 */
function part(name, about, text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) if (value !== "") made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** A number as it is printed. @param {number} n */
const signed = (n) => String(n).replace("-", "\u2212");

/** @param {number} raw */
function nice(raw) {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  return Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((n) => n >= raw) ?? 10 * size);
}
