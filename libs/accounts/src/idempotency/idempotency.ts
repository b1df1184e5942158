import { WaitLimits, confirmCommits } from '@entity-registry/database';
import type { SetTimer } from '@entity-registry/database';
import type pg from 'pg';
import { ClaimBatches } from './claim-batches.js';
import { deleteExpiredRecord, deleteUnfinishedRecord } from './idempotency-rows.js';
import type { AccountId, EntryId, IdempotencyRecordId } from '../ids.js';
import type { ClaimedRow } from './idempotency-rows.js';
import { mapLedgerErrors } from '../errors.js';
import { isRestrictedResponse } from '../restricted-responses/restriction-rows.js';
import { PATIENT_CALLER } from '../waiting/waiting-caller.js';
import type { WaitingCaller } from '../waiting/waiting-caller.js';

/** How long a response is stored under its key (ADR 0005), and after how long a request without a response is presumed dead. */
export const IDEMPOTENCY = { ttlMs: 24 * 3_600_000, leaseMs: 60_000 } as const;

/**
 * The outcome of claiming an Idempotency-Key (ADR 0005).
 * - claimed: the key is new; the request goes on and charges under `idempotency:<recordId>`.
 * - done: the stored response; `entryId` is its charge, null if it was free.
 * - restricted: it has a response, but something in it was suppressed since (ADR 0211).
 * - mismatch: the key was used with other parameters. - running: the request that holds the key has not finished.
 */
export type ClaimOutcome =
  | { outcome: 'claimed'; recordId: IdempotencyRecordId }
  | { outcome: 'done'; response: string; entryId: EntryId | null }
  | { outcome: 'restricted' }
  | { outcome: 'mismatch' }
  | { outcome: 'running' };

const CLAIM_BATCHES = { maxSize: 64, maxWaiting: 1_000 } as const;

/** Attempts to claim a record that is created and deleted meanwhile. A third is already rare. */
const MAX_ATTEMPTS = 4;

const ANSWERED = 'select id from idempotency_record where id = any ($1::bigint[]) and answer is not null';

export interface IdempotencyStoreOptions {
  /** The clock of deadlines; default: that of the process. */
  now?: () => Date;
  /** Sets the timer of what waits; tests set their own. */
  setTimer?: SetTimer;
}

/** Requests with an Idempotency-Key: one record per account and key, for 24 hours. */
export class IdempotencyStore {
  private readonly claims: ClaimBatches;

  constructor(
    private readonly pool: pg.Pool,
    { now = () => new Date(), setTimer }: IdempotencyStoreOptions = {},
  ) {
    this.claims = new ClaimBatches(pool, { ...IDEMPOTENCY, ...CLAIM_BATCHES }, new WaitLimits(now, setTimer));
  }

  /**
   * Claims `key` for a request with these parameters (`fingerprint`: 32 bytes, a SHA-256), in one statement with those that
   * arrive meanwhile, unless an expired record has to be deleted first. Exactly one of several concurrent requests is `claimed`. An expired record is replaced by a
   * new one with a new id; one without a response whose lease ran out is taken over with its id. Nothing is sent after the caller's
   * deadline or once it has left. Throws LedgerUnavailable; a claim whose connection was lost is free again when its lease runs out.
   */
  async claim(
    accountId: AccountId,
    key: string,
    fingerprint: Uint8Array,
    now: Date,
    caller: WaitingCaller = PATIENT_CALLER,
  ): Promise<ClaimOutcome> {
    for (let round = 0; round < MAX_ATTEMPTS; round++) {
      const row = await this.claims.claim({ accountId, key, fingerprint, now }, caller);
      if (row === 'locked') break;
      if (row?.expired) await mapLedgerErrors(() => deleteExpiredRecord(this.pool, row.id, now));
      else if (row) return this.confirmed(row);
    }
    return { outcome: 'running' };
  }

  /** A stored response may be one that its first caller never got, because no standby confirmed its charge (ADR 0190). */
  private async confirmed(row: ClaimedRow): Promise<ClaimOutcome> {
    const outcome = toOutcome(row);
    if (outcome.outcome !== 'done') return outcome;
    await mapLedgerErrors(() => confirmCommits(this.pool, { sql: ANSWERED, id: row.id }));
    const isRestricted = await mapLedgerErrors(() => isRestrictedResponse(this.pool, outcome.entryId));
    return isRestricted ? { outcome: 'restricted' } : outcome;
  }

  /**
   * Frees the key of a request that failed (ADR 0005). `claimedAt` is the `now` of its claim: a request that was presumed dead
   * no longer frees anything. Records with a response stay. Not for a charge whose outcome is unknown (LedgerUnavailable
   * `connection`): there the lease runs out, and the request that takes over isn't charged twice.
   */
  release(recordId: IdempotencyRecordId, claimedAt: Date): Promise<void> {
    return mapLedgerErrors(() => deleteUnfinishedRecord(this.pool, recordId, claimedAt));
  }
}

function toOutcome(row: ClaimedRow): ClaimOutcome {
  if (row.claimed) return { outcome: 'claimed', recordId: row.id };
  if (!row.same) return { outcome: 'mismatch' };
  if (row.answer === null) return { outcome: 'running' };
  return { outcome: 'done', response: row.answer, entryId: row.entryId };
}
