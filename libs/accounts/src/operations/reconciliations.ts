import type pg from 'pg';
import { lastHousekeepingRuns, lastRunWith } from '../housekeeping/housekeeping-rows.js';
import { isHeld } from './operation-rows.js';
import type { HousekeepingRunRow } from '../housekeeping/housekeeping-rows.js';
import { Housekeeping, housekeepingLock } from '../housekeeping/housekeeping.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/** Minimum time between reconciliations requested by any operators. Each reads the whole ledger. */
const MIN_INTERVAL_MS = 60_000;

export interface ReconciliationState {
  /** One is in progress, in some process. */
  running: boolean;
  /** Since when; null: none is in progress. */
  runningSince: Date | null;
  /** The last one that finished; null if none did. */
  last: HousekeepingRunRow | null;
  /** Why the last attempt failed, if it was after `last`; null if it didn't. */
  failure: { at: Date; error: string } | null;
}

/**
 * Result of requesting a reconciliation. running: one is in progress. too_soon: the last one started less than a minute ago.
 */
export type StartedReconciliation =
  | { outcome: 'started'; state: ReconciliationState }
  | { outcome: 'running' }
  | { outcome: 'too_soon'; retryAfterSeconds: number };

export interface ReconciliationsOptions {
  now: () => Date;
  /** Called with errors that no caller waits for. */
  onError: (error: unknown) => void;
}

/** Reconciliations of the ledger for operators (ADR 0042). */
export class Reconciliations {
  private readonly housekeeping: Housekeeping;
  private current: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: ReconciliationsOptions,
  ) {
    this.housekeeping = new Housekeeping(pool, { now: options.now });
  }

  async state(): Promise<ReconciliationState> {
    const [latest] = await lastHousekeepingRuns(this.pool, ['reconcile']);
    const last = await lastRunWith(this.pool, 'reconcile', 'drift');
    const running =
      latest !== undefined && latest.finishedAt === null && (await isHeld(this.pool, housekeepingLock('reconcile')));
    return {
      ...{ running, runningSince: running ? latest.startedAt : null, last },
      failure: running || latest === undefined || latest.id === last?.id ? null : failureOf(latest),
    };
  }

  /** Starts a reconciliation, which continues in this process. At most one at a time, and one a minute. */
  async start(actor: Actor): Promise<StartedReconciliation> {
    const now = this.options.now();
    const [latest] = await lastHousekeepingRuns(this.pool, ['reconcile']);
    if (await isHeld(this.pool, housekeepingLock('reconcile'))) return { outcome: 'running' };
    const waitMs = (latest?.startedAt.getTime() ?? 0) + MIN_INTERVAL_MS - now.getTime();
    if (waitMs > 0) return { outcome: 'too_soon', retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    await withAudit(this.pool, actor, now, (_tx, recordChange) =>
      recordChange({ action: 'housekeeping.run', target: 'task:reconcile' }),
    );
    this.current = this.housekeeping.run('reconcile').catch(this.options.onError);
    return { outcome: 'started', state: { ...(await this.state()), running: true, runningSince: now } };
  }

  /** Resolves when the run that this process started has ended, or immediately if it started none. */
  async idle(): Promise<void> {
    await this.current;
  }
}

function failureOf({ startedAt, detail }: HousekeepingRunRow): { at: Date; error: string } {
  const { error } = detail;
  return { at: startedAt, error: typeof error === 'string' ? error : 'its process ended before it finished' };
}
