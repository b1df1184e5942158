import { DomainError, withoutRegister } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { NewWatchItem, WatchedEntity } from './item-rows.js';

/**
 * Locks the entities of items until the transaction ends, so that none is hidden meanwhile, and takes the register's names and numbers
 * from those items whose entity was hidden after they were read (ADR 0211). Call it before anything else is locked, as every writer locks
 * entities first. It waits for writers of the entities. Throws `invalid_parameter` for an item that said no name of its own, as if the
 * entity had been hidden before.
 */
export async function withoutHidden(tx: Queryable, items: readonly NewWatchItem[]): Promise<readonly NewWatchItem[]> {
  const entities = items.flatMap(({ entity }) => entity ?? []);
  if (entities.length === 0) return items;
  const hidden = await lockHidden(tx, entities);
  if (hidden.size === 0) return items;
  return items.map((item, index) => {
    if (item.entity === null || !hidden.has(keyOf(item.entity))) return item;
    const subject = withoutRegister(item.subject, item.given);
    if (subject.name !== '') return { ...item, subject };
    const message = 'is required: the register has no name of this entity';
    throw new DomainError('invalid_parameter', { parameter: `items[${String(index)}].name`, message });
  });
}

const keyOf = ({ jurisdiction, pk }: WatchedEntity): string => `${jurisdiction}:${String(pk)}`;

/** Locks entities, by pk, and returns the keys of those that a rule about entities themselves hides. */
async function lockHidden(tx: Queryable, entities: readonly WatchedEntity[]): Promise<ReadonlySet<string>> {
  const columns = [entities.map(({ jurisdiction }) => jurisdiction), entities.map(({ pk }) => pk)];
  await tx.query({
    name: 'lock_watched_entities',
    text: `select from entity where (jurisdiction, pk) in (select * from unnest($1::text[], $2::bigint[]))
            order by jurisdiction, pk for share`,
    values: columns,
  });
  // In a separate statement, which sees rules that were committed while this one waited for the locks.
  const { rows } = await tx.query<WatchedEntity>({
    name: 'read_hidden_watched_entities',
    text: `select e.jurisdiction, coalesce(e.merged_into, e.pk) as pk
             from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
            where x.level = 'core_registro' and x.list is null and x.lifted_at is null
              and (e.jurisdiction, coalesce(e.merged_into, e.pk)) in (select * from unnest($1::text[], $2::bigint[]))`,
    values: columns,
  });
  return new Set(rows.map(keyOf));
}
