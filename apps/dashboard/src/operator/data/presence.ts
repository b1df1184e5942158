import type { Fetch } from '../../api/client.js';

/** Time without keyboard or pointer input after which the operator counts as away. */
const AWAY_AFTER_MS = 60_000;

const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Sent by automatic refreshes while the operator is away, so that they don't keep a session alive. */
export const ABSENT_HEADERS = { 'x-operator-absent': '1' };

/** Tells the service with each request whether the operator is present. */
export function withPresence(fetch: Fetch, target: EventTarget, now: () => number): Fetch {
  let seen = now();
  const note = (): void => {
    seen = now();
  };
  for (const sign of ACTIVITY_EVENTS) target.addEventListener(sign, note, { passive: true });
  return (url, init) => {
    if (now() - seen < AWAY_AFTER_MS) return fetch(url, init);
    return fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...ABSENT_HEADERS } });
  };
}
