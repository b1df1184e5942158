import type { Clock } from '../options.js';

/** The system clock. */
export const platformClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const fail = () => {
        clearTimeout(timer);
        // The reason is the caller's own.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', fail);
        resolve();
      }, ms);
      if (signal?.aborted) fail();
      else signal?.addEventListener('abort', fail, { once: true });
    }),
};

/** 128 random bits in hexadecimal. Not `crypto.randomUUID`, which pages without TLS do not have. */
export function randomId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
