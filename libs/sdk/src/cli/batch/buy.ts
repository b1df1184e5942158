import { ApiError, FreeTierLimitError, IdempotencyKeyReusedError } from '../../index.js';
import type { EntityRegistry, ErrorCode } from '../../index.js';
import { CommandError, EXIT } from '../exit.js';
import type { Interruption } from '../interruption.js';
import { formatMoney, parseMoney } from '../output/money.js';
import type { MicroUsd } from '../output/money.js';
import type { Progress } from '../output/progress.js';
import type { Journal, PendingCall } from './journal.js';
import type { Pace } from './pace.js';
import { freeBatchLimit } from './price.js';
import { idempotencyKeyOf, nextPart, referenceOf } from './purchase.js';
import type { Purchase } from './purchase.js';

export interface BuyOptions {
  readonly journal: Journal;
  /** SHA-256 of the input file. */
  readonly input: string;
  /** Digest of the key. */
  readonly caller: string;
  /** Pay again for a part if it is unknown whether it was paid. */
  readonly resend: boolean;
  readonly pace: Pace;
  readonly interruption: Interruption;
  readonly now: () => number;
  readonly usage: EntityRegistry['v5']['usageCalls'];
}

/** The limit of a purchase: the agreed price. */
export interface AgreedPrice {
  readonly total: MicroUsd;
  /** Items in one call. */
  readonly size: number;
}

/** Responses are kept for 24 hours; the margin covers clock differences. */
const REPLAYED_FOR_MS = 23.5 * 3_600_000;
/** A rate limit, and a call that another process left running, clear within a minute: calls are retried this long. */
const RETRIES = 16;

/**
 * Buys everything that the journal is missing, call by call. Each call is recorded before it is sent and when its response
 * arrives, under an idempotency key: a batch that resumes after it was killed pays nothing twice. `resolvePending` comes first.
 * Throws `AbortedError` when interrupted, and whatever a call throws.
 */
export async function buyAll<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  agreed: AgreedPrice,
  progress: Progress,
  options: BuyOptions,
): Promise<void> {
  const { journal, interruption, pace, input, caller } = options;
  const { phase, items } = purchase;
  const { charged: before } = journal;
  let { size } = agreed;
  for (;;) {
    const from = journal.count(phase);
    progress.advance(from);
    if (from >= items.length) return;
    const { count, body } = nextPart(purchase, from, size);
    await pace.waitTurn(interruption.signal);
    const idempotencyKey = idempotencyKeyOf(purchase, input, from, body);
    const call = { from, to: from + count, idempotencyKey, caller, at: new Date(options.now()).toISOString() };
    journal.send(phase, call);
    try {
      // The calls never cost more in total, even if prices have changed since.
      const left = agreed.total - (journal.charged - before);
      await send(purchase, call, { again: false, maxCharge: formatMoney(left > 0n ? left : 0n) }, options);
    } catch (error) {
      if (!isNotProcessed(error)) throw error;
      journal.refuse(phase);
      const fewer = fewerItems(error, count);
      if (fewer === null) throw error;
      size = fewer;
    }
  }
}

/**
 * Gets the response that an earlier run did not receive, by repeating the call with its key. Does not ask, because the price
 * was agreed to. A call that was never processed, or is too old to be kept and was not paid, is dropped: it is priced and
 * bought with the rest. Throws `CommandError` if it may be paid for twice.
 */
export async function resolvePending<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  options: BuyOptions,
): Promise<void> {
  const { journal, pace, interruption, resend } = options;
  const left = journal.pending(purchase.phase);
  if (left === null) return;
  if (await isReplayable(purchase, left, options)) {
    await pace.waitTurn(interruption.signal);
    try {
      await send(purchase, left, { again: true }, options);
      return;
    } catch (error) {
      if (error instanceof IdempotencyKeyReusedError && !resend) {
        throw new CommandError(
          EXIT.usage,
          `${partOfCall(purchase, left)} were sent by another version of this program, and the response never arrived. ` +
            'Use that version to avoid paying twice, or add --resend to send them again.',
        );
      }
      if (!(error instanceof IdempotencyKeyReusedError) && !wasNeverProcessed(error)) throw error;
    }
  }
  journal.refuse(purchase.phase);
}

