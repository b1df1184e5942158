import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { purgeEvidence, purgeEvidenceBodies } from './evidence-rows.js';
import { addDays } from '../calendar/utc.js';

/** Days that responses of sources are kept after nothing refers to them anymore. */
const EVIDENCE_DAYS = 30;

/**
 * Responses checked in one transaction, and transactions in one run: a day's runs cover what 28 sources can return at one
 * response per second, and a run takes a few seconds.
 */
const BATCHES = { size: 2_000, count: 50 };

export interface EvidencePurge {
  answers: number;
  bodies: number;
  /**
   * The last response that was checked, after which the next run continues; 0: all that are old enough were checked, start
   * over.
   */
  through: bigint;
}

/** Deletes responses of sources that nothing refers to (ADR 0064), continuing after `after`. */
export async function purgeOldEvidence(
  pool: pg.Pool,
  now: Date,
  after: bigint,
  { size, count } = BATCHES,
): Promise<EvidencePurge> {
  const terms = { limit: size, before: addDays(now, -EVIDENCE_DAYS), laterBefore: addDays(now, -1) };
  const purge: EvidencePurge = { answers: 0, bodies: 0, through: after };
  for (let batch = 0; batch < count; batch += 1) {
    const { answers, bodies, through } = await inTransaction(pool, async (tx) => {
      const purged = await purgeEvidence(tx, { after: purge.through, ...terms });
      return { ...purged, bodies: await purgeEvidenceBodies(tx, purged.bodies) };
    });
    purge.answers += answers;
    purge.bodies += bodies;
    purge.through = through ?? 0n;
    if (through === null) break;
  }
  return purge;
}
