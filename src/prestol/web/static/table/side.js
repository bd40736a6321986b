// @ts-check
/** What stands beside the board: tabs, the sheet of a phone, chat, the rules. */

import { Refusal, get, post } from "../api.js";
import { tell } from "../page.js";
import { lang, say } from "../words.js";
import { all, make, on, one } from "./dom.js";
import { address } from "./net.js";

/** Tabs, of which one is open. */
export class Tabs {
  /**
   * @param {HTMLElement} list
   * @param {(name: string) => void} opened
   */
  constructor(list, opened) {
    this.list = list;
    this.opened = opened;
    on(list, "click", "[role=tab]", (tab) => this.open(tab.id.slice(4)));
    list.addEventListener("keydown", (event) => {
      const tabs = all("[role=tab]", list);
      const at = tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (to === undefined || at < 0) return;
      event.preventDefault();
      const tab = tabs[(to + tabs.length) % tabs.length];
      this.open(tab.id.slice(4));
      tab.focus();
    });
  }

  get name() {
    return one("[aria-selected=true]", this.list)?.id.slice(4) ?? "log";
  }

  /** @param {string} name */
  open(name) {
    for (const tab of all("[role=tab]", this.list)) {
      const open = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", String(open));
      tab.tabIndex = open ? 0 : -1;
      const panel = document.getElementById(tab.id.replace("tab", "panel"));
      if (panel) panel.hidden = !open;
    }
    this.news(name, 0);
    this.opened(name);
  }

  /**
   * @param {string} name
   * @param {number} count  of what has come since the tab was open
   */
  news(name, count) {
    const mark = one(`#tab-${name} .news`, this.list);
    if (!mark) return;
    mark.hidden = !count;
    mark.textContent = count ? String(count) : "";
  }
}

/** The talk at a table: a room of the players, one of the spectators. */
export class Chat {
  /**
   * @param {import("./table.js").Table} table
   * @param {Tabs} tabs
   */
  constructor(table, tabs) {
    this.table = table;
    this.tabs = tabs;
    this.list = /** @type {HTMLElement} */ (one("#messages"));
    this.room = table.now.seats.some((seat) => seat.mine) ? "players" : "spectators";
    this.known = new Set();
    this.unread = 0;
    this.first = true;
    const form = /** @type {HTMLFormElement} */ (one("#say"));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
      const text = field.value.trim();
      if (!text) return;
      try {
        await post(table.api("/chat"), { room: this.room, text });
        field.value = "";
        await this.look();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        tell(error.message, "bad");
      }
    });
    on(/** @type {HTMLElement} */ (one("#rooms")), "click", "[data-room]", (button) => {
      this.room = button.dataset.room ?? "players";
      this.show();
    });
    this.show();
  }

  /** Another room. */
  show() {
    for (const button of all("#rooms [data-room]")) button.setAttribute("aria-pressed", String(button.dataset.room === this.room));
    const over = this.table.now.status !== "running" && this.table.now.status !== "open";
    const rooms = one("#rooms");
    if (rooms) rooms.hidden = !over;
    this.known.clear();
    this.first = true;
    this.list.replaceChildren();
    this.look();
  }

  /** What has been said. */
  async look() {
    /** @type {{id: number, name: string, seat: number | null, text: string, at: number, mine: boolean}[]} */
    const found = await get(address(this.table.api("/chat"), { room: this.room })).catch(() => []);
    const messages = Array.isArray(found) ? found : [];
    const fresh = messages.filter((message) => !this.known.has(message.id));
    if (!messages.length && !this.list.childElementCount) {
      this.list.append(make("li", { class: "soft empty-chat", "data-t": "table-no-chat" }, await say("table-no-chat")));
    }
    if (!fresh.length) return;
    one(".empty-chat", this.list)?.remove();
    for (const message of fresh) {
      this.known.add(message.id);
      const time = new Date(message.at * 1000).toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit" });
      this.list.append(
        make(
          "li",
          { class: message.mine ? "mine" : null },
          message.seat === null ? null : make("span", { class: "sign", "data-sign": message.seat, "aria-hidden": "true" }),
          make("b", {}, message.name),
          " ",
          make("time", { class: "soft" }, time),
          make("p", {}, message.text),
        ),
      );
    }
    this.table.signs();
    this.list.scrollTop = this.list.scrollHeight;
    if (!this.first && this.tabs.name !== "chat") {
      this.unread += fresh.length;
      this.tabs.news("chat", this.unread);
    }
    this.first = false;
  }
}

