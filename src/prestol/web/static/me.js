// @ts-check
/** One's own page: passkeys, notices of this browser, secrets that are shown once. */
import { patch, post, Refusal } from "./api.js";
import { tell, theme } from "./page.js";
import { add, possible } from "./passkeys.js";
import { refresh } from "./parts.js";
import { reveal } from "./secrets.js";
import { say } from "./words.js";

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

find("make-link").addEventListener("prestol:done", (event) => reveal("return-address", /** @type {CustomEvent} */ (event).detail.address));
find("token").addEventListener("prestol:done", (event) => reveal("token-secret", /** @type {CustomEvent} */ (event).detail.secret));
find("rename").addEventListener("prestol:done", (event) => {
  for (const each of document.querySelectorAll("[data-me-name]")) each.textContent = /** @type {CustomEvent} */ (event).detail.name;
});

find("passkey").addEventListener("click", async () => {
  const error = find("passkey-error");
  error.textContent = "";
  if (!possible()) {
    error.textContent = await say("me-passkey-none");
    return;
  }
  try {
    await add(await say("me-passkey-name"));
    tell(await say("me-passkey-added"));
    await refresh();
  } catch (why) {
    error.textContent = why instanceof Refusal ? why.message : await say("me-passkey-stopped");
  }
});

find("push").addEventListener("click", async () => {
  const error = find("push-error");
  error.textContent = "";
  try {
    if ((await Notification.requestPermission()) !== "granted") throw new Error("forbidden");
    const worker = await navigator.serviceWorker.register("/sw.js");
    const options = { userVisibleOnly: true, applicationServerKey: find("push").dataset.key };
    const subscription = await worker.pushManager.subscribe(options);
    await post("/api/me/notices", { kind: "push", address: JSON.stringify(subscription) });
    tell(await say("me-notice-push-on"));
    await refresh();
  } catch (why) {
    error.textContent = why instanceof Refusal ? why.message : await say("me-notice-push-none");
  }
});

const kind = /** @type {HTMLSelectElement} */ (find("kind"));
async function label() {
  find("address-label").textContent = await say(`me-notice-${kind.value}.label`);
}
kind.addEventListener("change", label);
document.addEventListener("prestol:parts", label);

document.addEventListener("click", (event) => {
  const choice = event.target instanceof Element ? event.target.closest("[data-theme-choice]") : null;
  if (choice) theme(choice.getAttribute("data-theme-choice") ?? "auto");
});
document.addEventListener("change", async (event) => {
  const box = event.target instanceof HTMLInputElement ? event.target : null;
  const wish = box?.dataset.wish;
  if (!box || !wish) return;
  const value = wish === "motion" ? (box.checked ? "less" : "auto") : box.checked;
  if (wish === "motion") document.documentElement.dataset.motion = String(value);
  await patch("/api/me", { prefs: { [wish]: value } });
  tell(await say("saved"));
});
document.addEventListener("prestol:theme", (event) => {
  for (const each of document.querySelectorAll("[data-theme-choice]")) {
    each.setAttribute("aria-pressed", String(each.getAttribute("data-theme-choice") === /** @type {CustomEvent} */ (event).detail));
  }
});
