import { ApiError, FreeTierLimitError } from '../../index.js';
import type { EntityRegistry } from '../../index.js';
import { CommandFailure, EXIT } from '../exit.js';
import { parseMoney } from '../output/money.js';
import type { Progress } from '../output/progress.js';
import type { Journal, Pending, Phase } from './journal.js';
import type { Pace } from './pace.js';
import { freeBatchLimit } from './price.js';
import { idempotencyKeyOf, partOf, referenceOf } from './purchase.js';
import type { Purchase } from './purchase.js';

/** Somebody wants the batch to end: after the call that is under way, or at once. */
export interface Stop {
  readonly requested: boolean;
  readonly signal: AbortSignal;
}

export interface BuyOptions {
  readonly journal: Journal;
  /** SHA-256 of the input file. */
  readonly input: string;
  /** Digest of the key. */
  readonly caller: string;
  readonly size: number;
  /** Pay again for a part of which nobody knows whether it was paid. */
  readonly resend: boolean;
  readonly pace: Pace;
  readonly progress: Progress;
  readonly stop: Stop;
  readonly now: () => number;
  readonly usage: EntityRegistry['v5']['usageCsv'];
}

/** Answers are kept for 24 hours; the margin is for clocks that differ. */
const REPLAYED_FOR_MS = 23.5 * 3_600_000;
/** A rate limit and a call that is still running clear within a minute. */
const RETRIES = 8;

/** The batch ends before its end, in good order. */
export class Stopped extends Error {}

/**
 * Buys whatever the journal does not hold yet, call after call. Each is noted before it is sent and when it is answered, under
 * a key that gives the same answer again: a batch that goes on after a kill pays for nothing twice. Throws `Stopped` when
 * asked to end, and whatever a call throws.
 */
export async function buyAll<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  options: BuyOptions,
): Promise<void> {
  const { journal, stop, pace, progress } = options;
  const { phase, items } = purchase;
  let { size } = options;
  for (;;) {
    const from = journal.results(phase).length;
    progress.advance(from);
    if (from >= items.length) return;
    if (stop.requested) throw new Stopped();
    const left = journal.pending(phase);
    if (left !== null) await assertReplayed(purchase.phase, left, options);
    const { count, body } = left === null ? partOf(purchase, from, size) : openCall(purchase, left);
    const to = from + count;
    const idempotencyKey = left?.idempotencyKey ?? idempotencyKeyOf(phase, options.input, from, body);
    await pace.turn(stop.signal);
    if (left === null) {
      const at = new Date(options.now()).toISOString();
      journal.send(phase, { from, to, idempotencyKey, caller: options.caller, at });
    }
    try {
      const { results, billing, response } = await purchase.buy(body, {
        ...{ idempotencyKey, signal: stop.signal, maxRetries: RETRIES },
        clientReference: referenceOf(phase, options.input, from, to),
      });
      pace.take(response);
      // An answer given again was charged when it was first given: for this batch if it had sent the call before.
      const charged = response.idempotencyReplayed && left === null ? 0n : parseMoney(billing.charged);
      journal.answer(phase, charged, results);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      journal.refuse(phase);
      const fewer = fewerItems(error, to - from);
      if (fewer === null) throw error;
      size = fewer;
    }
  }
}

/** The call that was sent before, exactly as it was. */
function openCall<Item, Body, Result>(purchase: Purchase<Item, Body, Result>, { from, to }: Pending) {
  return { count: to - from, body: purchase.body(purchase.items.slice(from, to), from) };
}

/** The call was not carried out, so that its key is free and nothing was charged. */
function isRefusal(error: unknown): error is ApiError {
  // What has no code of ours comes from a proxy, which does not know what became of the call.
  if (!(error instanceof ApiError) || error.code === null) return false;
  return error.status < 500 && error.code !== 'idempotency_in_progress';
}

/** How many items a refused call may have: what a free key has left, or has in one call; null: that is not why. */
function fewerItems(error: ApiError, size: number): number | null {
  const limit = error instanceof FreeTierLimitError ? error.body.remaining : freeBatchLimit(error);
  return limit !== null && limit > 0 && limit < size ? limit : null;
}

/**
 * A call of which no answer is known is sent again under its key, which is answered for nothing for 24 hours and by the
 * account that sent it. After that only the usage export tells whether it was paid; then the answer cannot be had again.
 */
async function assertReplayed(phase: Phase, pending: Pending, options: BuyOptions): Promise<void> {
  if (options.resend) return;
  const { from, to, at, caller } = pending;
  const part = `${phase === 'resolve' ? 'rows asked' : 'entities'} ${String(from + 1)} to ${String(to)}`;
  if (caller !== options.caller) {
    throw new CommandFailure(
      EXIT.usage,
      `${part} were sent with another key, and their answer never arrived. With that key they are not paid for twice; ` +
        'with a key of another account they may be. Use that key, or --resend if you accept this.',
    );
  }
  if (options.now() - Date.parse(at) < REPLAYED_FOR_MS) return;
  const day = at.slice(0, 10);
  const calls = await options.usage({ from: day }, { signal: options.stop.signal });
  if (!calls.includes(referenceOf(phase, options.input, from, to))) return;
  throw new CommandFailure(
    EXIT.failed,
    `${part} were paid for at ${at}, and their answer never arrived. Answers are kept for 24 hours, which are over. ` +
      'Add --resend to pay for these again.',
  );
}
