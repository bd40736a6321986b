// @ts-check
/** The table page: puts its parts together. It knows no game. */

import { get, post } from "../api.js";
import { sure } from "../forms.js";
import { NARROW, shape, tell } from "../page.js";
import { lang, say } from "../words.js";
import { chart } from "./chart.js";
import { tick } from "./clocks.js";
import { Coach } from "./coach.js";
import { all, on, one } from "./dom.js";
import { Explainer } from "./explain.js";
import { keyboard, number } from "./keys.js";
import { Log } from "./log.js";
import { address, listen } from "./net.js";
import { sealed } from "./seal.js";
import { Chat, Reader, Tabs } from "./side.js";
import { Table } from "./table.js";

const frame = /** @type {HTMLElement} */ (one("#board"));
const table = new Table(JSON.parse(one("#now")?.textContent ?? "{}"), frame);
const reader = new Reader(table);
const tabs = new Tabs(/** @type {HTMLElement} */ (one(".tabs")), opened);
const chat = new Chat(table, tabs);
const coach = new Coach(table, /** @type {HTMLElement} */ (one("#coach")));
/** @type {Map<string, Promise<boolean>>} whether an answer is final, by the question and the answer */
const weighed = new Map();
const rulesWord = { text: "" };

const explainer = new Explainer(frame, {
  about: (topic) => table.api(`/about/${encodeURIComponent(topic)}`),
  query: () => ({ seat: table.seat, lang: lang() }),
  label: (option) => table.now.options.find((each) => each.json === option)?.label,
  read: (section) => {
    tabs.open("rules");
    sheet(true);
    reader.read(section);
    explainer.hide();
  },
  rules: () => rulesWord.text,
});

table.log = new Log(/** @type {HTMLElement} */ (one("#log")), {
  point: (topics) => {
    table.board.point(topics);
    for (const row of all(".player")) row.classList.toggle("pointed", topics.includes(`seat-${row.dataset.seatRow}`));
  },
  go: (steps) => table.go(steps),
  earlier: (n) => get(address(table.page("/lines"), { before: n, seat: table.seat, lang: lang() })),
});

// Answers

/** Give an answer; where it cannot be taken back alone, after a second word. @param {string} json */
async function answer(json) {
  explainer.hide();
  const option = table.now.options.find((each) => each.json === json);
  if (!option || table.waiting) return;
  if (table.now.careful && table.now.options.length > 1 && wish("confirm") && (await final(json))) {
    const text = await say("table-sure", { label: option.label });
    if (!(await sure(text, await say("table-do-sure")))) return;
  }
  await table.answer(json);
}

/** @param {string} json */
function final(json) {
  const key = `${table.now.moment} ${table.seat} ${json}`;
  let found = weighed.get(key);
  if (!found) {
    found = get(address(table.page("/weigh"), { seat: table.seat, value: json, moment: table.now.moment }))
      .then((said) => said.final)
      .catch(() => false);
    weighed.set(key, found);
  }
  return found;
}

on(frame, "click", "[data-option]", (lit) => {
  if (explainer.pressed) return;
  if (lit.classList.contains("lit")) answer(lit.dataset.option ?? "");
});
on(frame, "click", "[data-about]", (thing, event) => {
  if (!event.target.closest("[data-option].lit") && !explainer.pressed) explainer.show(thing, true);
});
frame.addEventListener("pointerover", (event) => {
  const lit = /** @type {Element} */ (event.target).closest?.("[data-option].lit");
  if (lit && table.now.careful && wish("confirm")) final(lit.getAttribute("data-option") ?? "");
});
on(document, "click", "[data-answer]", (button) => answer(button.dataset.answer ?? ""));

// Everything else that one may do

