// The environment of page tests (*.spec.tsx): one jsdom window per worker, because React and Testing Library keep a
// reference to the first window. Its globals exist while such a file runs, and are removed for the others.
import { JSDOM } from 'jsdom';

const NAMES = [
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'self'],
  ...['Node', 'NodeFilter', 'Element', 'HTMLElement', 'SVGElement', 'Text', 'DocumentFragment', 'ShadowRoot'],
  ...['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLButtonElement', 'HTMLAnchorElement'],
  ...['HTMLFormElement', 'HTMLIFrameElement', 'HTMLDialogElement', 'HTMLTableElement', 'HTMLImageElement'],
  ...['Event', 'CustomEvent', 'MouseEvent', 'KeyboardEvent', 'InputEvent', 'FocusEvent', 'SubmitEvent', 'FormData'],
  ...['MutationObserver', 'DOMParser', 'getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['CSSStyleSheet', 'DOMRect', 'FileReader'],
];

let dom;
let before;

/** Makes the window's globals those of the process. */
export function enter() {
  dom ??= makeWindow();
  before = new Map();
  for (const name of [...NAMES, 'ResizeObserver', 'IntersectionObserver', 'matchMedia', 'IS_REACT_ACT_ENVIRONMENT']) {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    const value = name === 'IS_REACT_ACT_ENVIRONMENT' ? true : dom.window[name];
    if (value === undefined) continue;
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Removes the last test's page, restores the process's globals, and empties the window. */
export async function leave() {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  // React's scheduled work still needs the window.
  await new Promise((resolve) => setImmediate(resolve));
  const { window } = dom;
  window.document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else delete globalThis[name];
  }
}

/** jsdom has no layout, so functions that it lacks are defined here and do nothing. */
function makeWindow() {
  const made = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'http://dashboard.example.test/',
    pretendToBeVisual: true,
  });
  const { window } = made;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.ResizeObserver = Observer;
  window.IntersectionObserver = Observer;
  window.matchMedia = (media) => ({
    ...{ media, matches: false, onchange: null, dispatchEvent: () => false },
    ...{ addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} },
  });
  window.Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.HTMLDialogElement.prototype.showModal ??= function () {
    this.setAttribute('open', '');
  };
  window.HTMLDialogElement.prototype.close ??= function () {
    this.removeAttribute('open');
    this.dispatchEvent(new window.Event('close'));
  };
  return made;
}
