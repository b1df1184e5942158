import type { WaitLimits } from '@entity-registry/database';
import type pg from 'pg';
import { LedgerUnavailable, mapLedgerErrors } from '../errors.js';
import { connect, connectFor, onConnection } from '../waiting/connections.js';
import type { WaitingCaller } from '../waiting/waiting-caller.js';
import { WaitingLine } from '../waiting/waiting-line.js';
import type { WaitingRequest } from '../waiting/waiting-line.js';
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
type Batch = readonly WaitingRequest<Claim, Claimed>[];

/**
 * Claims keys of requests that arrive together in one statement, as ChargeBatches books their charges: a batch takes the claims
 * that arrived while the former one was running. A key is in a batch once; its other claims wait for the next batch, which
 * finds the record. If a batch fails other than by a lost connection, each of its claims is made alone, so that none fails
 * because of another. Without a connection, all that wait are refused.
 */
export class ClaimBatches {
  private readonly line: WaitingLine<Claim, Claimed>;
  private running = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: ClaimBatchOptions,
    private readonly waitLimits: WaitLimits,
  ) {
    this.line = new WaitingLine(waitLimits, options.maxWaiting);
  }

  /**
   * The record of the claimed key; null: it was just added or deleted; `locked`: it is getting its response just now. Throws
   * LedgerUnavailable: only after `connection`, the key may be claimed.
   */
  async claim(claim: Claim, caller: WaitingCaller): Promise<Claimed> {
    const found = this.line.add(claim, caller);
    if (!this.running) void this.run();
    return found;
  }

  private async run(): Promise<void> {
    this.running = true;
    while (!this.line.isEmpty) {
      try {
        await this.claimNext(await connect(this.pool));
      } catch (error) {
        this.line.refuse(error instanceof LedgerUnavailable ? error : new LedgerUnavailable('unreachable', error));
      }
    }
    this.running = false;
  }

  private async claimNext(client: pg.PoolClient): Promise<void> {
    const batch = this.takeDistinct();
    if (batch.length === 0) client.release();
    else await this.claimTogether(client, batch);
  }

  private takeDistinct(): Batch {
    const keys = new Set<string>();
    return this.line.take(this.options.maxSize, ({ accountId, key }) => {
      const name = `${String(accountId)} ${key}`;
      return !keys.has(name) && keys.add(name).size > 0;
    });
  }

  private async claimTogether(client: pg.PoolClient, batch: Batch): Promise<void> {
    try {
      const rows = await this.read(client, batch);
      for (const [at, { settled }] of batch.entries()) settled.resolve(rows[at] ?? null);
    } catch (error) {
      const isLost = error instanceof LedgerUnavailable && error.reason === 'connection';
      // The claims that wait for the next batch would wait for the same database.
      if (isLost) this.line.refuse(new LedgerUnavailable('overloaded', error.cause));
      for (const waiting of batch) {
        if (isLost || batch.length === 1) fail(waiting, error);
        else void this.claimAlone(waiting);
      }
    }
  }

  private async claimAlone(waiting: Batch[number]): Promise<void> {
    try {
      await this.claimTogether(await connectFor(this.pool, waiting.caller, this.waitLimits), [waiting]);
    } catch (error) {
      fail(waiting, error);
    }
  }

  private read(client: pg.PoolClient, batch: Batch): Promise<(ClaimedRow | null)[]> {
    const claims = batch.map(({ request }) => request);
    return mapLedgerErrors(() => onConnection(client, () => claimIdempotencyRecords(client, claims, this.options)));
  }
}

function fail({ settled }: Batch[number], error: unknown): void {
  if (error instanceof LedgerUnavailable && error.reason === 'lock_timeout') settled.resolve('locked');
  else settled.reject(error);
}
