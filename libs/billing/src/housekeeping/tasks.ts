import { formatMoney } from '@entity-registry/domain';
import {
  INVARIANTS,
  accountsWithEntries,
  countSources,
  deleteExpiredRecords,
  deleteHousekeepingRuns,
  deletePublicBudgetDays,
  deleteRequestCounts,
  deleteSandboxAllowances,
  deleteSandboxCalls,
  deleteWebhookDeliveries,
  lastGoodRun,
  rollUpUsage,
  sourcesChanged,
} from '@entity-registry/persistence';
import type { Invariant } from '@entity-registry/persistence';
import type pg from 'pg';
import { creditOrphans } from '../orphans.js';
import { reconcile } from '../reconcile.js';
import { expireTrials } from '../trial-expiry.js';
import { addDays } from '../utc.js';
import { purgeOldEvidence } from './evidence.js';
import { lastSweep, lastSweepOrLook } from './orphan-sweep.js';
import type { Schedule } from './schedule.js';

export const HOUSEKEEPING_TASKS = [
  'expire_trials',
  'sum_usage',
  'credit_orphans',
  'purge_idempotency',
  'purge_history',
  'purge_evidence',
  'count_sources',
  'reconcile',
] as const;
export type HousekeepingTask = (typeof HOUSEKEEPING_TASKS)[number];

/** What a task found and did, as its run keeps it; `drift` above zero: the books do not agree. */
export type TaskDetail = Record<string, string | number | boolean | readonly string[]> & { drift?: number };

export interface TaskCall {
  pool: pg.Pool;
  now: Date;
  /** By the schedule, not by somebody's order. */
  scheduled: boolean;
}

interface TaskDefinition {
  schedule: Schedule;
  work: (call: TaskCall) => Promise<TaskDetail>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Rows deleted by one statement: its locks stay short. */
const PURGE_BATCH = 5_000;
/** Days that the history of runs and the counts of the public budget are kept. */
const HISTORY_DAYS = 90;
/** Days that webhooks are kept on record after their end: a year of them can be shown, and compared with the last. */
const DELIVERY_LOG_DAYS = 400;
/** Days that counts of requests are kept: a month can be compared with that of a year before. */
const REQUEST_COUNT_DAYS = 400;
/** Entries that are summed up in one transaction: a second's work. */
const SUM_BATCH = 50_000;
/** Drifts that a run names; the command line prints them all. */
const NAMED_DRIFTS = 20;
/** How far back before the last sweep the next one looks, for charges whose process had a clock that was behind. */
const SWEEP_OVERLAP_MS = HOUR_MS;
/** Without a sweep for so long, the database or the housekeeping was away. */
const SWEEP_GAP_MS = 3 * MINUTE_MS;

/** The housekeeping: what there is to do, and when. */
export const TASKS: Readonly<Record<HousekeepingTask, TaskDefinition>> = {
  expire_trials: { schedule: { everyMs: 5 * MINUTE_MS }, work: expire },
  sum_usage: { schedule: { everyMs: 5 * MINUTE_MS }, work: sumUp },
  credit_orphans: { schedule: { everyMs: MINUTE_MS }, work: sweepOrphans },
  purge_idempotency: { schedule: { everyMs: HOUR_MS }, work: purgeIdempotency },
  purge_history: { schedule: { dailyAtHour: 4 }, work: purgeHistory },
  purge_evidence: { schedule: { everyMs: HOUR_MS }, work: purgeEvidence },
  count_sources: { schedule: { everyMs: HOUR_MS }, work: countCoverage },
  reconcile: { schedule: { dailyAtHour: 3 }, work: prove },
};

async function expire({ pool, now }: TaskCall): Promise<TaskDetail> {
  const { lots, amount } = await expireTrials(pool, now);
  return { lots, amount: formatMoney(amount) };
}

/**
 * After a gap a scheduled sweep only looks on: processes that could not reach the database either have this one interval
 * to write down the deliveries that they still hold.
 */
async function sweepOrphans({ pool, now, scheduled }: TaskCall): Promise<TaskDetail> {
  const before = await lastSweepOrLook(pool);
  const gap = before !== null && now.getTime() - before.startedAt.getTime() > SWEEP_GAP_MS;
  if (scheduled && gap) return { credited: 0, waited: true };
  const swept = await lastSweep(pool);
  const since = swept === null ? null : new Date(swept.startedAt.getTime() - SWEEP_OVERLAP_MS);
  const { credited, amount, entries } = await creditOrphans(pool, now, since);
  return { credited, amount: formatMoney(amount), entries: entries.map(String) };
}

async function purgeIdempotency({ pool, now }: TaskCall): Promise<TaskDetail> {
  let records = 0;
  for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH; records += deleted) {
    deleted = await deleteExpiredRecords(pool, now, PURGE_BATCH);
  }
  return { records };
}

