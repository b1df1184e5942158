import { REFRESH_FAILURES } from '@entity-registry/billing';
import type { RefreshRequests } from '@entity-registry/billing';
import { resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import type { Logger } from '@entity-registry/nest-kit';
import { inTransaction, saveReadings } from '@entity-registry/persistence';
import { EntityDetails, readRefreshSubject, renderDetail } from '@entity-registry/registry';
import type { RefreshReading, RefreshWriter } from '@entity-registry/registry';
import type pg from 'pg';
import type { RefreshMetrics, RefreshOutcome } from './refresh-metrics.js';
import { survey } from './source-survey.js';
import type { SourcePort, SurveyedSource } from './source-survey.js';
import { sourceName, sourcesToAsk } from './sources-to-ask.js';

/** Sources of one refresh that are asked at once. */
const SOURCES_AT_ONCE = 8;

export interface RefreshParts {
  readonly pool: pg.Pool;
  readonly requests: RefreshRequests;
  readonly sources: SourcePort;
  readonly writer: RefreshWriter;
  /** Tells the queue of webhooks of one to send. */
  readonly sendWebhook: (deliveryId: bigint) => Promise<void>;
  readonly measured: RefreshMetrics;
  readonly log: Logger;
  readonly now: () => Date;
  /** Whether the sources are a stub: what is read of it is invented. */
  readonly synthetic: boolean;
}

interface PendingRefresh {
  readonly id: bigint;
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint;
  readonly codes: readonly Code[];
}

/**
 * Makes refreshes: the row is the truth, a run is a try to bring it to its one end. A run of a request that has ended does
 * nothing, and any number at once end it once.
 */
export class Refreshes {
  constructor(private readonly on: RefreshParts) {}

  /**
   * Reads the sources of a pending request, stores what they say, and completes or fails it. Throws what is to be tried
   * again: trouble with the database or our own stores, and the signal's reason when aborted.
   */
  async run(id: bigint, signal: AbortSignal): Promise<RefreshOutcome> {
    const { log, measured, now } = this.on;
    const startedAt = now().getTime();
    let outcome: RefreshOutcome = 'broken';
    try {
      outcome = await this.attempt(id, signal);
      log.info({ updateRequest: String(id), outcome }, 'a refresh was run');
      return outcome;
    } finally {
      measured.ended(outcome, (now().getTime() - startedAt) / 1_000);
    }
  }

  private async attempt(id: bigint, signal: AbortSignal): Promise<RefreshOutcome> {
    const { pool, requests } = this.on;
    const request = await requests.begin(id);
    if (request === null) return 'settled';
    // Before any source is asked (ruling 8); the charge at the completion decides.
    const means = await requests.affordable(id);
    if (means === 'settled') return 'settled';
    if (means !== 'affordable') return this.fail(id, REFRESH_FAILURES[means], means);
    const subject = await readRefreshSubject(pool, request.jurisdiction, request.entityPk);
    if (!subject) return this.fail(id, REFRESH_FAILURES.entityGone, 'entity_gone');
    const { tags } = resolveCodes(request.jurisdiction, request.codes);
    const asked = sourcesToAsk(request.jurisdiction, subject.kind, tags);
    const { sources, now } = this.on;
    const surveyed = await survey(asked, subject, { sources, concurrency: SOURCES_AT_ONCE, now }, signal);
    await this.note(request, surveyed);
    const down = surveyed.filter(({ reading }) => reading.state === 'source_down');
    if (down.length > 0) return this.failDown(request, down);
    signal.throwIfAborted();
    return (await this.store(request, surveyed))
      ? this.complete(request)
      : this.fail(id, REFRESH_FAILURES.entityGone, 'entity_gone');
  }

  private async note({ id }: PendingRefresh, surveyed: readonly SurveyedSource[]): Promise<void> {
    const { pool, measured } = this.on;
    for (const { source, reading } of surveyed) measured.read(source, reading.state);
    const rows = surveyed.map(({ source, reading, evidenceIds, startedAt, finishedAt }) => ({
      ...{ source, evidenceIds, startedAt, finishedAt, state: reading.state },
      reason: reading.state === 'source_down' ? reading.reason : null,
      items: reading.state === 'ok' ? reading.findings.items.length : 0,
    }));
    await saveReadings(pool, id, rows);
  }

  /** A source that stays down fails the refresh, uncharged, and is named (ruling 33). */
  private async failDown(request: PendingRefresh, down: readonly SurveyedSource[]): Promise<RefreshOutcome> {
    const { pool, writer, now } = this.on;
    const tags = down.flatMap((source) => source.tags);
    await inTransaction(pool, (tx) => writer.markSourceDown(tx, request, tags, now()));
    const named = down.map(
      ({ source, reading }) => `${sourceName(source)}: ${reading.state === 'source_down' ? reading.reason : ''}`,
    );
    return this.fail(request.id, `source down: ${named.join('; ')}`, 'source_down');
  }

  /** False: there is no such entity any more. */
  private async store(request: PendingRefresh, surveyed: readonly SurveyedSource[]): Promise<boolean> {
    const { pool, writer, now, synthetic, log } = this.on;
    const { id, jurisdiction, entityPk } = request;
    const target = { jurisdiction, entityPk, updateRequestId: id, fetchedAt: now(), synthetic };
    const counts = await inTransaction(pool, (tx) => writer.writeFindings(tx, target, surveyed.flatMap(answered)));
    if (counts) log.info({ updateRequest: String(id), ...counts }, 'what the sources say was stored');
    return counts !== undefined;
  }

  private async complete(request: PendingRefresh): Promise<RefreshOutcome> {
    const { requests, now } = this.on;
    const completion = await requests.complete(request.id, {
      readResult: (tx) => readDetail(tx, request),
      now: now(),
    });
    switch (completion.outcome) {
      case 'completed':
        if (completion.deliveryId !== null) await this.send(completion.deliveryId);
        return 'completed';
      case 'gone':
        return 'entity_gone';
      default:
        return completion.outcome;
    }
  }

  /** The request is completed whatever the queue says: the sweep finds a webhook without a job. */
  private async send(deliveryId: bigint): Promise<void> {
    try {
      await this.on.sendWebhook(deliveryId);
    } catch (err) {
      this.on.log.warn({ err, delivery: String(deliveryId) }, 'a webhook is left to the sweep');
    }
  }

  private async fail(id: bigint, message: string, outcome: RefreshOutcome): Promise<RefreshOutcome> {
    return (await this.on.requests.fail(id, message)) ? outcome : 'settled';
  }
}

function answered({ source, reading }: SurveyedSource): RefreshReading[] {
  return reading.state === 'source_down' ? [] : [{ source, reading }];
}

/** The detail of the codes as the sections have it; null: there is no such entity any more. */
async function readDetail(
  tx: pg.PoolClient,
  { jurisdiction, entityPk, codes }: PendingRefresh,
): Promise<string | null> {
  const { levels } = resolveCodes(jurisdiction, codes);
  const detail = await new EntityDetails(tx).read(jurisdiction, entityPk, levels);
  return detail ? renderDetail(detail, levels) : null;
}
