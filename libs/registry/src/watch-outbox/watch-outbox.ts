import type { Queryable } from '@entity-registry/database';
import type { NamedEntity } from '../name-index/index-names.js';

/** Notes that a version of a list became current, in its transaction: whoever watches one of its names must be told. */
export async function recordListVersion(tx: Queryable, versionId: bigint): Promise<void> {
  await tx.query('insert into watch_change (version_id) values ($1) on conflict do nothing', [versionId]);
}

/** Notes that entities are new or renamed, in the same transaction. Nothing, if nobody watches a name or the entity. */
export async function recordNewNames(tx: Queryable, entities: readonly NamedEntity[]): Promise<void> {
  if (entities.length === 0) return;
  await tx.query(
    `insert into watch_change (jurisdiction, entity_pk)
     select * from unnest($1::text[], $2::bigint[]) as e (jurisdiction, pk)
      where exists (select from watched_name)
         or exists (select from watch_item i where i.jurisdiction = e.jurisdiction and i.entity_pk = e.pk and i.state <> 'deleted')
      order by 1, 2
     on conflict (jurisdiction, entity_pk) do nothing`,
    [entities.map(({ jurisdiction }) => jurisdiction), entities.map(({ pk }) => pk)],
  );
}
