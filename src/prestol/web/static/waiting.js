// @ts-check
/** The waiting room: fills as people come, and becomes the table when everybody is there. */
import { post } from "./api.js";
import { refresh } from "./parts.js";

const room = /** @type {HTMLElement} */ (document.querySelector("[data-match]"));
const match = room.dataset.match;

async function look() {
  const response = await fetch(`/api/matches/${match}`, { headers: { Accept: "application/json" } });
  if (response.ok && ["running", "over"].includes((await response.json()).status)) location.reload();
  else await refresh();
}

const events = new EventSource(`/api/matches/${match}/events`);
for (const kind of ["people", "table"]) events.addEventListener(kind, () => look().catch(() => undefined));
events.addEventListener("error", () => document.dispatchEvent(new CustomEvent("prestol:online", { detail: false })));
events.addEventListener("open", () => document.dispatchEvent(new CustomEvent("prestol:online", { detail: true })));

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("button[data-fill]") : null;
  if (!(button instanceof HTMLElement)) return;
  for (const seat of (button.dataset.fill ?? "").split(" ")) {
    await post(`/api/matches/${match}/fill`, { seat: Number(seat), bot: button.dataset.bot });
  }
  await look();
});
