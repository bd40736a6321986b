// @ts-check
/** Signing in with a passkey. */
import { Refusal } from "./api.js";
import { enter, possible } from "./passkeys.js";
import { say } from "./words.js";

const button = document.getElementById("passkey");
const error = document.getElementById("passkey-error");
if (button) button.hidden = !possible();
button?.addEventListener("click", async () => {
  if (error) error.textContent = "";
  try {
    await enter();
    location.assign("/");
  } catch (why) {
    if (error) error.textContent = why instanceof Refusal ? why.message : await say("login-stopped");
  }
});
