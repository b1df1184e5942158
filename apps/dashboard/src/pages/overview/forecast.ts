import { fromMicro, toMicro } from '../../charts/amounts.js';

const DAY_MS = 86_400_000;

/**
 * The cost of a UTC month at its end, if spending continues as it did until `asOf`; null on its first day, which is too early for
 * a forecast. `resetsAt`: when the next month begins.
 */
export function monthEnd(spent: string, asOf: string, resetsAt: string): string | null {
  const end = new Date(resetsAt);
  const begin = Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, 1);
  const passed = new Date(asOf).getTime() - begin;
  if (passed < DAY_MS) return null;
  const micro = (toMicro(spent) * BigInt(end.getTime() - begin)) / BigInt(passed);
  return fromMicro((micro / 10_000n) * 10_000n); // whole cents: it is an estimate
}
