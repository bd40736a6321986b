// @ts-check
/** The table as the page knows it: fetches it, shows it step by step, gives answers. */

import { Refusal, get, post } from "../api.js";
import { shape, tell } from "../page.js";
import { lang, say } from "../words.js";
import { Areas } from "./areas.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { tick } from "./clocks.js";
import { all, one, pause, refill, still } from "./dom.js";
import { address } from "./net.js";

/** A move is shown in at most so much time, and all that is missed in so much. */
const STEP = 300;
const REST = 260;
const WHOLE = 5200;
const FRAMES = 24;
/** A moment with so many lines is shown in steps of its own. */
const MANY = 4;

/** @typedef {import("./log.js").Line} Line */

/**
 * @typedef {object} Now
 * @property {string} id
 * @property {string} game
 * @property {string} status
 * @property {string} title
 * @property {number} steps
 * @property {number | null} at
 * @property {number | null} seat
 * @property {number[]} others
 * @property {boolean} careful
 * @property {boolean} yours
 * @property {string | null} moment
 * @property {{json: string, label: string, passing: boolean}[]} options
 * @property {string | null} window
 * @property {number | null} before
 * @property {number | null} after
 * @property {{seat: number, name: string, mine: boolean}[]} seats
 * @property {Line[]} lines
 * @property {number} lines_from
 * @property {{mine: boolean} | null} proposal
 * @property {string[]} acts
 * @property {string | null} key
 * @property {any} result
 * @property {string} mark
 */

/** One match, as one onlooker sees it. */
export class Table {
  /**
   * @param {Now} now
   * @param {HTMLElement} frame
   */
  constructor(now, frame) {
    this.now = now;
    this.frame = frame;
    this.id = now.id;
    this.seat = now.seat;
    this.at = now.at;
    this.board = new Board(frame);
    this.camera = new Camera(frame);
    this.areas = new Areas(this.camera, /** @type {HTMLElement} */ (one("#areas")));
    this.board.placed = () => {
      this.camera.keep();
      this.areas.read();
    };
    /** @type {import("./log.js").Log | null} */
    this.log = null;
    /** @type {Promise<void> | null} */
    this.looking = null;
    this.again = false;
    /** Counts what we do: what was seen before we did something is old. */
    this.done = 0;
    this.hurry = false;
    this.waiting = false;
    /** @type {(() => void)[]} called after each change of what is shown */
    this.heard = [];
    this.areas.read();
    this.ask();
    this.camera.fit();
    frame.addEventListener("pointerdown", () => (this.hurry = this.looking !== null));
  }

  /** @param {string} path */
  api(path) {
    return `/api/matches/${this.id}${path}`;
  }

  /** @param {string} [path] */
  page(path = "") {
    return `/m/${this.id}${path}`;
  }

  /** The board learns what may be answered. */
  ask() {
    const { options, at, steps, moment } = this.now;
    this.board.ask(new Map(options.map((option) => [option.json, option.label])));
    this.frame.dataset.at = `${at ?? steps} ${moment ?? ""}`;
    this.signs();
  }

  /** The players' signs stand on the board; the same signs stand beside it. */
  signs() {
    const svg = this.board.svg;
    if (!svg) return;
    for (const place of all(".sign[data-sign]")) {
      const seat = place.dataset.sign;
      const theme = `${this.now.game} ${seat}`;
      if (place.dataset.drawn === theme && place.firstChild) continue;
      const sign = /** @type {any} */ (svg.querySelector(`[data-seat="${seat}"]`));
      if (!sign) continue;
      const drawn = /** @type {SVGSVGElement} */ (svg.cloneNode(false));
      for (const name of ["role", "aria-label", "style", "viewBox"]) drawn.removeAttribute(name);
      const use = (sign.localName === "use" ? sign : sign.querySelector("use")).cloneNode(true);
      for (const [name, value] of Object.entries({ x: 1, y: 1, width: 22, height: 22 })) use.setAttribute(name, String(value));
      use.removeAttribute("data-seat");
      use.removeAttribute("transform");
      drawn.setAttribute("viewBox", "0 0 24 24");
      drawn.append(use);
      place.replaceChildren(drawn);
      place.dataset.drawn = theme;
    }
  }

  /** Look at the table again. However often it is called, one look follows another. */
  refresh() {
    this.again = true;
    this.looking ??= this.lookOn().finally(() => {
      this.looking = null;
      this.hurry = false;
    });
    return this.looking;
  }

