import { claimEarlierTrials } from '@entity-registry/accounts';
import type { HashKey } from '@entity-registry/accounts';
import type pg from 'pg';
import type { Clock } from '../clock.js';
import type { Loop } from '../loops/loops.js';

const HOUR_MS = 3_600_000;

/** Stores the mailboxes of accounts whose trial was granted elsewhere, so that none of them gets a second one (ADR 0006). */
export class EarlierTrials implements Loop {
  readonly name = 'earlier trials';
  readonly everyMs = HOUR_MS;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { hashKey: HashKey; now: Clock },
  ) {}

  async tick(): Promise<void> {
    await claimEarlierTrials(this.pool, this.options);
  }
}
