import { Housekeeping, ManagedCredit } from '@entity-registry/accounts';
import type { HousekeepingRun } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/nest-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { WorkerSurroundings } from '../surroundings.js';
import { HousekeepingLoop } from './housekeeping-loop.js';
import { HousekeepingMetrics } from './housekeeping-metrics.js';

/** The ledger's housekeeping: expiry, credits for unsent responses, purges, and the nightly reconcile. */
@Module({})
export class HousekeepingModule {
  static register({ config, pool, log, metrics, now }: WorkerSurroundings): DynamicModule {
    const measured = new HousekeepingMetrics(metrics);
    const onRun = (run: HousekeepingRun): void => {
      measured.ran(run);
      report(run, log);
    };
    const housekeeping = new Housekeeping(pool, { now, onRun });
    measured.watchDrift(housekeeping);
    measured.watchAwaitingCredits(new ManagedCredit(pool, { now }));
    const loop = new HousekeepingLoop(housekeeping, { log, checkMs: config.HOUSEKEEPING_CHECK_MS });
    return { module: HousekeepingModule, providers: [{ provide: HousekeepingLoop, useValue: loop }] };
  }
}

function report({ task, outcome, detail }: HousekeepingRun, log: Logger): void {
  const facts = { task, outcome, ...detail };
  if (outcome === 'drift') log.error(facts, 'the books do not agree');
  else if (outcome === 'failed') log.error(facts, 'housekeeping failed');
  else if (typeof detail['credited'] === 'number' && detail['credited'] > 0) {
    log.warn(facts, 'charges whose response never left were credited');
  } else log.info(facts, 'housekeeping done');
}
