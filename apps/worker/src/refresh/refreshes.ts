import { REFRESH_FAILURES } from '@entity-registry/billing';
import type { RefreshRequests } from '@entity-registry/billing';
import { resolveCodes, sourceName, sourcesToAsk } from '@entity-registry/domain';
import type { RefreshOutcome, RefreshReport } from './refresh-report.js';
import { readDetail } from './refresh-store.js';
import type { PendingRefresh, RefreshStore } from './refresh-store.js';
import { survey } from './source-survey.js';
import type { SourcePort, SurveyedSource } from './source-survey.js';

/** Sources are down that may be back at the next try; names them. */
export class SourcesDown extends Error {}

/** Sources of one refresh that are asked at once. */
const SOURCES_AT_ONCE = 8;

export interface RefreshParts {
  readonly requests: RefreshRequests;
  readonly sources: SourcePort;
  readonly store: RefreshStore;
  /** Tells the queue of webhooks of one to send. Never rejects: the sweep finds a webhook without a job. */
  readonly sendWebhook: (deliveryId: bigint) => Promise<void>;
  readonly report: RefreshReport;
  readonly now: () => Date;
}

/**
 * Makes refreshes: the row is the truth, a run is a try to bring it to its one end. A run of a request that has ended does
 * nothing, and any number at once end it once.
 */
export class Refreshes {
  constructor(private readonly on: RefreshParts) {}

  /**
   * Reads the sources of a pending request, stores what they say, and completes or fails it. Throws what is to be tried
   * again: trouble with the database or our own stores, the signal's reason when aborted, and SourcesDown unless this is
   * the last try, which fails the request instead.
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
    const { requests, store, report } = this.on;
    const request = await requests.begin(id);
    if (request === null) return 'settled';
    // Before any source is asked (ruling 8); the charge at the completion decides.
    const means = await requests.affordable(id);
    if (means === 'settled') return 'settled';
    if (means !== 'affordable') return this.fail(id, REFRESH_FAILURES[means], means);
    const surveyed = await this.read(request, signal);
    if (surveyed === 'gone') return this.fail(id, REFRESH_FAILURES.entityGone, 'entity_gone');
    if (!(await store.note(request, surveyed))) return 'settled';
    const down = surveyed.filter(({ reading }) => reading.state === 'source_down');
    if (down.length > 0) return this.failDown(request, down, isLast);
    signal.throwIfAborted();
    const stored = await store.write(request, surveyed);
    if (stored === 'settled') return 'settled';
    if (stored === 'gone') return this.fail(id, REFRESH_FAILURES.entityGone, 'entity_gone');
    report.stored(id, stored);
    return this.complete(request);
  }

  /** What every source of the codes says; `gone`: there is no entity to ask about. */
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

  /** A source that stays down, try after try, fails the refresh, uncharged, and is named (ruling 33). */
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

  private async complete(request: PendingRefresh): Promise<RefreshOutcome> {
    const { requests, now } = this.on;
    const completion = await requests.complete(request.id, {
      readResult: (tx) => readDetail(tx, request),
      now: now(),
    });
    switch (completion.outcome) {
      case 'completed':
        if (completion.deliveryId !== null) await this.on.sendWebhook(completion.deliveryId);
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
