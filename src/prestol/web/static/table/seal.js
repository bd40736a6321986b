// @ts-check
/** Was chance fixed before the match? The hash that was published must be that of the key that is shown now. */

/**
 * @param {string} key  in hexadecimal
 * @returns {Promise<string>}  its SHA-256
 */
export async function sealed(key) {
  const bytes = new Uint8Array((key.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
