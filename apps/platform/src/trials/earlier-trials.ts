import { claimEarlierTrials } from '@entity-registry/accounts';
import type { HashKey } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import type pg from 'pg';
import type { Clock } from '../clock.js';

const HOUR_MS = 3_600_000;

/** Stores the mailboxes of accounts whose trial was granted elsewhere, so that none of them gets a second one (ADR 0006). */
export class EarlierTrialsTask implements PeriodicTask {
  readonly name = 'earlier-trials';
  readonly everyMs = HOUR_MS;
  readonly deadlineMs = HOUR_MS;
  readonly runsIn = 'one-process';

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { hashKey: HashKey; now: Clock },
  ) {}

  async run(): Promise<undefined> {
    await claimEarlierTrials(this.pool, this.options);
  }
}
