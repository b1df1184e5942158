import { issueDueNotices } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import type { WorkerDependencies } from '../dependencies.js';

const MINUTE_MS = 60_000;

/** Tells accounts that received what a rule removed which an import or a refresh derived (ADR 0212). */
export function createNoticeTask({ pool, now, log }: WorkerDependencies): PeriodicTask {
  return {
    ...{ name: 'correction-notices', runsIn: 'one-process', everyMs: MINUTE_MS, deadlineMs: 10 * MINUTE_MS },
    run: async () => {
      const { rules, accounts, more } = await issueDueNotices(pool, now());
      if (rules > 0) log.info({ rules, accounts }, 'correction notices issued for derived rules');
      return more;
    },
  };
}
