import { Operations, Reconciliations } from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import { CATALOG } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { AdminError } from '../errors/admin-error.js';
import { toOverview } from './overview.dto.js';
import type { OverviewView } from './overview.dto.js';
import { toQueue } from './queue.dto.js';
import type { QueueView, WatchedQueue } from './queue.dto.js';
import { toReconciliation } from './reconcile.dto.js';
import type { ReconciliationView } from './reconcile.dto.js';
import { toSourceHealth } from './source.dto.js';
import type { SourceHealthView } from './source.dto.js';

/** Injection token of the monitored queues. */
export const WATCHED_QUEUES = Symbol('watched queues');

const SOURCE_IDS = CATALOG.sources.map(({ id }) => id);

/** The state of the service: queues, sources, the reconciliation, and the totals. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly operations: Operations,
    private readonly reconciliations: Reconciliations,
    @Inject(WATCHED_QUEUES) private readonly watched: readonly WatchedQueue[],
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async queues(): Promise<{ items: Shown<QueueView>[] }> {
    const [rows, queues] = await Promise.all([this.operations.backlogs(), Promise.all(this.watched.map(readQueue))]);
    return { items: rows.map((row) => toQueue(row, queues.find(({ name }) => name === row.name) ?? null)) };
  }

  async sources(): Promise<{ items: Shown<SourceHealthView>[] }> {
    const health = await this.operations.sources(SOURCE_IDS);
    const now = this.now();
    return {
      items: CATALOG.sources.map((source) =>
        toSourceHealth(
          source,
          health.find((row) => row.source === source.id),
          now,
        ),
      ),
    };
  }

  async reconciliation(): Promise<Shown<ReconciliationView>> {
    return toReconciliation(await this.reconciliations.state());
  }

  async reconcile(actor: Actor): Promise<Shown<ReconciliationView>> {
    const started = await this.reconciliations.start(actor);
    switch (started.outcome) {
      case 'running':
        throw new AdminError({ code: 'reconcile_running' });
      case 'too_soon':
        throw new AdminError({ code: 'reconcile_too_soon', retryAfterSeconds: started.retryAfterSeconds });
      case 'started':
        return toReconciliation(started.state);
    }
  }

  async overview(): Promise<Shown<OverviewView>> {
    const [row, sources, backlogs, reconciliation] = await Promise.all([
      this.operations.overview(),
      this.sources(),
      this.operations.backlogs(),
      this.reconciliation(),
    ]);
    return toOverview(row, {
      failing_sources: sources.items.filter(({ state }) => state === 'failing').length,
      waiting_work: backlogs.reduce(
        (sum, { name, waiting }) => (name === 'documents' ? sum : sum + Number(waiting)),
        0,
      ),
      reconciliation: reconciliation.state,
    });
  }
}

/** The other queues are shown even if one doesn't respond. */
async function readQueue(queue: WatchedQueue) {
  const state = await queue.state().catch(() => null);
  return { name: queue.name, backend: queue.backend, state };
}
