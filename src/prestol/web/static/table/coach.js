// @ts-check
/** The coach: explains what the learner has not met before, and on request what is asked; asks a strong bot for advice. */

import { Refusal, post } from "../api.js";
import { tell } from "../page.js";
import { say } from "../words.js";
import { all, one } from "./dom.js";

/** Stands beside the question. */
export class Coach {
  /**
   * @param {import("./table.js").Table} table
   * @param {HTMLElement} place
   */
  constructor(table, place) {
    this.table = table;
    this.place = place;
    /** The question that somebody wants to have explained again. @type {string | null} */
    this.recalled = null;
    /** What a strong bot would answer to a question. @type {{moment: string | null, json: string} | null} */
    this.advice = null;
    this.thinking = false;
    table.heard.push(() => this.show());
  }

  /** What was understood in this match, and what shall never be explained again in this game. */
  get shelves() {
    return [`prestol.coach.${this.table.id}`, `prestol.known.${this.table.now.game}`];
  }

  /** @param {string} shelf @returns {string[]} */
  read(shelf) {
    return JSON.parse(localStorage.getItem(shelf) ?? "[]");
  }

  /** The piece that is to be seen now, one at a time. @returns {HTMLElement | undefined} */
  get wanted() {
    const { moment, at } = this.table.now;
    if (at !== null) return undefined;
    const notes = all("[data-topic]", this.place);
    if (moment !== null && this.recalled === moment) return notes.find((note) => "asked" in note.dataset);
    const done = this.shelves.flatMap((shelf) => this.read(shelf));
    return notes.find((note) => "untold" in note.dataset && !done.includes(note.dataset.topic ?? ""));
  }

  async show() {
    const { moment, options, at } = this.table.now;
    if (this.advice && (this.advice.moment !== moment || at !== null)) this.advice = null;
    const { wanted, advice } = this;
    for (const note of all("[data-topic]", this.place)) note.hidden = note !== wanted;
    for (const each of all("[data-option], [data-answer]")) {
      each.classList.toggle("hinted", advice !== null && (each.dataset.option ?? each.dataset.answer) === advice.json);
    }
    const line = /** @type {HTMLElement} */ (one("#advice"));
    const known = /** @type {HTMLElement} */ (one("[data-do=known]", this.place));
    line.hidden = !advice;
    known.hidden = !wanted || !("untold" in wanted.dataset);
    this.place.hidden = !wanted && !advice;
    if (advice) {
      const label = options.find((each) => each.json === advice.json)?.label ?? "";
      line.textContent = await say("table-hint", { label });
    }
  }

  /** Enough of what is open. @param {boolean} [forever]  in all matches of this game */
  close(forever = false) {
    const shelf = this.shelves[forever ? 1 : 0];
    const read = this.wanted?.dataset.topic;
    if (read) localStorage.setItem(shelf, JSON.stringify([...new Set([...this.read(shelf), read])]));
    this.recalled = this.advice = null;
    this.show();
    if (this.place.hidden) this.table.frame.focus({ preventScroll: true });
  }

  /** Explain the question, or close the explanation. */
  explain() {
    const { wanted } = this;
    if (wanted && "asked" in wanted.dataset) return this.close();
    this.recalled = this.table.now.moment;
    return this.show();
  }

  /** Ask a strong bot what it would answer. */
  async hint() {
    const { moment, acts } = this.table.now;
    if (this.thinking || !acts.includes("hint")) return;
    this.thinking = true;
    const button = one("#prompt [data-do=hint]");
    button?.classList.add("busy");
    try {
      const { value } = await post(this.table.api("/hint"), { seat: this.table.seat, moment });
      this.advice = { moment, json: JSON.stringify(value) };
      await this.show();
      this.table.camera.show(all("#board .hinted"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (moment === this.table.now.moment) tell(error.message, "bad");
    } finally {
      this.thinking = false;
      button?.classList.remove("busy");
    }
  }
}
