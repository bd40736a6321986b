// @ts-check
/** Passkeys: what the browser and the server say to each other. */
import { post } from "./api.js";

/** @param {string} text base64url */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
/** @param {ArrayBuffer} buffer */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** True if this browser knows passkeys. */
export const possible = () => "PublicKeyCredential" in window && window.isSecureContext;

/** @param {any} found a PublicKeyCredential */
function plain(found) {
  if (typeof found.toJSON === "function") return found.toJSON();
  /** @type {Record<string, unknown>} */
  const response = {};
  for (const key of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (found.response[key]) response[key] = text(found.response[key]);
  }
  return { id: found.id, rawId: text(found.rawId), type: found.type, clientExtensionResults: found.getClientExtensionResults(), response };
}

/** Add a passkey to whoever is signed in. @param {string} name what to call it */
export async function add(name) {
  const { id, options } = await post("/api/me/passkeys");
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((/** @type {any} */ each) => ({ ...each, id: bytes(each.id) })),
  };
  const made = await navigator.credentials.create({ publicKey });
  return post("/api/me/passkeys/answer", { id, credential: plain(made), name });
}

/** Sign in with a passkey. */
export async function enter() {
  const { id, options } = await post("/api/session/passkey");
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map((/** @type {any} */ each) => ({ ...each, id: bytes(each.id) })),
  };
  const found = await navigator.credentials.get({ publicKey });
  return post("/api/session/passkey/answer", { id, credential: plain(found) });
}
