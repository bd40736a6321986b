// @ts-check
/** Small helpers over the document. */

/**
 * The first element that a selector finds.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement | null}
 */
export const one = (selector, root = document) => root.querySelector(selector);

/**
 * All elements that a selector finds.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
export const all = (selector, root = document) => [...root.querySelectorAll(/** @type {"div"} */ (selector))];

/**
 * Hear events of the elements inside `root` that a selector finds.
 * @param {EventTarget} root
 * @param {string} type
 * @param {string} selector
 * @param {(found: HTMLElement, event: any) => void} heard
 */
export function on(root, type, selector, heard) {
  root.addEventListener(type, (event) => {
    const found = /** @type {Element} */ (event.target)?.closest?.(selector);
    if (found) heard(/** @type {HTMLElement} */ (found), event);
  });
}

/**
 * An element with its attributes and what it holds.
 * @param {string} tag
 * @param {Record<string, any>} [about]
 * @param {...(Node | string | null | undefined)} inside
 * @returns {HTMLElement}
 */
export function make(tag, about = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(about)) {
    if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, String(value));
  }
  made.append(...inside.filter((each) => each != null));
  return made;
}

/**
 * Put new HTML into an element, but keep what did not change, the focus above all.
 * @param {HTMLElement} place
 * @param {string} html
 */
export function refill(place, html) {
  if (held.get(place) === html) return;
  held.set(place, html);
  const template = document.createElement("template");
  template.innerHTML = html;
  grow(place, template.content);
}

/** @type {WeakMap<HTMLElement, string>} */
const held = new WeakMap();

/**
 * Make the children of `old` what those of `fresh` are; elements of the same tag and key stay where they are.
 * @param {Element} old
 * @param {Element | DocumentFragment} fresh
 */
function grow(old, fresh) {
  const wanted = [...fresh.childNodes];
  let at = old.firstChild;
  for (const each of wanted) {
    if (at && same(at, each)) {
      if (at instanceof Element && each instanceof Element) {
        dress(at, each);
        grow(at, each);
      } else if (at.nodeValue !== each.nodeValue) at.nodeValue = each.nodeValue;
      at = at.nextSibling;
    } else old.insertBefore(each, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/**
 * @param {Node} a
 * @param {Node} b
 */
function same(a, b) {
  if (a.nodeType !== b.nodeType || a.nodeName !== b.nodeName) return false;
  if (!(a instanceof Element && b instanceof Element)) return true;
  return a.getAttribute("data-key") === b.getAttribute("data-key") && a.id === b.id;
}

/**
 * Give an element the attributes of another. What a person has opened or typed stays.
 * @param {Element} old
 * @param {Element} fresh
 */
function dress(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** True where somebody asked their system for little movement. */
export const still = () => document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
