// @ts-check
/** The JSON interface, from a page. */
import { lang, say } from "./words.js";

/** A no in one sentence, with its HTTP status (0: the server was not reached). */
export class Refusal extends Error {
  /** @param {string} message @param {number} status */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * Ask the server. Resolves to its JSON (null where it has nothing to say), rejects with a Refusal.
 * @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: { Accept: "application/json", "Accept-Language": lang(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal(await say("offline-action"), 0);
  }
  const text = await response.text();
  let found = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (response.ok) return found;
  throw new Refusal(found?.error || (await say("error-unknown", { status: response.status })), response.status);
}

export const get = (/** @type {string} */ path) => ask("GET", path);
export const post = (/** @type {string} */ path, /** @type {unknown} */ body = {}) => ask("POST", path, body);
export const patch = (/** @type {string} */ path, /** @type {unknown} */ body) => ask("PATCH", path, body);
export const remove = (/** @type {string} */ path) => ask("DELETE", path);
