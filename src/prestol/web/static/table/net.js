// @ts-check
/** Hearing what happens at a table. */

/**
 * @param {string} path
 * @param {Record<string, any>} [query]
 */
export function address(path, query = {}) {
  const found = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return found.length ? `${path}?${new URLSearchParams(found.map(([key, value]) => [key, String(value)]))}` : path;
}

/**
 * Hear the events of a table. A connection that drops is made again, at once when the page is looked at.
 * @param {() => string} path
 * @param {Record<string, (data: string) => void>} heard  by the name of the event
 * @param {(up: boolean) => void} state  told when the connection comes and goes
 * @returns {() => void}  connects anew
 */
export function listen(path, heard, state) {
  /** @type {EventSource | null} */
  let source = null;
  let tries = 0;
  let timer = 0;

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
      timer = setTimeout(open, Math.min(15000, 400 * 2 ** Math.min(tries, 5)) * (0.7 + 0.6 * Math.random()));
    };
    for (const [name, tell] of Object.entries(heard)) {
      source.addEventListener(name, (event) => tell(/** @type {MessageEvent} */ (event).data));
    }
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && source?.readyState === EventSource.CLOSED) open();
  });
  addEventListener("online", open);
  addEventListener("offline", () => {
    source?.close();
    state(false);
  });
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
  return open;
}
