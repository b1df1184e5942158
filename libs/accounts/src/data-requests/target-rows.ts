import type { ListId, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

export const TARGET_ACTIONS = ['copy', 'suppress', 'cut_link', 'note_to_source'] as const;
/**
 * `copy`: the person gets a copy; `suppress`: the facts are no longer shown; `cut_link`: an entry of an official list stays, but is no longer shown as this
 * entity's; `note_to_source`: the source publishes it wrong and was asked to correct it. Nothing changes until it does.
 */
export type TargetAction = (typeof TARGET_ACTIONS)[number];

/** What a decision is about: facts of a level of an entity, or its link to an entry of an official list. */
export interface DataRequestTarget {
  /** By its typed id. */
  entity: string;
  action: TargetAction;
  /** Null: a copy of every level. */
  level: RecordLevel | null;
  /** Null: every tag of the level. */
  tag: RecordTag | null;
  /** Fields that identify the records, such as `{ nombre: 'Juan Pérez' }`; null: every record. */
  fact: Readonly<Record<string, string>> | null;
  /** Of `cut_link` only: the entry. */
  list: ListId | null;
  entryId: string | null;
}

export async function insertTargets(
  tx: Queryable,
  requestId: bigint,
  targets: readonly DataRequestTarget[],
): Promise<void> {
  for (const { entity, action, level, tag, fact, list, entryId } of targets) {
    await tx.query(
      `insert into data_request_target (request_id, entity, action, level, tag, fact, list, entry_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [requestId, entity, action, level, tag, fact === null ? null : JSON.stringify(fact), list, entryId],
    );
  }
}

/** What the decision of a request is about, in the order in which it was given. */
export async function listTargets(db: Queryable, requestId: bigint): Promise<DataRequestTarget[]> {
  const { rows } = await db.query<DataRequestTarget>(
    `select entity, action, level, tag, fact, list, entry_id as "entryId"
       from data_request_target where request_id = $1 order by id`,
    [requestId],
  );
  return rows;
}
