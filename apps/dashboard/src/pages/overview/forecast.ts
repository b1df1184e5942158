import { fromMicro, toMicro } from '../../charts/amounts.js';

const DAY_MS = 86_400_000;

/**
 * What a UTC month will have cost at its end, when it goes on as it went until `asOf`; null in its first day, which says
 * little of a month. `resetsAt`: when the next month begins.
 */
export function monthEnd(spent: string, asOf: string, resetsAt: string): string | null {
  const end = new Date(resetsAt);
  const begin = Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, 1);
  const passed = new Date(asOf).getTime() - begin;
  if (passed < DAY_MS) return null;
  const micro = (toMicro(spent) * BigInt(end.getTime() - begin)) / BigInt(passed);
  return fromMicro((micro / 10_000n) * 10_000n); // whole cents: it is a guess
}
