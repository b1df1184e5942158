import { createHash, randomUUID } from 'node:crypto';
import type { Billing, CallInfo, PagingOptions } from '../../index.js';
import { CommandError, EXIT } from '../exit.js';
import type { PendingCall, Phase } from './journal.js';

/** The texts for a purchase. */
export interface Words {
  readonly one: string;
  readonly many: string;
  /** Precedes the positions of some items, as in `queries 1 to 5`. */
  readonly asked: string;
  readonly doing: string;
  readonly question: string;
}

/** A purchase in parts, one call each. `Body` is the body of that call. */
export interface Purchase<Item, Body, Result> {
  readonly phase: Phase;
  readonly words: Words;
  readonly items: readonly Item[];
  /** Whether every run sends new calls, because a stored response may be out of date although the file is the same (ADR 0109). */
  readonly newEachRun?: true;
  /** The call for some of the items, the first of which is at `from`. The same items give the same body. */
  body(items: readonly Item[], from: number): Body;
  price(body: Body, options: PagingOptions): Promise<{ billing: Billing; response: CallInfo }>;
  /** One result for each item, in their order. */
  buy(
    body: Body,
    options: PagingOptions,
  ): Promise<{ results: readonly Result[]; billing: Billing; response: CallInfo }>;
}

/** Bytes of a body; the service accepts 262,144. */
const MAX_BODY_BYTES = 260_000;

/** One call of a purchase: as many items, starting at `from`, as are allowed and as fit into a body. */
export function nextPart<Item, Body, Result>(
  purchase: Purchase<Item, Body, Result>,
  from: number,
  size: number,
): { readonly count: number; readonly body: Body } {
  let items = purchase.items.slice(from, from + size);
  for (;;) {
    const body = purchase.body(items, from);
    const bytes = Buffer.byteLength(JSON.stringify(body));
    if (bytes <= MAX_BODY_BYTES || items.length <= 1) return { count: items.length, body };
    items = items.slice(
      0,
      Math.max(1, Math.min(items.length - 1, Math.floor((items.length * MAX_BODY_BYTES) / bytes))),
    );
  }
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * The key of one call of a batch: the same for the same part of the same input, so that within 24 hours nothing is charged
 * twice even if the journal was lost (ADRs 0005 and 0109). With `newEachRun` it is random, and only the journal has it.
 */
export function idempotencyKeyOf(
  { phase, newEachRun }: Pick<Purchase<never, never, never>, 'phase' | 'newEachRun'>,
  input: string,
  from: number,
  body: unknown,
): string {
  return `registry-cli-${newEachRun ? randomUUID() : sha256(JSON.stringify([phase, input, from, body]))}`;
}

/**
 * The name of the call in the usage: at most 64 characters, however many codes a phase has. With `newEachRun`
 * each run has its own, so that the charge of an earlier run isn't taken for this one's.
 */
export function referenceOf(
  { phase, newEachRun }: Pick<Purchase<never, never, never>, 'phase' | 'newEachRun'>,
  input: string,
  { from, to, idempotencyKey }: Pick<PendingCall, 'from' | 'to' | 'idempotencyKey'>,
): string {
  const part = phase.startsWith('cards') ? `cards-${sha256(phase).slice(0, 8)}` : phase;
  return `batch ${(newEachRun ? sha256(idempotencyKey) : input).slice(0, 12)} ${part} ${String(from + 1)}-${String(to)}`;
}

/** The response does not match the call, so the call stays open. */
export function unexpectedItems(what: string, { requestId }: CallInfo): CommandError {
  return new CommandError(
    EXIT.unavailable,
    `the response does not match the ${what} of the call (request ${String(requestId)}).`,
  );
}
