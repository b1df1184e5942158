import { issueDueNotices } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import { checkSuppressions } from '@entity-registry/registry';
import { Counter } from 'prom-client';
import type { WorkerDependencies } from '../dependencies.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * What rules of suppression need: they are applied again every day, which normally finds nothing (ADR 0211), and accounts that received
 * what a rule removed which an import or a refresh derived are told (ADR 0212).
 */
export function createSuppressionTasks({ pool, now, log, metrics }: WorkerDependencies): PeriodicTask[] {
  const removed = new Counter({
    name: 'suppression_rows_removed_total',
    help: 'Rows that the daily check removed although a rule of suppression had removed them before; normally 0',
    registers: [metrics],
  });
  return [
    {
      ...{ name: 'suppressions', runsIn: 'one-process', everyMs: DAY_MS, deadlineMs: 60 * MINUTE_MS },
      run: async (signal) => {
        const { entities, rows } = await checkSuppressions(pool, signal);
        removed.inc(rows);
        if (rows > 0) log.error({ entities, rows }, 'suppressed data was stored again and was removed');
        else log.info({ entities, rows }, 'rules of suppression checked');
        return false;
      },
    },
    {
      ...{ name: 'correction-notices', runsIn: 'one-process', everyMs: MINUTE_MS, deadlineMs: 10 * MINUTE_MS },
      run: async () => {
        const { rules, accounts, more } = await issueDueNotices(pool, now());
        if (rules > 0) log.info({ rules, accounts }, 'correction notices issued for derived rules');
        return more;
      },
    },
  ];
}
