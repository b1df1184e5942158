import { FreeTierBatchRowsError } from '../../index.js';
import type { Billing, CallInfo } from '../../index.js';
import { parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';
import type { Progress } from '../output/progress.js';
import type { Pace } from './pace.js';
import { nextPart } from './purchase.js';
import type { Purchase } from './purchase.js';

/** The cost of a purchase, added up from dry runs of all of its calls. */
export interface PriceEstimate {
  readonly total: MicroUsd;
  readonly calls: number;
  /** Items that are charged: valid rows, existing entities. */
  readonly charged: number;
  /** Items in one call: fewer for a free key. */
  readonly size: number;
  /** USD as a decimal string; null: the caller has none, or the service doesn't say. */
  readonly balance: string | null;
  /** Codes that a free key can't use. */
  readonly locked: boolean;
  /** What a free key has left; null: the caller pays. */
  readonly quota: { readonly today: number; readonly month: number } | null;
}

export interface PriceOptions {
  /** Where to start: everything before it is already bought. */
  readonly from: number;
  readonly size: number;
  readonly pace: Pace;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Adds up the prices of all calls of a purchase, by dry runs, which are free. */
export async function estimatePrice<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  options: PriceOptions,
): Promise<PriceEstimate> {
  const { pace, progress, signal } = options;
  let { size } = options;
  let total = 0n;
  let calls = 0;
  let charged = 0;
  let locked = false;
  let last: CallInfo | null = null;
  for (let from = options.from; from < purchase.items.length;) {
    const { count, body } = nextPart(purchase, from, size);
    await pace.waitTurn(signal);
    try {
      const { billing, response } = await purchase.price(body, { signal });
      pace.update(response);
      last = response;
      total += parseMoney(billing.price);
      charged += quantityOf(billing);
      locked ||= billing.free_tier?.locked === true;
    } catch (error) {
      const limit = freeBatchLimit(error);
      if (limit === null || limit >= count) throw error;
      size = limit;
      continue;
    }
    calls += 1;
    from += count;
    progress.advance(from);
  }
  return { total, calls, charged, size, locked, balance: balanceOf(last), quota: quotaOf(last) };
}

/** How many rows a free key may send in one call; null: the error is about something else. */
export function freeBatchLimit(error: unknown): number | null {
  return error instanceof FreeTierBatchRowsError ? Number(error.body.limit) : null;
}

/** How often the codes of a call are charged: for its items, not for each code. */
function quantityOf({ codes }: Billing): number {
  return Math.max(0, ...codes.map(({ quantity }) => quantity ?? 1));
}

function balanceOf(call: CallInfo | null): string | null {
  return call?.headers.get('X-Service-Balance') ?? null;
}

function quotaOf(call: CallInfo | null): PriceEstimate['quota'] {
  if (call?.tier !== 'free') return null;
  const count = (name: string): number => Number(call.headers.get(`X-Service-Free-Remaining-${name}`) ?? 0);
  return { today: count('Today'), month: count('Month') };
}