async function purgeHistory({ pool, now }: TaskCall): Promise<TaskDetail> {
  const before = addDays(now, -HISTORY_DAYS);
  return {
    runs: await deleteHousekeepingRuns(pool, before),
    days: await deletePublicBudgetDays(pool, before.toISOString().slice(0, 10)),
    request_counts: await deleteRequestCounts(pool, addDays(now, -REQUEST_COUNT_DAYS).toISOString().slice(0, 10)),
    sandbox_calls: await purgeSandboxCalls(pool, before),
    sandbox_allowances: await deleteSandboxAllowances(pool, before.toISOString().slice(0, 10)),
    deliveries: await purgeDeliveries(pool, addDays(now, -DELIVERY_LOG_DAYS)),
  };
}

async function purgeSandboxCalls(pool: pg.Pool, before: Date): Promise<number> {
  let calls = 0;
  for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH; calls += deleted) {
    deleted = await deleteSandboxCalls(pool, before, PURGE_BATCH);
  }
  return calls;
}

async function purgeDeliveries(pool: pg.Pool, before: Date): Promise<number> {
  let deliveries = 0;
  for (let deleted = 1; deleted > 0; deliveries += deleted) {
    deleted = await deleteWebhookDeliveries(pool, before, PURGE_BATCH);
  }
  return deliveries;
}

/** Goes on where the last run stopped, round after round: a run takes some seconds however much is kept. */
async function purgeEvidence({ pool, now }: TaskCall): Promise<TaskDetail> {
  const stopped = (await lastGoodRun(pool, 'purge_evidence', null))?.detail['through'];
  const after = typeof stopped === 'string' ? BigInt(stopped) : 0n;
  const { answers, bodies, through } = await purgeOldEvidence(pool, now, after);
  return { answers, bodies, through: String(through) };
}

/** What `GET /v5/coverage` shows: counted here, so that no answer has to. */
async function countCoverage({ pool, now }: TaskCall): Promise<TaskDetail> {
  if (!(await sourcesChanged(pool, now))) return { counted: false };
  return { counted: true, rows: await countSources(pool, now) };
}

/**
 * Daily sums of the accounts that called since the last run. Whoever reads them adds what came since, so that a run that is
 * late makes nothing wrong, only slower.
 */
async function sumUp({ pool }: TaskCall): Promise<TaskDetail> {
  const last = await lastGoodRun(pool, 'sum_usage', null);
  const since = last === null ? null : new Date(last.startedAt.getTime() - SWEEP_OVERLAP_MS);
  let [accounts, entries] = [0, 0];
  for (const accountId of await accountsWithEntries(pool, since)) {
    for (let added = SUM_BATCH; added === SUM_BATCH; entries += added) {
      added = await rollUpUsage(pool, accountId, SUM_BATCH);
    }
    accounts += 1;
  }
  return { accounts, entries };
}

async function prove({ pool, now }: TaskCall): Promise<TaskDetail> {
  const { drift, waiting, accounts, entries, postings } = await reconcile(pool, now);
  const named = drift
    .slice(0, NAMED_DRIFTS)
    .map(
      ({ invariant, subject, expected, actual }) => `${invariant} ${subject}: ${expected} expected, ${actual} found`,
    );
  const counts = { accounts: Number(accounts), entries: Number(entries), postings: Number(postings) };
  const orphans = waiting && { waiting: Number(waiting.charges), waiting_since: waiting.since.toISOString() };
  const found = (invariant: Invariant): number => drift.filter((one) => one.invariant === invariant).length;
  const by = INVARIANTS.map((invariant) => `${invariant} ${String(found(invariant))}`);
  return { drift: drift.length, by, named, ...orphans, ...counts };
}
