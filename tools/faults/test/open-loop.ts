import { setTimeout as pause } from 'node:timers/promises';
import type { HttpResponse } from './http-client.js';

/** Requests are sent in groups this far apart, because a timer for each would be too slow. */
const TICK_MS = 2;

/** A response, and how long after it was due to be sent it arrived, in milliseconds. */
export interface Arrival {
  /** 0: the connection broke. */
  readonly status: number;
  readonly response: HttpResponse | null;
  readonly ms: number;
}

/**
 * Sends `rate` requests per second for `seconds`, evenly, whether or not earlier ones have been answered, and waits for all answers.
 * Times count from when a request was due, so a load that falls behind doesn't hide it; `lateMs` is how far it fell behind.
 */
export async function openLoop(
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  send: (nr: number) => Promise<HttpResponse>,
): Promise<{ arrivals: Arrival[]; lateMs: number }> {
  let lateMs = 0;
  const arrivals: Promise<Arrival>[] = [];
  const count = Math.round(rate * seconds);
  const began = performance.now();
  while (arrivals.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1_000) * rate));
    while (arrivals.length < due) {
      const dueAt = began + (arrivals.length / rate) * 1_000;
      lateMs = Math.max(lateMs, performance.now() - dueAt);
      arrivals.push(
        send(arrivals.length)
          .catch(() => null)
          .then((response) => ({ status: response?.status ?? 0, response, ms: performance.now() - dueAt })),
      );
    }
    await pause(TICK_MS);
  }
  return { arrivals: await Promise.all(arrivals), lateMs };
}
