// @ts-check
/** Show a secret that the server tells only once. @param {string} id of the field @param {string} secret */
export function reveal(id, secret) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById(id));
  field.value = secret;
  const place = /** @type {HTMLElement} */ (field.closest("[hidden]") ?? field.parentElement);
  place.hidden = false;
  place.querySelector("[data-copy]")?.setAttribute("data-copy", secret);
  field.focus();
  field.select();
}
