import { TRIAL_LIMITS, formatMoney } from '@entity-registry/domain';
import type pg from 'pg';
import { deleteExpiredRecords } from '../idempotency/idempotency-rows.js';
import { INVARIANTS } from '../ledger/drift-entry.js';
import { deleteEndedSearchSessions } from '../search-sessions/session-rows.js';
import { deleteExpiredLibraryResponses } from '../library/answer-rows.js';
import { deleteEventDeliveries } from '../events/delivery-rows.js';
import { purgeEvents } from '../events/event-feed.js';
import { deleteOrphanedDecisions } from '../screenings/decision-rows.js';
import { SCREENING_DAYS } from '../screenings/screenings.js';
import { deleteExpiredScreenings } from '../screenings/screening-rows.js';
import { purgeDeletedItems, purgeWatchedNames } from '../watching/item-rows.js';
import { deleteSandboxAllowances } from '../sandbox/allowance-rows.js';
import { deleteSandboxRequests } from '../sandbox/call-rows.js';
import { deleteExpiredDataRequests } from '../data-requests/data-request-rows.js';
import { clearTrialSubjects } from '../trials/claim-rows.js';
import { deleteRequestCounts } from '../usage/request-counts.js';
import { accountsWithEntries, rollUpUsage } from '../usage/rollup.js';
import { deleteWebhookDeliveries } from '../webhooks/delivery-log-rows.js';
import {
  deleteHousekeepingRuns,
  deletePublicBudgetDays,
  deletePublicNetworkDays,
  lastGoodRun,
} from './housekeeping-rows.js';
import { countSources, sourcesChanged } from './source-counts.js';
import type { Invariant } from '../ledger/drift-entry.js';
import { DISCLOSURE_DAYS, rollDisclosures } from '../disclosures/retention.js';
import { budgetDay } from '../calendar/budget-day.js';
import { rollMonthPartitions } from '../partitions/month-partitions.js';
import { reconcile } from '../ledger/reconcile.js';
import { expireTrials } from '../trials/trial-expiry.js';
import { creditUnsentCharges } from '../response-deliveries/unsent-charges.js';
import { addDays } from '../calendar/utc.js';
import { purgeOldEvidence } from './evidence.js';
import type { Schedule } from './schedule.js';
import { lastSweep, lastSweepOrCheck } from './unsent-sweep.js';

export const HOUSEKEEPING_TASKS = [
  'expire_trials',
  'sum_usage',
  'credit_unsent',
  'purge_idempotency',
  'purge_history',
  'roll_disclosures',
  'roll_partitions',
  'purge_evidence',
  'count_sources',
  'reconcile',
] as const;
export type HousekeepingTask = (typeof HOUSEKEEPING_TASKS)[number];

/** What a task found and did, stored with its run; `drift` above zero: the ledger doesn't balance. */
export type TaskDetail = Record<string, string | number | boolean | readonly string[]> & { drift?: number };

export interface TaskContext {
  pool: pg.Pool;
  now: Date;
  /** Started by the schedule, not by a person. */
  scheduled: boolean;
}

