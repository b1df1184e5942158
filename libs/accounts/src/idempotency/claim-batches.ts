import type { Queryable } from '@entity-registry/database';
import { LedgerUnavailable, mapLedgerErrors } from '../errors.js';
import { claimIdempotencyRecords } from './idempotency-rows.js';
import type { Claim, ClaimedRow } from './idempotency-rows.js';

export interface ClaimBatchOptions {
  leaseMs: number;
  ttlMs: number;
  /** Maximum claims in a batch. */
  maxSize: number;
  /** Maximum number of waiting claims. More are refused immediately. */
  maxWaiting: number;
}

/** A claim, and the record that it found. */
type Claimed = ClaimedRow | null | 'locked';

interface WaitingClaim {
  claim: Claim;
  found: PromiseWithResolvers<Claimed>;
}

/**
 * Claims keys of requests that arrive together in one statement, as ChargeBatches books their charges: a batch takes the claims
 * that arrived while the former one was running. A key is in a batch once; its other claims wait for the next batch, which
 * finds the record. If a batch fails other than by a lost connection, each of its claims is made alone, so that none fails
 * because of another.
 */
export class ClaimBatches {
  private waiting: WaitingClaim[] = [];
  private running = false;

  constructor(
    private readonly db: Queryable,
    private readonly options: ClaimBatchOptions,
  ) {}

  /**
   * The record of the claimed key; null: it was just added or deleted; `locked`: it is getting its response just now. Throws
   * LedgerUnavailable: `overloaded`, with nothing claimed, if too many are waiting.
   */
  async claim(claim: Claim): Promise<Claimed> {
    if (this.waiting.length >= this.options.maxWaiting) throw new LedgerUnavailable('overloaded');
    const found = Promise.withResolvers<Claimed>();
    this.waiting.push({ claim, found });
    if (!this.running) void this.run();
    return found.promise;
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) await this.claimTogether(this.takeDistinct());
    this.running = false;
  }

  private takeDistinct(): WaitingClaim[] {
    const batch = new Map<string, WaitingClaim>();
    const later: WaitingClaim[] = [];
    for (const waiting of this.waiting) {
      const key = `${String(waiting.claim.accountId)} ${waiting.claim.key}`;
      if (batch.size < this.options.maxSize && !batch.has(key)) batch.set(key, waiting);
      else later.push(waiting);
    }
    this.waiting = later;
    return [...batch.values()];
  }

  private async claimTogether(batch: readonly WaitingClaim[]): Promise<void> {
    try {
      const rows = await this.read(batch);
      for (const [at, { found }] of batch.entries()) found.resolve(rows[at] ?? null);
    } catch (error) {
      const unavailable = error instanceof LedgerUnavailable ? error.reason : null;
      if (batch.length > 1 && unavailable !== 'connection') {
        for (const waiting of batch) void this.claimTogether([waiting]);
      } else if (unavailable === 'lock_timeout') {
        for (const { found } of batch) found.resolve('locked');
      } else {
        for (const { found } of batch) found.reject(error);
      }
    }
  }

  private read(batch: readonly WaitingClaim[]): Promise<(ClaimedRow | null)[]> {
    const claims = batch.map(({ claim }) => claim);
    return mapLedgerErrors(() => claimIdempotencyRecords(this.db, claims, this.options));
  }
}
