import { REFRESH_FAILURES } from '@entity-registry/accounts';
import type { RefreshRequests } from '@entity-registry/accounts';
import { resolveCodes, sourceName, sourcesToAsk } from '@entity-registry/domain';
import type { RefreshCounts } from '@entity-registry/registry';
import type { RefreshOutcome, RefreshReport } from './refresh-report.js';
import { readDetail } from './refresh-store.js';
import type { PendingRefresh, RefreshStore } from './refresh-store.js';
import { survey } from './source-survey.js';
import type { SourcePort, SurveyedSource } from './source-survey.js';

/** Sources are down that may be back at the next attempt; names them. */
export class SourcesDown extends Error {}

/** Sources of one refresh that are read at once. */
const SOURCES_AT_ONCE = 8;

export interface RefreshParts {
  readonly requests: RefreshRequests;
  readonly sources: SourcePort;
  readonly store: RefreshStore;
  /** Sends the webhooks that may be sent now. Never rejects: the sweep finds those without a job. */
  readonly dispatchWebhooks: () => Promise<void>;
  readonly report: RefreshReport;
  readonly now: () => Date;
}

/**
 * Runs refreshes. The row is the truth, and a run tries to bring it to its end. A run of a request that has ended does nothing,
 * and concurrent runs end it once.
 */
export class Refreshes {
  constructor(private readonly on: RefreshParts) {}

  /**
   * Reads the sources of a pending request, and completes it with their data or fails it. Throws errors to retry: those of the
   * database or our own stores, the signal's reason when aborted, and SourcesDown unless this is the last attempt, which fails
   * the request instead.
   */
  async run(id: bigint, signal: AbortSignal, isLast: boolean): Promise<RefreshOutcome> {
    const startedAt = this.on.now().getTime();
    let outcome: RefreshOutcome = 'broken';
    try {
      outcome = await this.attempt(id, signal, isLast);
      return outcome;
    } finally {
      this.on.report.ended(id, outcome, this.on.now().getTime() - startedAt);
    }
  }

  private async attempt(id: bigint, signal: AbortSignal, isLast: boolean): Promise<RefreshOutcome> {
    const { requests, store } = this.on;
    const request = await requests.begin(id);
    if (request === null) return 'settled';
    // Before any source is read (ADR 0008); the charge at completion is what counts.
    const means = await requests.affordable(id);
    if (means === 'settled') return 'settled';
    if (means !== 'affordable') return this.fail(id, REFRESH_FAILURES[means], means);
    const surveyed = await this.read(request, signal);
    if (surveyed === 'gone') return this.fail(id, REFRESH_FAILURES.entityGone, 'entity_gone');
    if (!(await store.note(request, surveyed))) return 'settled';
    const down = surveyed.filter(({ reading }) => reading.state === 'source_down');
    if (down.length > 0) return this.failDown(request, down, isLast);
    signal.throwIfAborted();
    return this.complete(request, surveyed);
  }

  /** The results of all sources of the codes; `gone`: the entity doesn't exist. */
  private async read(request: PendingRefresh, signal: AbortSignal): Promise<SurveyedSource[] | 'gone'> {
    const { store, sources, report, now } = this.on;
    const subject = await store.subject(request);
    if (!subject) return 'gone';
    const { tags } = resolveCodes(request.jurisdiction, request.codes);
    const asked = sourcesToAsk(request.jurisdiction, subject.kind, tags);
    const surveyed = await survey(asked, subject, { sources, concurrency: SOURCES_AT_ONCE, now }, signal);
    for (const { source, reading } of surveyed) report.read(source, reading.state);
    return surveyed;
  }

  /** A source that stays down in every attempt fails the refresh, uncharged, and is named (ADR 0008). */
  private async failDown(
    request: PendingRefresh,
    down: readonly SurveyedSource[],
    isLast: boolean,
  ): Promise<RefreshOutcome> {
    const named = down.map(
      ({ source, reading }) => `${sourceName(source)}: ${reading.state === 'source_down' ? reading.reason : ''}`,
    );
    const message = `source down: ${named.join('; ')}`;
    if (!isLast) throw new SourcesDown(message);
    if (!(await this.on.store.markDown(request, down))) return 'settled';
    return this.fail(request.id, message, 'source_down');
  }

  private async complete(request: PendingRefresh, surveyed: readonly SurveyedSource[]): Promise<RefreshOutcome> {
    const { requests, store, report } = this.on;
    const stored: RefreshCounts[] = [];
    const completion = await requests.complete(request.id, async (tx) => {
      const counts = await store.write(tx, request, surveyed);
      if (counts === null) return null;
      stored.push(counts);
      return readDetail(tx, request);
    });
    switch (completion.outcome) {
      case 'completed':
        for (const counts of stored) report.stored(request.id, counts);
        if (completion.deliveryId !== null) await this.on.dispatchWebhooks();
        return 'completed';
      case 'gone':
        return 'entity_gone';
      default:
        return completion.outcome;
    }
  }

  private async fail(id: bigint, message: string, outcome: RefreshOutcome): Promise<RefreshOutcome> {
    return (await this.on.requests.fail(id, message)) ? outcome : 'settled';
  }
}
