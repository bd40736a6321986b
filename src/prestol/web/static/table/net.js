// @ts-check
/** Talking to the server. */

/** The server said no: `message` is the sentence it gave. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} sentence
   */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {Record<string, any>} [query]
 */
export function address(path, query = {}) {
  const found = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return found.length ? `${path}?${new URLSearchParams(found.map(([key, value]) => [key, String(value)]))}` : path;
}

/**
 * @param {string} path
 * @param {Record<string, any>} [query]
 * @returns {Promise<any>}
 */
export const get = (path, query) => ask("GET", address(path, query));

/**
 * @param {string} path
 * @param {any} body
 * @returns {Promise<any>}
 */
export const post = (path, body) => ask("POST", path, body);

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 */
async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  if (answer.ok) return json ? JSON.parse(text) : text;
  throw new Refusal(answer.status, (json && JSON.parse(text).error) || answer.statusText);
}

/**
 * Hear what happens at a table. The connection is made again when it drops, at once when the page is looked at.
 * @param {() => string} path
 * @param {Record<string, (data: string) => void>} heard  by the name of the event
 * @param {(up: boolean) => void} state  told when the connection comes and goes
 */
export function listen(path, heard, state) {
  /** @type {EventSource | null} */
  let source = null;
  let tries = 0;
  /** @type {any} */
  let timer = null;

  function open() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(path());
    source.onopen = () => {
      tries = 0;
      state(true);
    };
    source.onerror = () => {
      source?.close();
      state(false);
      tries += 1;
      clearTimeout(timer);
      timer = setTimeout(open, Math.min(15000, 500 * 2 ** Math.min(tries, 5)) * (0.7 + 0.6 * Math.random()));
    };
    for (const [name, tell] of Object.entries(heard)) {
      source.addEventListener(name, (event) => tell(/** @type {MessageEvent} */ (event).data));
    }
  }

  const awake = () => {
    if (document.visibilityState === "visible" && source?.readyState === EventSource.CLOSED) open();
  };
  document.addEventListener("visibilitychange", awake);
  addEventListener("online", open);
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
  return open;
}
