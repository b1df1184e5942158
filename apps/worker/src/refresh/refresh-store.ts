import { resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import { inTransaction, lockPendingRequest, saveReadings } from '@entity-registry/persistence';
import { EntityDetails, readRefreshSubject, renderDetail } from '@entity-registry/registry';
import type { RefreshCounts, RefreshReading, RefreshSubject, RefreshWriter } from '@entity-registry/registry';
import type pg from 'pg';
import type { SurveyedSource } from './source-survey.js';

/** A request that is being made. */
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
  /** Whether the sources are a stub: what is read of it is invented. */
  readonly synthetic: boolean;
}

/** Where a refresh leaves what its sources said. */
export class RefreshStore {
  constructor(private readonly on: RefreshStoreParts) {}

  /** Whom to ask the sources about; undefined: there is no such entity (any more). */
  subject({ jurisdiction, entityPk }: PendingRefresh): Promise<RefreshSubject | undefined> {
    return readRefreshSubject(this.on.pool, jurisdiction, entityPk);
  }

  /**
   * Keeps what became of asking each source, in place of what an earlier run of the request kept. False: another run has
   * ended the request, and what that one kept stays.
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

  /**
   * Stores what the sources said. `gone`: there is no such entity any more. `settled`: another run has ended the request, with
   * findings as new or newer.
   */
  write(request: PendingRefresh, surveyed: readonly SurveyedSource[]): Promise<RefreshCounts | 'gone' | 'settled'> {
    const { pool, writer, now, synthetic } = this.on;
    const { id, jurisdiction, entityPk } = request;
    const began = surveyed.map(({ startedAt }) => startedAt.getTime());
    const fetchedAt = began.length > 0 ? new Date(Math.min(...began)) : now();
    const target = { jurisdiction, entityPk, updateRequestId: id, fetchedAt, synthetic };
    return inTransaction(pool, async (tx) => {
      if ((await lockPendingRequest(tx, id)) === null) return 'settled';
      return (await writer.writeFindings(tx, target, surveyed.flatMap(answered))) ?? 'gone';
    });
  }

  /** Marks what these sources feed as that of a source that is down. False: another run has ended the request. */
  markDown(request: PendingRefresh, down: readonly SurveyedSource[]): Promise<boolean> {
    const { pool, writer } = this.on;
    const readings = down.map(({ source, tags, startedAt }) => ({ source, tags, readAt: startedAt }));
    return inTransaction(pool, async (tx) => {
      if ((await lockPendingRequest(tx, request.id)) === null) return false;
      await writer.markSourceDown(tx, request, readings);
      return true;
    });
  }
}

function answered({ source, reading, startedAt }: SurveyedSource): RefreshReading[] {
  return reading.state === 'source_down' ? [] : [{ source, readAt: startedAt, reading }];
}

/** The detail of the codes as the sections have it; null: there is no such entity any more. */
export async function readDetail(
  tx: pg.PoolClient,
  { jurisdiction, entityPk, codes }: PendingRefresh,
): Promise<string | null> {
  const { levels } = resolveCodes(jurisdiction, codes);
  const detail = await new EntityDetails(tx).read(jurisdiction, entityPk, levels);
  return detail ? renderDetail(detail, levels) : null;
}
