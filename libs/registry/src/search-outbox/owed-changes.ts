import type { Queryable } from '@entity-registry/database';
import { TRY_AGAIN, toOutboxRow } from './outbox.js';
import type { OutboxRow, RawOutboxRow } from './outbox.js';

/** A change that the indexes of one definition lack. */
export interface OwedChange extends OutboxRow {
  readonly definition: string;
}

/** The oldest changes that indexes of these definitions lack, up to `limit`. */
export async function readOwedChanges(
  db: Queryable,
  definitions: readonly string[],
  limit: number,
): Promise<OwedChange[]> {
  const { rows } = await db.query<RawOutboxRow & { definition: string }>({
    name: 'search_read_owed_changes',
    text: `select o.definition, o.id, o.content, o.jurisdiction, o.pk, o.changed_at
             from unnest($1::text[]) as own (definition)
            cross join lateral (select * from search_owed_change o
                                 where o.definition = own.definition and (${TRY_AGAIN}) order by o.id limit $2) as o
            order by o.id limit $2`,
    values: [definitions, limit],
  });
  return rows.map((row) => ({ ...toOutboxRow(row), definition: row.definition }));
}

/** Removes changes from the outbox that some indexes have. Those of other definitions get a change of their own. */
export async function settleOutboxRows(
  db: Queryable,
  ids: readonly bigint[],
  others: readonly { readonly definition: string; readonly hasNames: boolean }[],
): Promise<void> {
  await db.query({
    name: 'search_settle_outbox',
    text: `with settled as (delete from search_outbox where id = any ($1::bigint[])
                            returning id, content, jurisdiction, pk, changed_at)
           insert into search_owed_change (definition, content, jurisdiction, pk, changed_at)
           select other.definition, s.content, s.jurisdiction, s.pk, s.changed_at
             from settled s join unnest($2::text[], $3::boolean[]) as other (definition, has_names)
               on other.has_names = (s.content in ('entity', 'other_name'))
            order by s.id`,
    values: [ids, others.map(({ definition }) => definition), others.map(({ hasNames }) => hasNames)],
  });
}

/** Removes changes that the indexes have. */
export async function deleteOwedChanges(db: Queryable, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query('delete from search_owed_change where id = any ($1::bigint[])', [ids]);
}

/** Forgets that documents of these records and names were rejected: they have changed since, or were tried again. */
export async function forgetRejections(
  db: Queryable,
  definitions: readonly string[],
  rows: readonly OutboxRow[],
): Promise<void> {
  await db.query({
    name: 'search_forget_rejections',
    text: `delete from search_owed_change o
            using unnest($1::text[]) as own (definition), unnest($2::text[], $3::text[], $4::bigint[]) as r (content, jurisdiction, pk)
            where o.rejected_at is not null and o.definition = own.definition
              and o.content = r.content and o.jurisdiction = r.jurisdiction and o.pk = r.pk`,
    values: [
      definitions,
      rows.map(({ content }) => content),
      rows.map(({ jurisdiction }) => jurisdiction),
      rows.map(({ pk }) => pk),
    ],
  });
}

/** Keeps changes whose documents the engine rejected, since the first time that it did. */
export async function insertRejections(db: Queryable, rejections: readonly OwedChange[]): Promise<void> {
  for (const { definition, content, jurisdiction, pk, changedAt } of rejections)
    await db.query(
      `with earlier as (delete from search_owed_change
                         where rejected_at is not null and definition = $1 and content = $2 and jurisdiction = $3 and pk = $4
                        returning changed_at)
       insert into search_owed_change (definition, content, jurisdiction, pk, changed_at, rejected_at)
       select $1, $2, $3, $4, least($5::timestamptz, min(changed_at)), clock_timestamp() from earlier`,
      [definition, content, jurisdiction, pk, changedAt],
    );
}

/** The definitions, of these, whose indexes have lacked a change for longer than so many milliseconds. */
export async function unfilledDefinitions(
  db: Queryable,
  definitions: readonly string[],
  ms: number,
): Promise<string[]> {
  const { rows } = await db.query<{ definition: string }>(
    `select d.definition from unnest($1::text[]) as d (definition)
      where (select changed_at from search_owed_change o where o.definition = d.definition and rejected_at is null order by id limit 1)
            < clock_timestamp() - $2 * interval '1 millisecond'`,
    [definitions, ms],
  );
  return rows.map(({ definition }) => definition);
}

/** Removes the changes of definitions that no index has any more. */
export async function deleteOrphanedChanges(db: Queryable): Promise<void> {
  await db.query(`delete from search_owed_change o
                   where not exists (select from search_index i where i.definition = o.definition)`);
}