/** @type {Record<string, (button?: HTMLElement) => unknown>} */
const deeds = {
  undo,
  "ask-undo": undo,
  withdraw: () => table.act("/withdraw"),
  back: () => table.act("/back"),
  earlier: () => step(false),
  later: () => step(true),
  now: () => table.go(null),
  never: () => table.act("/standing", { window: table.now.window, never: true }),
  "ask-again": (button) => table.act("/standing", { window: button?.dataset.window, never: false }),
  everywhere: async (button) => {
    await post("/api/me/standing", { game: table.now.game, window: button?.dataset.window, never: true });
    tell(await say("table-everywhere"));
  },
  agree: () => table.act("/agree", { seat: agreeing(), yes: true }),
  decline: () => table.act("/agree", { seat: agreeing(), yes: false }),
  "offer-end": async () => (await agreed("table-sure-end", "table-do-offer-end")) && table.act("/propose", { kind: "end" }),
  leave: async () => (await agreed("table-sure-leave", "table-do-leave")) && table.act("/leave"),
  resign: async () => (await agreed("table-sure-resign", "table-do-resign")) && table.act("/resign"),
  fork: () => start("/fork", { at: table.now.at ?? table.now.steps, seat: table.seat }),
  rematch: () => start("/rematch", {}),
  next: () => start("/next", {}),
  link,
  verify,
  explain: () => coach.explain(),
  hint: () => coach.hint(),
  understood: () => coach.close(),
  known: () => coach.close(true),
  result: () => dialog("result"),
  keys: () => dialog("keys"),
  close: (button) => button?.closest("dialog")?.close(),
  replay: (button) => {
    button?.closest("dialog")?.close();
    return table.go(0);
  },
  "zoom-in": () => table.camera.zoom(1.4),
  "zoom-out": () => table.camera.zoom(1 / 1.4),
  fit: () => {
    table.areas.glide();
    table.camera.fit();
  },
  "part-back": () => table.areas.step(-1),
  "part-on": () => table.areas.step(1),
  sheet: () => sheet(),
  search: () => {
    tabs.open("rules");
    sheet(true);
    reader.field.focus();
  },
  chat: () => {
    tabs.open("chat");
    sheet(true);
    one("#say input")?.focus();
  },
  here: () => here(),
};
on(document, "click", "[data-do]", (button) => deeds[button.dataset.do ?? ""]?.(button));

async function undo() {
  if (table.now.seat === null || table.now.status !== "running") return;
  const said = await table.act("/undo");
  if (said) tell(await say(table.now.proposal?.mine ? "table-proposed" : "table-undone"));
}

/** The seat of mine that has not agreed yet; else the one I look from. */
function agreeing() {
  return table.seat ?? table.now.seats.find((seat) => seat.mine)?.seat ?? null;
}

/** @param {boolean} forth */
function step(forth) {
  const to = forth ? table.now.after : table.now.before;
  if (to !== null) table.go(forth && to >= table.now.steps ? null : to);
}

/** @param {string} question @param {string} yes */
const agreed = async (question, yes) => sure(await say(question), await say(yes));

/** Begin another match from this one. @param {string} path @param {Record<string, any>} form */
async function start(path, form) {
  const said = await table.act(path, form);
  if (said?.id) location.assign(`/m/${said.id}`);
}

async function link() {
  const url = new URL(address(table.page(), { at: table.now.at }), location.href).href;
  try {
    await navigator.clipboard.writeText(url);
    tell(await say("table-linked"));
  } catch {
    prompt(await say("copy-by-hand"), url);
  }
}

async function verify() {
  const place = one("#checked");
  const key = one("[data-chance]")?.textContent?.trim();
  if (!place || !key) return;
  if (!crypto.subtle) {
    place.textContent = await say("table-sealed-unseen");
    return;
  }
  const well = (await sealed(key)) === one("[data-seal]")?.textContent?.trim();
  place.classList.toggle("bad", !well);
  place.textContent = await say(well ? "table-sealed-well" : "table-sealed-badly");
}

/** @param {string} id */
function dialog(id) {
  const found = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (found && !found.open) found.showModal();
  if (id === "result") draw();
}

