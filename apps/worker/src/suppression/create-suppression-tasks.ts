import { issueDueNotices, withAudit } from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import { RulesCopy, checkSuppressions, createObjectStore } from '@entity-registry/registry';
import { Counter } from 'prom-client';
import type { WorkerDependencies } from '../dependencies.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WORKER: Actor = { operatorId: null, name: 'worker', requestId: null };

/**
 * What rules of suppression need (ADR 0211): a copy in the object store, from which the first run after a restore of the database puts
 * back in force what it lost; they are applied again every day, which normally finds nothing; and accounts are told that received what
 * rules removed which an import or a refresh derived, or which were lost (ADR 0212).
 */
export function createSuppressionTasks({ config, pool, now, log, metrics }: WorkerDependencies): PeriodicTask[] {
  const removed = new Counter({
    name: 'suppression_rows_removed_total',
    help: 'Rows that the daily check removed although a rule of suppression had removed them before; normally 0',
    registers: [metrics],
  });
  const copy = new RulesCopy(pool, {
    objects: createObjectStore(config, { baseUrl: config.PUBLIC_URL, now }),
    recorded: (restore) =>
      withAudit(pool, WORKER, now(), async (tx, recordChange) => {
        const rules = await restore(tx);
        if (rules > 0) await recordChange({ action: 'suppression.import', after: { rules } });
        return rules;
      }),
  });
  return [
    {
      ...{ name: 'suppression-copy', runsIn: 'one-process', everyMs: MINUTE_MS, deadlineMs: 10 * MINUTE_MS },
      run: async () => {
        const restored = await copy.sync();
        if (restored > 0) log.warn({ restored }, 'rules of suppression that the database had lost are in force again');
        return false;
      },
    },
    {
      ...{ name: 'suppressions', runsIn: 'one-process', everyMs: DAY_MS, deadlineMs: 60 * MINUTE_MS },
      run: async (signal) => {
        let total = 0;
        try {
          const { entities, rows } = await checkSuppressions(pool, signal, (count) => {
            removed.inc(count);
            total += count;
          });
          log.info({ entities, rows }, 'rules of suppression checked');
        } finally {
          // What was removed before an entity failed counts too.
          if (total > 0) log.error({ rows: total }, 'suppressed data was stored again and was removed');
        }
        return false;
      },
    },
    {
      ...{ name: 'correction-notices', runsIn: 'one-process', everyMs: MINUTE_MS, deadlineMs: 10 * MINUTE_MS },
      run: async () => {
        const { rules, accounts, more } = await issueDueNotices(pool, now());
        if (rules > 0) log.info({ rules, accounts }, 'correction notices issued for derived or restored rules');
        return more;
      },
    },
  ];
}
