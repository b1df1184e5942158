import { Housekeeping, ManagedCredit } from '@entity-registry/accounts';
import type { HousekeepingRun } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import type { PeriodicTask } from '@entity-registry/queue';
import type { WorkerDependencies } from '../dependencies.js';
import { HousekeepingMetrics } from './housekeeping-metrics.js';
import { registerPartitionMetrics } from './partition-metrics.js';

/** The nightly reconcile reads the whole ledger. */
const DEADLINE_MS = 6 * 3_600_000;

/**
 * The ledger's housekeeping: expiry, credits for unsent responses, purges, and the nightly reconcile. Every process checks for due
 * tasks, because each task has its own lock and record: a long one in one process doesn't block the others.
 */
export function createHousekeepingTask({ config, pool, log, metrics, now }: WorkerDependencies): PeriodicTask {
  const housekeepingMetrics = new HousekeepingMetrics(metrics);
  const onRun = (run: HousekeepingRun): void => {
    housekeepingMetrics.runEnded(run);
    report(run, log);
  };
  const housekeeping = new Housekeeping(pool, { now, onRun });
  housekeepingMetrics.watchDrift(housekeeping);
  housekeepingMetrics.watchAwaitingCredits(new ManagedCredit(pool, { now }));
  registerPartitionMetrics(metrics, pool, now);
  return {
    ...{ name: 'housekeeping', runsIn: 'every-process' },
    ...{ everyMs: config.HOUSEKEEPING_CHECK_MS, deadlineMs: DEADLINE_MS },
    // A stop lets the running task finish; no other starts.
    run: async (signal) => {
      await housekeeping.runDueTasks(() => signal.aborted);
      return false;
    },
  };
}

function report({ task, outcome, detail }: HousekeepingRun, log: Logger): void {
  const facts = { task, outcome, ...detail };
  if (outcome === 'drift') log.error(facts, 'the ledger does not balance');
  else if (outcome === 'failed') log.error(facts, 'housekeeping failed');
  else if (typeof detail['credited'] === 'number' && detail['credited'] > 0) {
    log.warn(facts, 'charges whose response was never sent were credited');
  } else log.info(facts, 'housekeeping done');
}
