import { isHeld, lastHousekeepingRuns, lastRunWith } from '@entity-registry/persistence';
import type { HousekeepingRunRow } from '@entity-registry/persistence';
import type pg from 'pg';
import { Housekeeping, housekeepingLock } from '../housekeeping/housekeeping.js';
import { audited } from './audit.js';
import type { Actor } from './audit.js';

/** Between two reconciliations that operators ask for, of all operators together: each reads the whole ledger. */
const PAUSE_MS = 60_000;

export interface ReconciliationState {
  /** One is under way, in some process. */
  running: boolean;
  /** Since when; null: none is under way. */
  runningSince: Date | null;
  /** The last one that came to its end; null: none did. */
  last: HousekeepingRunRow | null;
  /** Why the last try came to nothing, if it was after `last`; null: it did not. */
  failure: { at: Date; error: string } | null;
}

/** What became of asking for one. running: one is under way. too_soon: one has just begun; when the next may. */
export type StartedReconciliation =
  | { outcome: 'started'; state: ReconciliationState }
  | { outcome: 'running' }
  | { outcome: 'too_soon'; retryAfterSeconds: number };

export interface ReconciliationsOptions {
  now: () => Date;
  /** Told of what goes wrong when nobody waits for it. */
  onTrouble: (error: unknown) => void;
}

/** The proof of the ledger, as operators see it and ask for it (ADR 0146). */
export class Reconciliations {
  private readonly housekeeping: Housekeeping;
  private underWay: Promise<unknown> = Promise.resolve();

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

  /** Begins one, which goes on in this process. No more than one at a time, and one a minute. */
  async start(actor: Actor): Promise<StartedReconciliation> {
    const now = this.options.now();
    const [latest] = await lastHousekeepingRuns(this.pool, ['reconcile']);
    if (await isHeld(this.pool, housekeepingLock('reconcile'))) return { outcome: 'running' };
    const waitMs = (latest?.startedAt.getTime() ?? 0) + PAUSE_MS - now.getTime();
    if (waitMs > 0) return { outcome: 'too_soon', retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    await audited(this.pool, actor, now, (_tx, tell) => tell({ action: 'housekeeping.run', target: 'task:reconcile' }));
    this.underWay = this.housekeeping.run('reconcile').catch(this.options.onTrouble);
    return { outcome: 'started', state: { ...(await this.state()), running: true, runningSince: now } };
  }

  /** When what this process began has ended; at once when it began nothing. */
  async idle(): Promise<void> {
    await this.underWay;
  }
}

function failureOf({ startedAt, detail }: HousekeepingRunRow): { at: Date; error: string } {
  const { error } = detail;
  return { at: startedAt, error: typeof error === 'string' ? error : 'its process ended before it did' };
}
