import { REFRESH_FAILURES } from '@entity-registry/accounts';
import type { Refreshes } from '@entity-registry/accounts';
import { resolveCodes, sourceName, sourcesToRead } from '@entity-registry/domain';
import { SCREENED_LEVEL } from '@entity-registry/registry';
import type { ListScreening, RefreshCounts } from '@entity-registry/registry';
import type { RefreshOutcome, RefreshReport } from './refresh-report.js';
import { readDetail } from './refresh-store.js';
import type { Refresh, RefreshStore } from './refresh-store.js';
import { readSources } from './read-sources.js';
import type { SourcePort, CompletedReading } from './read-sources.js';

/** Names the sources that are down. They may be back at the next attempt. */
export class SourcesDownError extends Error {}

/** Sources of one refresh that are read at once. */
const SOURCES_AT_ONCE = 8;

export interface RefreshRunnerDependencies {
  readonly refreshes: Refreshes;
  readonly sources: SourcePort;
  readonly store: RefreshStore;
  /** Sends the webhooks that may be sent now. Never rejects: the sweep finds those without a job. */
  readonly dispatchWebhooks: () => Promise<void>;
  readonly report: RefreshReport;
  /** Makes the sections of lists of the result. */
  readonly screening: ListScreening;
  /** Brings the lists up to date before they are screened. */
  readonly updateLists: () => Promise<void>;
  readonly now: () => Date;
}

/**
 * Runs refreshes. The row of a request is the truth; a run completes it or fails it. A run of a request that has ended
 * does nothing, and concurrent runs end it once.
 */
export class RefreshRunner {
  constructor(private readonly deps: RefreshRunnerDependencies) {}

  /**
   * Reads the sources of a pending request, and completes it with their data or fails it. Throws errors to retry: those of the
   * database or our own stores, the signal's reason when aborted, and SourcesDownError unless this is the last attempt, which fails
   * the request instead.
   */
  async run(id: bigint, signal: AbortSignal, isLast: boolean): Promise<RefreshOutcome> {
    const startedAt = this.deps.now().getTime();
    let outcome: RefreshOutcome = 'broken';
    try {
      outcome = await this.attempt(id, signal, isLast);
      return outcome;
    } finally {
      this.deps.report.refreshEnded(id, outcome, this.deps.now().getTime() - startedAt);
    }
  }

  private async attempt(id: bigint, signal: AbortSignal, isLast: boolean): Promise<RefreshOutcome> {
    const { refreshes, store } = this.deps;
    const request = await refreshes.begin(id);
    if (request === null) return 'settled';
    // Checked before any source is read (ADR 0008). The charge on completion decides.
    const affordability = await refreshes.checkAffordability(id);
    if (affordability === 'settled') return 'settled';
    if (affordability !== 'affordable') return this.fail(id, REFRESH_FAILURES[affordability], affordability);
    const { levels } = resolveCodes(request.jurisdiction, request.codes);
    if (levels.includes(SCREENED_LEVEL)) await this.deps.updateLists();
    const readings = await this.readEntitySources(request, signal);
    if (readings === 'gone') return this.fail(id, REFRESH_FAILURES.entityGone, 'entity_gone');
    if (!(await store.saveReadings(request, readings))) return 'settled';
    const down = readings.filter(({ reading }) => reading.state === 'source_down');
    if (down.length > 0) return this.failDown(request, down, isLast);
    signal.throwIfAborted();
    return this.complete(request, readings);
  }

  /** The results of all sources of the codes; `gone`: the entity doesn't exist. */
  private async readEntitySources(request: Refresh, signal: AbortSignal): Promise<CompletedReading[] | 'gone'> {
    const { store, sources, report, now } = this.deps;
    const entity = await store.readEntity(request);
    if (!entity) return 'gone';
    const { tags } = resolveCodes(request.jurisdiction, request.codes);
    const requested = sourcesToRead(request.jurisdiction, entity.kind, tags);
    const readings = await readSources(requested, entity, { sources, concurrency: SOURCES_AT_ONCE, now }, signal);
    for (const { source, reading } of readings) report.readingEnded(source, reading.state);
    return readings;
  }

  /** Fails the refresh, without a charge, if sources are still down in the last attempt, and names them (ADR 0008). */
  private async failDown(
    request: Refresh,
    down: readonly CompletedReading[],
    isLast: boolean,
  ): Promise<RefreshOutcome> {
    const named = down.map(
      ({ source, reading }) => `${sourceName(source)}: ${reading.state === 'source_down' ? reading.reason : ''}`,
    );
    const message = `source down: ${named.join('; ')}`;
    if (!isLast) throw new SourcesDownError(message);
    if (!(await this.deps.store.markSourcesDown(request, down))) return 'settled';
    return this.fail(request.id, message, 'source_down');
  }

  private async complete(request: Refresh, readings: readonly CompletedReading[]): Promise<RefreshOutcome> {
    const { refreshes, store, report, screening } = this.deps;
    // Reading them takes seconds, and the transaction holds the request.
    const { levels } = resolveCodes(request.jurisdiction, request.codes);
    if (levels.includes(SCREENED_LEVEL)) await screening.prepare();
    const stored: RefreshCounts[] = [];
    const completion = await refreshes.complete(request.id, async (tx) => {
      const counts = await store.writeReadings(tx, request, readings);
      if (counts === null) return null;
      stored.push(counts);
      return readDetail(tx, request, screening);
    });
    switch (completion.outcome) {
      case 'completed':
        for (const counts of stored) report.readingsStored(request.id, counts);
        if (completion.deliveryId !== null) await this.deps.dispatchWebhooks();
        return 'completed';
      case 'gone':
        return 'entity_gone';
      default:
        return completion.outcome;
    }
  }

  private async fail(id: bigint, message: string, outcome: RefreshOutcome): Promise<RefreshOutcome> {
    return (await this.deps.refreshes.fail(id, message)) ? outcome : 'settled';
  }
}
