import type { RefreshResult } from '@entity-registry/accounts';
import { resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import { lockPendingRequest } from '@entity-registry/accounts';
import { inTransaction } from '@entity-registry/database';
import {
  saveReadings,
  EntityDetails,
  detailFact,
  readRefreshSubject,
  readTypedResult,
  renderDetail,
} from '@entity-registry/registry';
import type { RefreshCounts, RefreshReading, RefreshSubject, RefreshWriter } from '@entity-registry/registry';
import type pg from 'pg';
import type { SurveyedSource } from './source-survey.js';

/** A request in progress. */
export interface PendingRefresh {
  readonly id: bigint;
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint;
  readonly codes: readonly Code[];
}

export interface RefreshStoreParts {
  readonly pool: pg.Pool;
  readonly writer: RefreshWriter;
  readonly now: () => Date;
  /** Whether the sources are a stub, so that what is read is synthetic. */
  readonly synthetic: boolean;
}

/** Stores the results of a refresh. */
export class RefreshStore {
  constructor(private readonly on: RefreshStoreParts) {}

  /** The subject to request from the sources; undefined: the entity doesn't exist, or no longer. */
  subject({ jurisdiction, entityPk }: PendingRefresh): Promise<RefreshSubject | undefined> {
    return readRefreshSubject(this.on.pool, jurisdiction, entityPk);
  }

  /**
   * Stores the result of each source, replacing those of an earlier run of the request. False: another run has ended the request,
   * and its results stay.
   */
  note({ id }: PendingRefresh, surveyed: readonly SurveyedSource[]): Promise<boolean> {
    const rows = surveyed.map(({ source, reading, evidenceIds, startedAt, finishedAt }) => ({
      ...{ source, evidenceIds, startedAt, finishedAt, state: reading.state },
      reason: reading.state === 'source_down' ? reading.reason : null,
      items: reading.state === 'ok' ? reading.findings.items.length : 0,
    }));
    return inTransaction(this.on.pool, async (tx) => {
      if ((await lockPendingRequest(tx, id)) === null) return false;
      await saveReadings(tx, id, rows);
      return true;
    });
  }

  /** Stores the sources' data in the transaction that completes the request. Null: the entity no longer exists. */
  async write(
    tx: pg.PoolClient,
    request: PendingRefresh,
    surveyed: readonly SurveyedSource[],
  ): Promise<RefreshCounts | null> {
    const { writer, now, synthetic } = this.on;
    const { id, jurisdiction, entityPk } = request;
    const began = surveyed.map(({ startedAt }) => startedAt.getTime());
    const fetchedAt = began.length > 0 ? new Date(Math.min(...began)) : now();
    const target = { jurisdiction, entityPk, updateRequestId: id, fetchedAt, synthetic };
    return (await writer.writeFindings(tx, target, surveyed.flatMap(answered))) ?? null;
  }

  /** Marks the data of these sources as source down. False: another run has ended the request. */
  markDown(request: PendingRefresh, down: readonly SurveyedSource[]): Promise<boolean> {
    const { pool, writer, synthetic } = this.on;
    const readings = down.map(({ source, tags, startedAt }) => ({ source, tags, readAt: startedAt }));
    return inTransaction(pool, async (tx) => {
      if ((await lockPendingRequest(tx, request.id)) === null) return false;
      await writer.markSourceDown(tx, { ...request, synthetic }, readings);
      return true;
    });
  }
}

function answered({ source, reading, startedAt }: SurveyedSource): RefreshReading[] {
  return reading.state === 'source_down' ? [] : [{ source, readAt: startedAt, reading }];
}

/** The sections' detail of the codes, for each version of the API; null: the entity no longer exists. */
export async function readDetail(
  tx: pg.PoolClient,
  { jurisdiction, entityPk, codes }: PendingRefresh,
): Promise<RefreshResult | null> {
  const { levels } = resolveCodes(jurisdiction, codes);
  const detail = await new EntityDetails(tx).read(jurisdiction, entityPk, levels);
  if (!detail) return null;
  const typed = await readTypedResult(tx, { jurisdiction, pk: entityPk }, codes);
  return { text: renderDetail(detail, levels), typed, fact: detailFact(entityPk, detail, levels) };
}