interface TaskDefinition {
  schedule: Schedule;
  work: (call: TaskContext) => Promise<TaskDetail>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Rows deleted per statement, to keep locks short. */
const PURGE_BATCH = 5_000;
/** The same for the Library and stored screenings, whose rows are large. */
const LIBRARY_BATCH = 500;
/** Days to keep the history of runs and the counts of the public budget. */
const HISTORY_DAYS = 90;
/** Days to keep webhooks after their end: enough to show a year and compare it with the last. */
const DELIVERY_LOG_DAYS = 400;
/** Days to keep a data request after its end: five years, to show that it was answered in time. */
const DATA_REQUEST_DAYS = 1_826;
/** Days to keep counts of requests: enough to compare a month with the same month a year before. */
const REQUEST_COUNT_DAYS = 400;
/** Days to keep the network of a trial: its limit is per UTC day. */
const TRIAL_NETWORK_DAYS = 2;
/** Entries summed in one transaction: about a second of work. */
const USAGE_BATCH = 50_000;
/** Maximum drifts named in a run's detail; the command line prints them all. */
const NAMED_DRIFTS = 20;
/** How far before the last sweep the next one starts, for charges of processes whose clock was behind. */
const SWEEP_OVERLAP_MS = HOUR_MS;
/** After this long without a sweep, the database or the housekeeping was down. */
const SWEEP_GAP_MS = 3 * MINUTE_MS;

/** The housekeeping tasks and their schedules. */
export const TASKS: Readonly<Record<HousekeepingTask, TaskDefinition>> = {
  expire_trials: { schedule: { everyMs: 5 * MINUTE_MS }, work: expireTrialCredit },
  sum_usage: { schedule: { everyMs: 5 * MINUTE_MS }, work: sumUsage },
  credit_unsent: { schedule: { everyMs: MINUTE_MS }, work: creditUnsent },
  purge_idempotency: { schedule: { everyMs: HOUR_MS }, work: purgeIdempotency },
  purge_history: { schedule: { dailyAtHour: 4 }, work: purgeHistory },
  roll_disclosures: { schedule: { dailyAtHour: 4 }, work: rollDisclosureLog },
  roll_partitions: { schedule: { everyMs: HOUR_MS }, work: rollPartitions },
  purge_evidence: { schedule: { everyMs: HOUR_MS }, work: purgeEvidence },
  count_sources: { schedule: { everyMs: HOUR_MS }, work: countCoverage },
  reconcile: { schedule: { dailyAtHour: 3 }, work: reconcileLedger },
};

async function expireTrialCredit({ pool, now }: TaskContext): Promise<TaskDetail> {
  const { lots, amount } = await expireTrials(pool, now);
  return { lots, amount: formatMoney(amount) };
}

/**
 * After a gap, a scheduled sweep only checks: it gives processes that could not reach the database this one interval to
 * record the deliveries that they still hold in memory.
 */
async function creditUnsent({ pool, now, scheduled }: TaskContext): Promise<TaskDetail> {
  const before = await lastSweepOrCheck(pool);
  const gap = before !== null && now.getTime() - before.startedAt.getTime() > SWEEP_GAP_MS;
  if (scheduled && gap) return { credited: 0, waited: true };
  const swept = await lastSweep(pool);
  const since = swept === null ? null : new Date(swept.startedAt.getTime() - SWEEP_OVERLAP_MS);
  const { credited, amount, awaitingOperator, entries } = await creditUnsentCharges(pool, now, since);
  return {
    ...{ credited, amount: formatMoney(amount), entries: entries.map(String) },
    ...(awaitingOperator > 0 && { awaiting_operator: awaitingOperator }),
  };
}

async function purgeIdempotency({ pool, now }: TaskContext): Promise<TaskDetail> {
  let records = 0;
  for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH; records += deleted) {
    deleted = await deleteExpiredRecords(pool, now, PURGE_BATCH);
  }
  return { records };
}

async function purgeHistory({ pool, now }: TaskContext): Promise<TaskDetail> {
  const before = addDays(now, -HISTORY_DAYS);
  return {
    runs: await deleteHousekeepingRuns(pool, before),
    days: await deletePublicBudgetDays(pool, before.toISOString().slice(0, 10)),
    public_networks: await deletePublicNetworkDays(pool, budgetDay(addDays(now, -1))),
    request_counts: await deleteRequestCounts(pool, addDays(now, -REQUEST_COUNT_DAYS).toISOString().slice(0, 10)),
    sandbox_calls: await purgeSandboxRequests(pool, before),
    trial_claims: await clearTrialSubjects(pool, {
      networksBefore: addDays(now, -TRIAL_NETWORK_DAYS),
      domainsBefore: addDays(now, -TRIAL_LIMITS.domainDays),
    }),
    sandbox_allowances: await deleteSandboxAllowances(pool, before.toISOString().slice(0, 10)),
    deliveries: await purgeDeliveries(pool, addDays(now, -DELIVERY_LOG_DAYS)),
    event_deliveries: await purgeEventDeliveries(pool, addDays(now, -DELIVERY_LOG_DAYS)),
    library_answers: await purgeLibrary(pool, now),
    screenings: await purgeScreenings(pool, now),
    data_requests: await deleteExpiredDataRequests(pool, { now, endedBefore: addDays(now, -DATA_REQUEST_DAYS) }),
    watch_items: await purgeWatchItems(pool, now),
    watched_names: await purgeWatchedNames(pool),
    events: await purgeEvents(pool, now),
    screening_decisions: await purgeDecisions(pool, addDays(now, -SCREENING_DAYS)),
    search_sessions: await deleteEndedSearchSessions(pool, now),
  };
}

async function purgeSandboxRequests(pool: pg.Pool, before: Date): Promise<number> {
  let calls = 0;
  for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH; calls += deleted) {
    deleted = await deleteSandboxRequests(pool, before, PURGE_BATCH);
  }
  return calls;
}

async function purgeLibrary(pool: pg.Pool, now: Date): Promise<number> {
  let responses = 0;
  for (let deleted = LIBRARY_BATCH; deleted === LIBRARY_BATCH; responses += deleted) {
    deleted = await deleteExpiredLibraryResponses(pool, now, LIBRARY_BATCH);
  }
  return responses;
}

