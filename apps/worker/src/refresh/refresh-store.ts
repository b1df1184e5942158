import type { RefreshResult } from '@entity-registry/accounts';
import { resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import { lockPendingUpdateRequest } from '@entity-registry/accounts';
import { inTransaction } from '@entity-registry/database';
import {
  saveReadings,
  EntityDetails,
  EntityScreening,
  detailFact,
  readRefreshEntity,
  readTypedResult,
  renderDetail,
} from '@entity-registry/registry';
import type {
  ListScreening,
  RefreshCounts,
  RefreshReading,
  RefreshEntity,
  RefreshWriter,
} from '@entity-registry/registry';
import type pg from 'pg';
import type { CompletedReading } from './read-sources.js';

/** A request in progress. */
export interface Refresh {
  readonly id: bigint;
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint;
  readonly codes: readonly Code[];
}

export interface RefreshStoreDependencies {
  readonly pool: pg.Pool;
  readonly writer: RefreshWriter;
  readonly now: () => Date;
  /** Whether the sources are a stub, so that what is read is synthetic. */
  readonly synthetic: boolean;
}

/** Stores the results of a refresh. */
export class RefreshStore {
  constructor(private readonly deps: RefreshStoreDependencies) {}

  /** The entity to look up in the sources; undefined: it doesn't exist, or was deleted. */
  readEntity({ jurisdiction, entityPk }: Refresh): Promise<RefreshEntity | undefined> {
    return readRefreshEntity(this.deps.pool, jurisdiction, entityPk);
  }

  /**
   * Stores the result of each source, replacing those of an earlier run of the request. False: another run has ended the request,
   * and its results stay.
   */
  saveReadings({ id }: Refresh, readings: readonly CompletedReading[]): Promise<boolean> {
    const rows = readings.map(({ source, reading, evidenceIds, startedAt, finishedAt }) => ({
      ...{ source, evidenceIds, startedAt, finishedAt, state: reading.state },
      reason: reading.state === 'source_down' ? reading.reason : null,
      items: reading.state === 'ok' ? reading.findings.items.length : 0,
    }));
    return inTransaction(this.deps.pool, async (tx) => {
      if ((await lockPendingUpdateRequest(tx, id)) === null) return false;
      await saveReadings(tx, id, rows);
      return true;
    });
  }

  /** Stores the sources' data in the transaction that completes the request. Null: the entity no longer exists. */
  async writeReadings(
    tx: pg.PoolClient,
    request: Refresh,
    readings: readonly CompletedReading[],
  ): Promise<RefreshCounts | null> {
    const { writer, now, synthetic } = this.deps;
    const { id, jurisdiction, entityPk } = request;
    const startTimes = readings.map(({ startedAt }) => startedAt.getTime());
    const fetchedAt = startTimes.length > 0 ? new Date(Math.min(...startTimes)) : now();
    const target = { jurisdiction, entityPk, updateRequestId: id, fetchedAt, synthetic };
    return (await writer.writeReadings(tx, target, readings.flatMap(toRefreshReadings))) ?? null;
  }

  /** Marks the data of these sources as source down. False: another run has ended the request. */
  markSourcesDown(request: Refresh, down: readonly CompletedReading[]): Promise<boolean> {
    const { pool, writer, synthetic } = this.deps;
    const readings = down.map(({ source, tags, startedAt }) => ({ source, tags, readAt: startedAt }));
    return inTransaction(pool, async (tx) => {
      if ((await lockPendingUpdateRequest(tx, request.id)) === null) return false;
      await writer.markSourceDown(tx, { ...request, synthetic }, readings);
      return true;
    });
  }
}

function toRefreshReadings({ source, reading, startedAt }: CompletedReading): RefreshReading[] {
  return reading.state === 'source_down' ? [] : [{ source, readAt: startedAt, reading }];
}

/** The entity's sections for the codes, in the form of each API version; null: the entity no longer exists. */
export async function readDetail(
  tx: pg.PoolClient,
  { jurisdiction, entityPk, codes }: Refresh,
  screening: ListScreening,
): Promise<RefreshResult | null> {
  const { levels } = resolveCodes(jurisdiction, codes);
  const screened = new EntityScreening(tx, screening, tx);
  const detail = await new EntityDetails(tx, screened).read(jurisdiction, entityPk, levels);
  if (!detail) return null;
  const typed = await readTypedResult(tx, { jurisdiction, pk: entityPk }, codes, screened);
  return { text: renderDetail(detail, levels), typed, fact: detailFact(entityPk, detail, levels) };
}