/** The rules beside the board: chapters, and the texts of cards and terms; searched as one types. */
export class Reader {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.place = /** @type {HTMLElement} */ (one("#rules"));
    this.field = /** @type {HTMLInputElement} */ (one("#search"));
    this.loaded = "";
    this.field.addEventListener("input", () => this.search());
  }

  /** Fetch the rules, once for a language. */
  async load() {
    if (this.loaded === lang()) return;
    const speech = lang();
    const [chapters, terms] = await Promise.all([
      get(address(`/api/games/${this.table.now.game}/rules`, { lang: speech })),
      get(address(this.table.page("/terms"), { seat: this.table.seat, lang: speech })),
    ]);
    this.loaded = speech;
    const title = await say("table-terms");
    const top = this.place.scrollTop;
    this.place.replaceChildren(
      ...chapters.map((/** @type {any} */ chapter) => {
        const part = make("details", { id: `rule-${chapter.id}` }, make("summary", {}, chapter.title));
        const body = make("div", { class: "chapter" });
        body.innerHTML = chapter.html;
        for (const each of body.querySelectorAll("[id]")) each.removeAttribute("id");
        part.append(body);
        return part;
      }),
      make(
        "details",
        { id: "rule-terms-all" },
        make("summary", {}, title),
        make(
          "dl",
          { class: "chapter" },
          ...terms.map((/** @type {any} */ term) =>
            make("div", { "data-topic": term.topic }, make("dt", {}, term.name), make("dd", {}, term.text)),
          ),
        ),
      ),
    );
    this.place.scrollTop = top;
    this.search();
  }

  /** Show what speaks of the words in the field. */
  async search() {
    const wanted = folded(this.field.value);
    const CSSHighlights = /** @type {any} */ (CSS).highlights;
    CSSHighlights?.delete("found");
    const ranges = [];
    let any = false;
    for (const chapter of all(":scope > details", this.place)) {
      const titled = wanted && folded(one("summary", chapter)?.textContent ?? "").includes(wanted);
      let some = false;
      for (const part of all(".chapter > *, .chapter li, .chapter tr", chapter)) {
        const says = !wanted || folded(part.textContent ?? "").includes(wanted);
        part.classList.toggle("unsaid", !says && !titled);
        some ||= says;
        if (says && wanted) ranges.push(...found(part, wanted));
      }
      chapter.hidden = !!wanted && !some && !titled;
      any ||= !chapter.hidden;
      if (wanted) /** @type {HTMLDetailsElement} */ (chapter).open = !chapter.hidden;
    }
    if (ranges.length && CSSHighlights) CSSHighlights.set("found", new /** @type {any} */ (window).Highlight(...ranges));
    one(".nothing", this.place)?.remove();
    if (wanted && !any) this.place.append(make("p", { class: "nothing soft", "data-t": "table-nothing-found" }, await say("table-nothing-found")));
  }

  /**
   * Open a chapter.
   * @param {string} id
   */
  async read(id) {
    await this.load();
    this.field.value = "";
    await this.search();
    for (const chapter of all(":scope > details", this.place)) /** @type {HTMLDetailsElement} */ (chapter).open = chapter.id === `rule-${id}`;
    const chapter = document.getElementById(`rule-${id}`);
    if (chapter) this.place.scrollTop = chapter.offsetTop - this.place.offsetTop;
  }
}

/** @param {string} text */
const folded = (text) => text.trim().toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ").replace(/[«»“”"]/g, "");

/**
 * @param {HTMLElement} part
 * @param {string} wanted
 */
function found(part, wanted) {
  const ranges = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? "").toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
