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
export const RESPONSE_GRACE_MS = 5 * 60_000;

/** Charges read at once. */
const BATCH = 1_000;

export interface CreditedCharges {
  /** Charges reversed by this run. */
  credited: number;
  /** Their total. Free calls got their quota back. */
  amount: MicroUsd;
  /** Charges over the daily limit of their account, left to an operator by this run. */
  awaitingOperator: number;
  /** The first of the reversed charges, for the log. */
  entries: EntryId[];
}

/** Maximum number of entries in a report. */
const NAMED = 20;

/**
 * Charges without an Idempotency-Key from `since` (null: all) until before `before`, and charges with one whose record
 * expired in that time: until then the caller can still get the response.
 */
export function unsentRange(since: Date | null, before: Date): UnsentRange {
  const expired = (date: Date): Date => new Date(date.getTime() - IDEMPOTENCY.ttlMs);
  return { requests: { since, before }, records: { since: since && expired(since), before: expired(before) } };
}

/**
 * Credits every charge of a request whose response was never sent (invariant I3, ADR 0049): requests older than
 * `RESPONSE_GRACE_MS` at `now`, or with an Idempotency-Key once its record has expired. `since` excludes older charges (null:
 * none). Each charge is credited once, in its own transaction, even under concurrent runs. A charge that can't be credited
 * does not hold up the others; its error is thrown at the end.
 */
export async function creditUnsentCharges(pool: pg.Pool, now: Date, since: Date | null): Promise<CreditedCharges> {
  const range = unsentRange(since, new Date(now.getTime() - RESPONSE_GRACE_MS));
  const result: CreditedCharges = { credited: 0, amount: microUsd(0n), awaitingOperator: 0, entries: [] };
  for (let more = true; more;) {
    // The first sweep reads the whole journal, which may take longer than the pool's statement timeout.
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
