import { deleteExpiredIdentity } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type { Clock } from '../clock.js';
import type { Loop } from '../loops/loops.js';

const HOUR_MS = 3_600_000;

/** Deletes expired sessions, links, sign-ups and attempt buckets that can no longer be used. */
export class IdentityHousekeeping implements Loop {
  readonly name = 'identity housekeeping';
  readonly everyMs = HOUR_MS;

  constructor(
    private readonly db: Queryable,
    private readonly now: Clock,
  ) {}

  tick(): Promise<void> {
    return deleteExpiredIdentity(this.db, this.now());
  }
}