/** The chart of scores by round. */
async function draw() {
  const place = one("#chart");
  if (!place || place.querySelector("svg")) return;
  /** @type {{steps: number, points: number[]}[]} */
  const found = await get(table.api("/scores")).catch(() => []);
  if (found.length < 3) return;
  const seats = table.now.seats.map(({ seat, name }) => ({
    name,
    colour: table.colour(seat),
    scores: found.map((each) => each.points[seat]),
  }));
  const rounds = found.map((each) => String(each.steps));
  place.append(chart({ rounds, seats, title: place.textContent ?? "" }));
  place.hidden = false;
}

/** The sheet of a phone: what stands beside the board elsewhere. @param {boolean} [open] */
function sheet(open) {
  const side = /** @type {HTMLElement} */ (one("#side"));
  const now = side.classList.toggle("open", open);
  one(".handle")?.setAttribute("aria-expanded", String(now));
}

/** @param {string} name */
function opened(name) {
  if (name === "rules") reader.load().catch(() => undefined);
  if (name === "chat") {
    chat.unread = 0;
    chat.list.scrollTop = chat.list.scrollHeight;
  }
  if (name === "log") table.log?.end();
  if (name === "more") textBoard();
}

async function textBoard() {
  const place = /** @type {HTMLElement} */ (one("#text-board"));
  const query = { seat: table.seat, lang: lang() };
  const answered = await fetch(address(table.page("/text"), query)).catch(() => null);
  if (answered?.ok) place.textContent = await answered.text();
}

// Wishes

/** @param {string} name  a wish that this browser keeps */
const wish = (name) => localStorage.getItem(`prestol.${name}`) !== "no";

on(document, "change", "[data-pref]", (field) => {
  const box = /** @type {HTMLInputElement} */ (field);
  const name = box.dataset.pref ?? "";
  if (box.hasAttribute("data-local")) localStorage.setItem(`prestol.${name}`, box.checked ? "yes" : "no");
  else table.act("/prefs", { [name]: box.checked });
});

// Several people before one device

/** The seat whose turn to sit here it is. */
let next = /** @type {number | null} */ (null);

/** Draw the curtain between two people who share this device. */
async function curtain() {
  const { seats, others, seat, yours, at } = table.now;
  const own = seats.filter((each) => each.mine);
  if (own.length < 2 || at !== null || yours || !others.length) return;
  next = others[0];
  const veil = /** @type {HTMLElement} */ (one("#curtain"));
  veil.hidden = false;
  const sign = one(".sign", veil);
  if (sign) sign.dataset.sign = String(next);
  table.signs();
  const name = table.name(next);
  const [text, button] = [one("#curtain-text"), one("[data-do=here]", veil)];
  if (text) text.textContent = await say("table-curtain", { name });
  if (button) {
    button.textContent = await say("table-i-am", { name });
    button.focus();
  }
  if (seat !== null) await table.sit(null);
}

async function here() {
  if (next === null) return;
  const seat = next;
  next = null;
  await table.sit(seat);
  const veil = one("#curtain");
  if (veil) veil.hidden = true;
  frame.focus({ preventScroll: true });
}

const slider = () => /** @type {HTMLInputElement | null} */ (one("#slider"));

// Whose turn it is, in the tab's title and picture

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const [calm, turn] = [icon?.href ?? "", icon?.dataset.turn ?? ""];
let said = one("#prompt .question")?.textContent ?? "";
let over = table.now.status !== "running";

function shown() {
  const { now } = table;
  document.title = now.title;
  if (icon) icon.href = now.yours && now.at === null ? turn : calm;
  number(frame);
  const way = slider();
  if (way) way.value = String(now.at ?? now.steps);
  frame.classList.toggle("past", now.at !== null);
  for (const box of all("[data-local]")) /** @type {HTMLInputElement} */ (box).checked = wish(box.dataset.pref ?? "");
  const question = one("#prompt .question")?.textContent ?? "";
  if (question !== said && tabs.name === "more") textBoard();
  said = question;
  if (now.status !== "running" && now.status !== "open" && !over) {
    over = true;
    dialog("result");
    chat.show();
  }
  remember();
  curtain();
}
table.heard.push(shown);

