/** Milliseconds that are left to a request now; Infinity without a deadline. */
export type TimeLeft = () => number;

/**
 * The time that is left, counted from now on, for work in several steps: each step gets what the ones before left over. `nowMs` must
 * never go back.
 */
export function timeLeft(leftMs: number, nowMs: () => number = () => performance.now()): TimeLeft {
  const endBy = nowMs() + leftMs;
  return () => endBy - nowMs();
}

export const UNLIMITED: TimeLeft = () => Infinity;
