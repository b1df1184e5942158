import { inTransaction, purgeEvidence, purgeEvidenceBodies } from '@entity-registry/persistence';
import type pg from 'pg';
import { addDays } from '../utc.js';

/** Days that answers of sources are kept that nothing rests on any more. */
const EVIDENCE_DAYS = 30;

/**
 * Answers looked at by one transaction, and transactions of one run: as many answers in a day as 28 sources can give at one a
 * second, and a run of some seconds.
 */
const BATCHES = { size: 2_000, count: 50 };

export interface EvidencePurge {
  answers: number;
  bodies: number;
  /** The last answer that was looked at, from which the next run goes on; 0: all that are old enough were, begin anew. */
  through: bigint;
}

/** Deletes answers of sources that nothing rests on (ADR 0078), going on after `after`. */
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
