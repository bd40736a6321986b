// @ts-check
/** Bringing a record: chosen or dropped. */
import { post, Refusal } from "./api.js";
import { calm, complain } from "./forms.js";
import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("import"));
const input = /** @type {HTMLInputElement} */ (document.getElementById("file"));
const reading = /** @type {HTMLElement} */ (document.getElementById("reading"));

/** @param {File | undefined} file */
async function bring(file) {
  if (!file) return;
  calm(form);
  if (file.size > Number(form.dataset.most)) return complain(form, await say("records-large"));
  let record;
  try {
    record = JSON.parse(await file.text());
  } catch {
    return complain(form, await say("records-not-json"));
  }
  reading.textContent = await say("records-reading");
  try {
    const made = await post("/api/records", record);
    location.assign(`/m/${made.id}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(form, error.message);
  } finally {
    reading.textContent = "";
    input.value = "";
  }
}

input.addEventListener("change", () => bring(input.files?.[0]));
for (const kind of ["dragenter", "dragover"]) {
  form.addEventListener(kind, (event) => {
    event.preventDefault();
    form.classList.add("over");
  });
}
for (const kind of ["dragleave", "drop"]) form.addEventListener(kind, () => form.classList.remove("over"));
form.addEventListener("drop", (event) => {
  event.preventDefault();
  bring(event.dataTransfer?.files[0]);
});
