// @ts-check
/** The host's page: links that are shown once. */
import { reveal } from "./secrets.js";

document.addEventListener("prestol:done", (event) => {
  if (event.target instanceof Element && event.target.matches("[data-made]")) {
    reveal("made-link", /** @type {CustomEvent} */ (event).detail.address);
  }
});