async function send<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  { from, to, idempotencyKey }: PendingCall,
  { again, maxCharge }: { readonly again: boolean; readonly maxCharge?: string },
  { journal, input, interruption, pace }: BuyOptions,
): Promise<void> {
  const body = purchase.body(purchase.items.slice(from, to), from);
  const { results, billing, response } = await interruption.finishCall(() =>
    purchase.buy(body, {
      ...{ idempotencyKey, signal: interruption.signal, maxRetries: RETRIES },
      clientReference: referenceOf(purchase, input, { from, to, idempotencyKey }),
      ...(maxCharge !== undefined && { maxCharge }),
    }),
  );
  pace.update(response);
  // A replayed response was charged the first time: for this batch if it had sent the call before.
  const charged = response.idempotencyReplayed && !again ? 0n : parseMoney(billing.charged);
  journal.answer(purchase.phase, charged, results);
}

const TOO_LARGE = 413;

/** The call was not processed, so its key is free and nothing was charged. */
function isNotProcessed(error: unknown): error is ApiError {
  // A body that is refused for its size was not read, by the service or by a proxy.
  if (error instanceof ApiError && error.status === TOO_LARGE) return true;
  // An error without our code comes from a proxy, which doesn't know the outcome of the call.
  if (!(error instanceof ApiError) || error.code === null) return false;
  return error.status < 500 && error.code !== 'idempotency_in_progress';
}

/** Refusals that only come from processing the call. */
const PROCESSING_ERRORS: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  ...(['insufficient_credits', 'max_charge_exceeded', 'spending_limit_exceeded'] as const),
  'free_tier_code_locked',
  ...(['free_tier_limit', 'free_tier_batch_rows', 'estimator_rows_exhausted'] as const),
]);

/** The call was processed neither now nor before. Other errors, such as a rate limit, leave that open. */
function wasNeverProcessed(error: unknown): boolean {
  if (!isNotProcessed(error)) return false;
  return error.status === 400 || error.status === TOO_LARGE || PROCESSING_ERRORS.has(error.code);
}

/** How many items a refused call may have: the rest of a free key's quota, or its limit per call; null: another reason. */
function fewerItems(error: ApiError, size: number): number | null {
  const limit = error instanceof FreeTierLimitError ? error.body.remaining : freeBatchLimit(error);
  return limit !== null && limit > 0 && limit < size ? limit : null;
}

/**
 * Whether the response of a call can be fetched again for free: for 24 hours, by the account that sent it. After that only the
 * usage shows whether it was paid; the response is then lost.
 */
async function isReplayable<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  call: PendingCall,
  options: BuyOptions,
): Promise<boolean> {
  const { resend, caller, now } = options;
  if (call.caller !== caller) {
    if (resend) return false;
    throw new CommandError(
      EXIT.usage,
      `${partOfCall(purchase, call)} were sent with another key, and the response never arrived. Use that key to avoid paying ` +
        'twice, or add --resend to send them again with this key.',
    );
  }
  if (now() < replayableUntil(call)) return true;
  if (resend || !(await wasPaid(referenceOf(purchase, options.input, call), call, options))) {
    return false;
  }
  throw new CommandError(
    EXIT.failed,
    `${partOfCall(purchase, call)} were paid for at ${call.at}, and the response never arrived. Responses are only kept for ` +
      '24 hours. Add --resend to pay for them again.',
  );
}

function replayableUntil({ at }: PendingCall): number {
  return Date.parse(at) + REPLAYED_FOR_MS;
}

/** Whether usage shows the call as charged and not reversed. The service reverses charges of responses that were not received. */
async function wasPaid(reference: string, call: PendingCall, { usage, interruption }: BuyOptions): Promise<boolean> {
  const to = new Date(replayableUntil(call)).toISOString().slice(0, 10);
  const days = { from: call.at.slice(0, 10), to, limit: 100 };
  for await (const { client_reference, charged, given_back } of usage(days, { signal: interruption.signal })) {
    if (client_reference === reference && !given_back && parseMoney(charged) > 0n) return true;
  }
  return false;
}

function partOfCall({ words }: Pick<Purchase<never, never, never>, 'words'>, { from, to }: PendingCall): string {
  return `${words.asked} ${String(from + 1)} to ${String(to)}`;
}
