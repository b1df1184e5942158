import { withAudit } from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import { RulesCopy, createObjectStore } from '@entity-registry/registry';
import type { WorkerDependencies } from '../dependencies.js';

const MINUTE_MS = 60_000;
const WORKER: Actor = { operatorId: null, name: 'worker', requestId: null };

/**
 * Keeps the rules of suppression in the object store too, so that a restore of the database to a time before a rule doesn't lose it
 * (ADR 0211): the first run after the restore puts it in force again.
 */
export function createSuppressionTasks({ config, pool, log, now }: WorkerDependencies): PeriodicTask[] {
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
  ];
}