// What came since one was here last: the server remembers it for a seat, so that all devices of its person agree

let seen = table.now.since ?? -1;
let shownSteps = seen;
let telling = 0;

/** What is shown now has been seen, if somebody looks; the server hears of it in a while, or when they go. */
function remember() {
  if (table.now.at !== null || document.hidden || next !== null) return;
  shownSteps = table.now.steps;
  if (shownSteps > seen && !telling) telling = setTimeout(tellSeen, 8000);
}

function tellSeen() {
  clearTimeout(telling);
  telling = 0;
  if (table.seat === null || shownSteps <= seen) return;
  seen = shownSteps;
  const body = JSON.stringify({ seat: table.seat, steps: seen });
  const headers = { "Content-Type": "application/json" };
  fetch(table.api("/seen"), { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
addEventListener("pagehide", tellSeen);

async function missed() {
  const fresh = seen >= 0 ? table.now.lines.filter((line) => line.steps > seen) : [];
  if (fresh.length < 3 || table.now.at !== null) return;
  table.log?.divide(fresh[0].n - 1);
  one("#log .since")?.setAttribute("data-since", await say("table-since"));
  tell(await say("table-news", { n: fresh.length }));
}

// Live

const line = /** @type {HTMLElement} */ (one("#line"));
let down = false;

listen(
  () => address(table.api("/events"), { seat: table.seat }),
  {
    table: () => table.refresh(),
    draft: () => table.refresh(),
    people: () => table.refresh(),
    chat: () => chat.look(),
  },
  async (up) => {
    if (up && down) {
      line.textContent = await say("table-line-up");
      line.classList.add("up");
      setTimeout(() => (line.hidden = true), 1800);
      await Promise.all([table.refresh(), chat.look()]);
    } else if (!up && !down) {
      line.textContent = await say("table-line-down");
      line.classList.remove("up");
      line.hidden = false;
    }
    down = !up;
  },
);

document.addEventListener("visibilitychange", () => (document.hidden ? tellSeen() : table.refresh()));
document.addEventListener("prestol:lang", async () => {
  rulesWord.text = await say("table-read-in-rules");
  explainer.hide();
  await table.refresh();
  if (!/** @type {HTMLElement} */ (one("#panel-rules")).hidden) await reader.load();
  if (tabs.name === "more") await textBoard();
  const veil = /** @type {HTMLElement} */ (one("#curtain"));
  if (!veil.hidden && next !== null) curtain();
});
NARROW.addEventListener("change", () => table.refresh());
frame.addEventListener("prestol:glide", () => explainer.hide());
frame.addEventListener("transitionend", () => number(frame));
document.addEventListener("prestol:theme", () => one("#chart svg")?.remove());
setInterval(tick, 250);

keyboard(table, {
  answer,
  act: (what) => deeds[what]?.(),
  step,
  escape: () => {
    if (!explainer.note.hidden) explainer.hide();
    else if (one("#side.open")) sheet(false);
    else frame.focus({ preventScroll: true });
  },
});
on(document, "input", "#slider", () => {
  const at = Number(slider()?.value);
  table.go(at >= table.now.steps ? null : at);
});

// A sheet that follows the finger

const handle = /** @type {HTMLElement} */ (one(".handle"));
let grabbed = 0;
handle.addEventListener("pointerdown", (event) => (grabbed = event.clientY));
handle.addEventListener("pointermove", (event) => {
  if (grabbed && Math.abs(event.clientY - grabbed) > 24) {
    sheet(event.clientY < grabbed);
    grabbed = 0;
  }
});

// Begin

rulesWord.text = await say("table-read-in-rules");
await missed();
table.signs();
if (frame.dataset.shape !== shape()) await table.refresh();
shown();
table.follow();
coach.show();
if (!table.now.yours && table.now.result && table.now.at === null && !localStorage.getItem(`prestol.result.${table.id}`)) {
  localStorage.setItem(`prestol.result.${table.id}`, "seen");
  dialog("result");
}
document.documentElement.dataset.table = "ready";
