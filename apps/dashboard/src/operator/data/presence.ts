import type { Fetch } from '../../api/client.js';

/** Without a key or a pointer for so long nobody is there. */
const PRESENT_MS = 60_000;

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** What a page that refreshes itself sends while nobody is there, so that it keeps no session alive. */
export const ABSENT = { 'x-operator-absent': '1' };

/** Tells the service with each request whether somebody is at the browser. */
export function withPresence(fetch: Fetch, target: EventTarget, now: () => number): Fetch {
  let seen = now();
  const note = (): void => {
    seen = now();
  };
  for (const sign of SIGNS) target.addEventListener(sign, note, { passive: true });
  return (url, init) => {
    if (now() - seen < PRESENT_MS) return fetch(url, init);
    return fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...ABSENT } });
  };
}