async function purgeWatchItems(pool: pg.Pool, now: Date): Promise<number> {
  let items = 0;
  for (let deleted = LIBRARY_BATCH; deleted === LIBRARY_BATCH; items += deleted) {
    deleted = await purgeDeletedItems(pool, now, LIBRARY_BATCH);
  }
  return items;
}

async function purgeScreenings(pool: pg.Pool, now: Date): Promise<number> {
  let screenings = 0;
  for (let deleted = LIBRARY_BATCH; deleted === LIBRARY_BATCH; screenings += deleted) {
    deleted = await deleteExpiredScreenings(pool, now, LIBRARY_BATCH);
  }
  return screenings;
}

/** Decisions are kept as long as screenings, whatever they rest on, so later ones needn't be looked at. */
async function purgeDecisions(pool: pg.Pool, before: Date): Promise<number> {
  let decisions = 0;
  for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH; decisions += deleted) {
    deleted = await deleteOrphanedDecisions(pool, before, PURGE_BATCH);
  }
  return decisions;
}

async function purgeDeliveries(pool: pg.Pool, before: Date): Promise<number> {
  let deliveries = 0;
  for (let deleted = 1; deleted > 0; deliveries += deleted) {
    deleted = await deleteWebhookDeliveries(pool, before, PURGE_BATCH);
  }
  return deliveries;
}

async function purgeEventDeliveries(pool: pg.Pool, before: Date): Promise<number> {
  let deliveries = 0;
  for (let deleted = 1; deleted > 0; deliveries += deleted) {
    deleted = await deleteEventDeliveries(pool, before, PURGE_BATCH);
  }
  return deliveries;
}

/** Monthly partitions: created ahead, dropped when they aren't needed anymore. */
async function rollDisclosureLog({ pool, now }: TaskContext): Promise<TaskDetail> {
  const { made, dropped, deleted } = await rollDisclosures(pool, now, DISCLOSURE_DAYS);
  return { made, dropped, deleted };
}

/** The other tables with a partition for each month. */
async function rollPartitions({ pool, now }: TaskContext): Promise<TaskDetail> {
  return { ...(await rollMonthPartitions(pool, now, addDays(now, -REQUEST_COUNT_DAYS))) };
}

/** Continues where the last run stopped, so that a run takes a few seconds regardless of how much is stored. */
async function purgeEvidence({ pool, now }: TaskContext): Promise<TaskDetail> {
  const stopped = (await lastGoodRun(pool, 'purge_evidence', null))?.detail['through'];
  const after = typeof stopped === 'string' ? BigInt(stopped) : 0n;
  const { answers, bodies, through } = await purgeOldEvidence(pool, now, after);
  return { answers, bodies, through: String(through) };
}

/** The data of `GET /v5/coverage`: counted here, so that requests don't have to. */
async function countCoverage({ pool, now }: TaskContext): Promise<TaskDetail> {
  if (!(await sourcesChanged(pool, now))) return { counted: false };
  return { counted: true, rows: await countSources(pool, now) };
}

/**
 * Daily sums of the accounts that called since the last run. Readers add the calls made since, so a late run only makes reads
 * slower, not wrong.
 */
async function sumUsage({ pool }: TaskContext): Promise<TaskDetail> {
  const last = await lastGoodRun(pool, 'sum_usage', null);
  const since = last === null ? null : new Date(last.startedAt.getTime() - SWEEP_OVERLAP_MS);
  let [accounts, entries] = [0, 0];
  for (const accountId of await accountsWithEntries(pool, since)) {
    for (let added = USAGE_BATCH; added === USAGE_BATCH; entries += added) {
      added = await rollUpUsage(pool, accountId, USAGE_BATCH);
    }
    accounts += 1;
  }
  return { accounts, entries };
}

async function reconcileLedger({ pool, now }: TaskContext): Promise<TaskDetail> {
  const { drift, waiting, awaitingOperator, accounts, entries, postings } = await reconcile(pool, now);
  const named = drift
    .slice(0, NAMED_DRIFTS)
    .map(
      ({ invariant, subject, expected, actual }) => `${invariant} ${subject}: ${expected} expected, ${actual} found`,
    );
  const counts = { accounts: Number(accounts), entries: Number(entries), postings: Number(postings) };
  const unsent = waiting && { waiting: Number(waiting.charges), waiting_since: waiting.since.toISOString() };
  const open = awaitingOperator && {
    awaiting_operator: Number(awaitingOperator.charges),
    awaiting_operator_amount: formatMoney(awaitingOperator.amount),
  };
  const found = (invariant: Invariant): number => drift.filter((one) => one.invariant === invariant).length;
  const by = INVARIANTS.map((invariant) => `${invariant} ${String(found(invariant))}`);
  return { drift: drift.length, by, named, ...unsent, ...open, ...counts };
}
