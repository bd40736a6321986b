// @ts-check
/** The story of the match: lines come with the moves they tell of, and light the places they speak of. */

import { all, make, on, one } from "./dom.js";

/**
 * @typedef {object} Line
 * @property {number} n  its place in the story that this onlooker knows
 * @property {number} steps  the moment that it was told at
 * @property {string} text
 * @property {string[]} places  what it speaks of on the board
 * @property {boolean} own  only this onlooker knows it
 * @property {number | null} sign  the seat whose sign stands before it
 */

/** The lines beside the board. */
export class Log {
  /**
   * @param {HTMLElement} list
   * @param {{point: (topics: string[]) => void, go: (steps: number) => void, earlier: (n: number) => Promise<Line[]>}} ways
   */
  constructor(list, ways) {
    this.list = list;
    this.ways = ways;
    for (const type of ["pointerover", "focusin"]) {
      on(list, type, "li[data-n]", (line) => ways.point(JSON.parse(line.dataset.places ?? "[]")));
    }
    for (const type of ["pointerleave", "focusout"]) list.addEventListener(type, () => ways.point([]));
    on(list, "click", "a[data-steps]", (link, event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      ways.go(Number(link.dataset.steps));
    });
    on(list.parentElement ?? list, "click", "[data-earlier]", async (button) => {
      const first = Number(one("li[data-n]", list)?.dataset.n ?? 0);
      const lines = await ways.earlier(first);
      const height = list.scrollHeight;
      list.prepend(...lines.map((line) => this.line(line)));
      list.scrollTop += list.scrollHeight - height;
      button.hidden = !lines.length || lines[0].n === 0;
    });
    this.end();
  }

  get last() {
    const lines = all("li[data-n]", this.list);
    return lines.length ? Number(lines[lines.length - 1].dataset.n) : -1;
  }

  end() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  /**
   * Show these lines instead of those from the first of them on; what is new comes in softly.
   * @param {Line[]} lines
   * @param {boolean} fresh  forget what was shown
   */
  show(lines, fresh = false) {
    const atEnd = this.list.scrollTop + this.list.clientHeight > this.list.scrollHeight - 60;
    if (fresh) this.list.replaceChildren();
    const shown = new Map(all("li[data-n]", this.list).map((each) => [Number(each.dataset.n), each]));
    const first = lines.length ? lines[0].n : Infinity;
    const told = [];
    const known = new Set(lines.map((line) => line.n));
    for (const [n, each] of shown) if (n >= first && !known.has(n)) each.remove();
    for (const line of lines) {
      const old = shown.get(line.n);
      if (old && old.dataset.text === line.text) continue;
      const item = this.line(line);
      if (!fresh) {
        item.classList.add("fresh");
        told.push(line.text);
      }
      if (old) old.replaceWith(item);
      else this.list.append(item);
    }
    const said = document.getElementById("said");
    if (said && told.length) said.textContent = told.slice(-6).join(" ");
    if (atEnd || fresh) this.end();
  }

  /**
   * @param {Line} line
   * @returns {HTMLElement}
   */
  line(line) {
    return make(
      "li",
      {
        "data-n": line.n,
        "data-text": line.text,
        "data-places": JSON.stringify(line.places),
        class: line.own ? "own" : null,
      },
      line.sign === null ? null : make("span", { class: "sign", "data-sign": line.sign, "aria-hidden": "true" }),
      make("a", { href: `?at=${line.steps}`, "data-steps": line.steps }, line.text),
    );
  }

  /** @param {number} n  lines after this one are news to whoever came back */
  divide(n) {
    one(".since", this.list)?.classList.remove("since");
    one(`li[data-n="${n + 1}"]`, this.list)?.classList.add("since");
  }
}
