import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inSnapshot } from '@entity-registry/database';
import type pg from 'pg';
import { findUnsentCharges } from './unsent-charge-rows.js';
import type { EntryId } from '../ids.js';
import type { UnsentChargeRow, UnsentRange } from './unsent-charge-rows.js';
import { IDEMPOTENCY } from '../idempotency/idempotency.js';
import { creditUnsent } from '../credit/reversal.js';

/** Age of a charge after which its response, if not recorded as sent, counts as never sent. */
export const DELIVERY_GRACE_MS = 5 * 60_000;

/** Charges read at once. */
const BATCH = 1_000;

export interface CreditedCharges {
  /** Charges reversed by this very run. */
  credited: number;
  /** Their sum; free calls got their quota back. */
  amount: MicroUsd;
  /** Charges over the daily limit of their account, which this run left to an operator. */
  awaitingOperator: number;
  /** The first of the reversed charges, for the log. */
  entries: EntryId[];
}

/** How many entries a report names. */
const NAMED = 20;

/**
 * Charges made from `since` (null: all) to before `before` without an Idempotency-Key, and as far back those with one whose
 * record has expired: until then the caller can still get the response.
 */
export function unsentRange(since: Date | null, before: Date): UnsentRange {
  const expired = (date: Date): Date => new Date(date.getTime() - IDEMPOTENCY.ttlMs);
  return { requests: { since, before }, records: { since: since && expired(since), before: expired(before) } };
}

/**
 * Credits every charge of a request whose response never left (invariant I3, ADR 0049): for requests older than
 * `DELIVERY_GRACE_MS` at `now`, or under an Idempotency-Key once its record has expired. `since` leaves out older ones (null:
 * none). Each in its own transaction and once, even under concurrent runs. A charge that cannot be credited does not hold up
 * the others; it is thrown at the end.
 */
export async function creditUnsentCharges(pool: pg.Pool, now: Date, since: Date | null): Promise<CreditedCharges> {
  const range = unsentRange(since, new Date(now.getTime() - DELIVERY_GRACE_MS));
  const result: CreditedCharges = { credited: 0, amount: microUsd(0n), awaitingOperator: 0, entries: [] };
  for (let more = true; more;) {
    // The very first sweep reads the whole journal: it may take longer than the pool allows for a statement.
    const charges = await inSnapshot(pool, {}, (tx) => findUnsentCharges(tx, range, BATCH));
    const before = result.credited + result.awaitingOperator;
    const errors: unknown[] = [];
    for (const charge of charges) {
      try {
        await credit(pool, charge, now, result);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} charges could not be credited`);
    more = charges.length === BATCH && result.credited + result.awaitingOperator > before;
  }
  return result;
}

async function credit(pool: pg.Pool, charge: UnsentChargeRow, now: Date, result: CreditedCharges): Promise<void> {
  const unsent = await creditUnsent(pool, charge, charge.cause, now);
  if (unsent.outcome === 'awaiting_operator') result.awaitingOperator += 1;
  if (unsent.outcome !== 'reversed' || unsent.replayed) return;
  result.credited += 1;
  result.amount = microUsd(result.amount + unsent.amount);
  if (result.entries.length < NAMED) result.entries.push(charge.id);
}
