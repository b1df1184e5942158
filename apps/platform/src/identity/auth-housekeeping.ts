import { deleteExpiredAuthRows } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type { PeriodicTask } from '@entity-registry/queue';
import type { Clock } from '../clock.js';

const HOUR_MS = 3_600_000;

/** Deletes expired sessions, links, sign-ups and attempt buckets that can no longer be used. */
export class AuthHousekeepingTask implements PeriodicTask {
  readonly name = 'identity-housekeeping';
  readonly everyMs = HOUR_MS;
  readonly deadlineMs = HOUR_MS;
  readonly runsIn = 'one-process';

  constructor(
    private readonly db: Queryable,
    private readonly now: Clock,
  ) {}

  async run(): Promise<undefined> {
    await deleteExpiredAuthRows(this.db, this.now());
  }
}
