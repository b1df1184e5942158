import type pg from 'pg';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import { lockEntities } from '../sections/lock-entities.js';
import { readRelatedEntities } from './related-entities.js';
import { readRuledEntities } from './rule-rows.js';
import { applyToEntity } from './suppress.js';

/** What applying every rule again did. */
export interface AppliedAgain {
  /** Entities with rules. */
  readonly entities: number;
  /** Rows that were removed: records, links, names and their keys. 0 unless older data was restored, or a writer missed a rule. */
  readonly rows: number;
}

/** Applies every rule again, such as after a restore, in the caller's transaction. Repeating it changes nothing. */
export async function applySuppressions(tx: Queryable): Promise<AppliedAgain> {
  const entities = await readRuledEntities(tx);
  // All at once, by pk, as every writer locks them.
  for (const [jurisdiction, own] of Map.groupBy(entities, (entity) => entity.jurisdiction)) {
    await lockEntities(
      tx,
      jurisdiction,
      own.map(({ pk }) => pk),
    );
  }
  let rows = 0;
  for (const entity of entities) rows += (await applyToEntity(tx, entity, null)).rows;
  return { entities: entities.length, rows };
}

/**
 * Like `applySuppressions`, while the service runs: each entity in its own transaction, so that none is locked for long. Stops between
 * two entities once `signal` aborts. One that fails, such as in a deadlock, holds up none of the others: an error at the end says how many
 * did, with the first as its cause.
 *
 * @param removed is told of the rows that were removed at an entity, once they are
 */
export async function checkSuppressions(
  pool: pg.Pool,
  signal: AbortSignal,
  removed: (rows: number) => void,
): Promise<AppliedAgain> {
  let applied: AppliedAgain = { entities: 0, rows: 0 };
  const failures: unknown[] = [];
  for (const { jurisdiction, pk } of await readRuledEntities(pool)) {
    if (signal.aborted) break;
    try {
      const { rows } = await inTransaction(pool, async (tx) => {
        await lockEntities(tx, jurisdiction, [pk, ...(await readRelatedEntities(tx, jurisdiction, pk))]);
        return applyToEntity(tx, { jurisdiction, pk }, null);
      });
      removed(rows);
      applied = { entities: applied.entities + 1, rows: applied.rows + rows };
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return applied;
  const all = failures.length + applied.entities;
  const message = `the rules of ${String(failures.length)} of ${String(all)} entities could not be applied`;
  throw new Error(message, { cause: failures[0] });
}