  async lookOn() {
    try {
      while (this.again) {
        this.again = false;
        await this.look();
      }
      document.dispatchEvent(new CustomEvent("prestol:online", { detail: true }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status) tell(error.message, "bad");
      else document.dispatchEvent(new CustomEvent("prestol:online", { detail: false }));
    }
  }

  async look() {
    const { now: before, done } = this;
    shape();
    const query = { seat: this.seat, at: this.at, lang: lang(), have: before.mark };
    /** @type {{now: Now, parts: Record<string, string>, board: string | null}} */
    const found = await get(address(this.page("/now"), query));
    if (this.at !== query.at || this.seat !== query.seat || this.done !== done) {
      this.again = true;
      return;
    }
    const { now } = found;
    const along = before.at === null && now.at === null && before.seat === now.seat && this.spoken === lang();
    if (along && now.steps > before.steps && !still() && !document.hidden) await this.pass(before, now);
    const moving = before.seat === now.seat && Math.abs((now.at ?? now.steps) - (before.at ?? before.steps)) <= FRAMES;
    this.now = now;
    if (found.board !== null) {
      const arrived = this.board.draw(found.board, moving && !document.hidden, this.hurry ? 120 : STEP);
      arrived.catch(() => undefined);
    }
    for (const [part, html] of Object.entries(found.parts)) {
      const place = document.getElementById(PLACES[part] ?? part);
      if (place) refill(place, html);
    }
    this.log?.show(now.lines, !along);
    this.waiting = false;
    this.frame.classList.remove("waiting");
    for (const button of all("#prompt [disabled]")) button.removeAttribute("disabled"); // the prompt may be the same again
    this.spoken = lang();
    this.ask();
    tick();
    this.follow(before);
    for (const heard of this.heard) heard();
  }

  /** Come to where one may answer, when something is asked. @param {Now} [before] */
  follow(before) {
    const { yours, at, moment, seat } = this.now;
    const open = this.board.lit.filter((each) => each.classList.contains("lit"));
    if (yours && at === null && (before?.moment !== moment || before?.seat !== seat)) this.areas.follow(open);
  }

  spoken = lang();

  /**
   * Show what happened between two looks step by step, each with its lines of the story.
   * @param {Now} before
   * @param {Now} now
   */
  async pass(before, now) {
    const news = now.lines.filter((line) => line.steps > before.steps);
    const moments = [...new Set(news.map((line) => line.steps))].slice(-FRAMES);
    const boards = (
      await Promise.all(
        moments.map(async (at) => {
          const lines = news.filter((line) => line.steps === at);
          const passed = lines.length < MANY ? [] : await get(this.moment("/passage", at)).catch(() => []);
          const along = passed.map((/** @type {any} */ board) => ({ svg: board.svg, last: lines[board.lines - 1] }));
          if (at < now.steps) along.push({ svg: await text(this.moment("/frame", at)), last: lines[lines.length - 1] });
          return along;
        }),
      )
    ).flat();
    if (!boards.length) return;
    const beat = Math.min(STEP + REST, WHOLE / boards.length);
    const end = performance.now() + WHOLE * 1.2;
    this.frame.classList.add("passing");
    this.board.ask(new Map());
    for (const { svg, last } of boards) {
      if (this.hurry || document.hidden || performance.now() > end) break;
      if (last) {
        this.log?.show(now.lines.filter((line) => line.n <= last.n));
        this.signs();
      }
      if (!svg) continue;
      const moved = await this.board.draw(svg, true, Math.min(STEP, beat * 0.6));
      await this.rest(beat * (moved ? 0.45 : 0.3));
    }
    this.frame.classList.remove("passing");
  }

  /** @param {string} path @param {number} at */
  moment(path, at) {
    return address(this.page(path), { at, seat: this.seat, lang: lang() });
  }

  /** @param {number} ms */
  async rest(ms) {
    const end = performance.now() + ms;
    while (performance.now() < end && !this.hurry) await pause(Math.min(40, ms));
  }

  /**
   * Do something at the table, and look at what came of it.
   * @param {string} path  of the JSON interface
   * @param {Record<string, any>} [form]
   * @returns {Promise<any>}  what the server said, or null where it said no
   */
  async act(path, form = {}) {
    this.hurry = true;
    this.done += 1;
    let said = null;
    try {
      said = (await post(this.api(path), { seat: this.seat, ...form })) ?? {};
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 409) tell(await say("table-moved-on"));
      else tell(error.message, "bad");
    }
    this.done += 1;
    this.hurry = false;
    await this.refresh();
    return said;
  }

  /**
   * Give an answer.
   * @param {string} json  the option
   */
  async answer(json) {
    const { moment, yours, at } = this.now;
    if (!yours || at !== null || this.waiting || !this.now.options.some((option) => option.json === json)) return;
    this.waiting = true;
    this.frame.classList.add("waiting");
    for (const button of all("#prompt button")) button.setAttribute("disabled", "");
    for (const lit of this.board.lit) if (lit.dataset.option === json) lit.classList.add("chosen");
    await this.act("/answer", { value: JSON.parse(json), moment });
  }

  /**
   * Look at a moment of the match; null is now.
   * @param {number | null} at
   */
  async go(at) {
    this.at = at === null || (at >= this.now.steps && this.now.at === null) ? null : Math.max(0, at);
    this.hurry = true;
    history.replaceState(null, "", address(this.page(), { at: this.at }));
    await this.refresh();
  }

  /**
   * Look from another seat.
   * @param {number | null} seat
   */
  async sit(seat) {
    this.seat = seat;
    await this.refresh();
  }

  /** @param {number} seat */
  name(seat) {
    return this.now.seats[seat]?.name ?? "";
  }

  /** Where a seat's sign has its colour from. @param {number} seat */
  colour(seat) {
    const sign = one(`#players [data-sign="${seat}"] use`);
    return sign ? getComputedStyle(sign).fill : "currentColor";
  }
}

/** @type {Record<string, string>} */
const PLACES = { coach: "coach-notes", result: "result-inside", keys: "keys-inside" };

/** @param {string} path */
async function text(path) {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}
