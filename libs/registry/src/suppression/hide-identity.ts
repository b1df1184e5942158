import { makeTypedId, withoutRegister } from '@entity-registry/domain';
import type { GivenIdentity, Jurisdiction, RecordLevel, ScreenedSubject } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { NAMING_LEVELS } from '../entity/linking-levels.js';
import { indexWatched } from '../watched-names/watched-names.js';
import type { WatchedSubject } from '../watched-names/watched-names.js';
import { deriveRule } from './derived-rules.js';
import type { DerivedFact } from './derived-rules.js';
import { RELATED } from './related-entities.js';
import type { ActiveRule } from './rule-rows.js';

/** A record of another entity that names a hidden one. */
interface NamingRecord extends DerivedFact {
  readonly pk: bigint | string;
}

/** Tables with names, numbers or links of entities, and the column of the entity. */
const COPIES = [
  ['entity_name', 'entity_pk'],
  ['name_key', 'entity_pk'],
  ['other_name_key', 'entity_pk'],
  ['entity_listing', 'entity_pk'],
  ['link', 'from_pk'],
  ['link', 'to_pk'],
] as const;

/**
 * Removes names, numbers and base fields of entities, the keys under which they are found, and their links; the rows stay, by the
 * register's keys, so that an import finds them and doesn't add them again. Records of boards and owners that name them get rules of
 * their own, because their sections lose a fact, and so that they don't come back. Returns the entities with such records, and how many
 * rows with names, numbers or links it removed.
 */
export async function hideIdentities(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  rules: readonly ActiveRule[],
  now: Date | null,
): Promise<{ readonly others: readonly bigint[]; readonly rows: number }> {
  const others: bigint[] = [];
  for (const rule of rules) {
    for (const record of await readNamingRecords(tx, jurisdiction, rule.pk, { isNew: now !== null })) {
      await deriveRule(tx, jurisdiction, rule.id, { ...record, now });
      others.push(BigInt(record.pk));
    }
  }
  const hidden = rules.map(({ pk }) => pk);
  // The status stays: it names nobody, and its change would be an event to accounts that watch the entity.
  const cleared = await tx.query(
    `update entity
        set nombre = null, name_norm = null, ruc = null, ruc_no_dv = null, cedula = null, id_key = null, id_compact = null,
            core = jsonb_strip_nulls(jsonb_build_object('status', core -> 'status'))
      where jurisdiction = $1 and pk = any ($2::bigint[])
        and (nombre, ruc, cedula, id_key) is distinct from (null, null, null, null)`,
    [jurisdiction, hidden],
  );
  let rows = cleared.rowCount ?? 0;
  for (const [table, column] of COPIES) {
    const { rowCount } = await tx.query(
      `delete from ${table} where jurisdiction = $1 and ${column} = any ($2::bigint[])`,
      [jurisdiction, hidden],
    );
    // Not counted: every rebuild inserts the row again, without the name.
    if (table !== 'entity_listing') rows += rowCount ?? 0;
  }
  await forgetCopies(tx, jurisdiction, hidden);
  return { others, rows };
}

/** Removes names that were copied when they could still be shown: to watched items, and to the list of what an account bought. */
async function forgetCopies(tx: Queryable, jurisdiction: Jurisdiction, hidden: readonly bigint[]): Promise<void> {
  await forgetWatched(tx, jurisdiction, hidden);
  await tx.query('update library_answer set name = null where subject = any ($1) and name is not null', [
    hidden.map((pk) => makeTypedId(jurisdiction, 'own', pk)),
  ]);
}

interface WatchedEntityItem {
  readonly id: bigint;
  readonly subject: ScreenedSubject;
  readonly given: GivenIdentity | null;
}

/**
 * Removes the register's names and numbers from watched items, with the hits that they may have found. Lists are searched again under
 * what the account itself said; that isn't suppressed. What this finds is the first state of such an item, because no list changed.
 */
async function forgetWatched(tx: Queryable, jurisdiction: Jurisdiction, hidden: readonly bigint[]): Promise<void> {
  const { rows } = await tx.query<WatchedEntityItem>(
    `select id, subject, given from watch_item
      where jurisdiction = $1 and entity_pk = any ($2::bigint[]) order by id for no key update`,
    [jurisdiction, hidden],
  );
  const own = rows.map(({ id, subject, given }) => ({ id, subject: withoutRegister(subject, given) }));
  const { rows: changed } = await tx.query<WatchedSubject & { readonly isWatched: boolean }>(
    `update watch_item i
        set subject = c.subject, screen_due = c.subject ->> 'name' <> '',
            screened_at = case when c.subject ->> 'name' = '' then i.screened_at end
       from jsonb_to_recordset($1::jsonb) as c (id bigint, subject jsonb)
      where i.id = c.id and i.subject <> c.subject
      returning i.id, i.subject, i.state <> 'deleted' and i.subject ->> 'name' <> '' as "isWatched"`,
    [JSON.stringify(own.map(({ id, subject }) => ({ id: String(id), subject })))],
  );
  const items = changed.map(({ id }) => id);
  await tx.query('delete from watched_by where item_id = any ($1::bigint[])', [items]);
  await tx.query('delete from watched_number where item_id = any ($1::bigint[])', [items]);
  await tx.query('delete from watch_hit where item_id = any ($1::bigint[])', [items]);
  const watched = changed.filter(({ isWatched }) => isWatched);
  if (watched.length > 0) await indexWatched(tx, watched);
}

const REPRESENTED = 'representante_legal_identificado' satisfies RecordLevel;

/** Companies that this entity represents. A refresh stores no links of representatives, so this reads every one of the country. */
const READ_REPRESENTED = `
  union select p.entity_pk from record p
         where p.level = '${REPRESENTED}' and p.jurisdiction = $1 and p.payload -> 'person_id' = to_jsonb($2::bigint)`;

/** Records of linked entities, and of those that this one's own records name, that name this one: boards, offices, owners. */
async function readNamingRecords(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pk: bigint,
  { isNew }: { readonly isNew: boolean },
): Promise<NamingRecord[]> {
  const { rows } = await tx.query<NamingRecord>(
    `with linked as (${RELATED}${isNew ? READ_REPRESENTED : ''})
     select distinct e.sid, e.pk, r.tag,
            case when r.payload ->> 'nombre' is null then jsonb_build_object('cedula', r.payload ->> 'cedula')
                 else jsonb_build_object('nombre', r.payload ->> 'nombre') end as fact
       from linked l
       join entity e on e.jurisdiction = $1 and e.pk = l.pk
       join record r on r.level = any ($3) and r.jurisdiction = $1 and r.entity_pk = l.pk
      where to_jsonb($2::bigint) in (r.payload -> 'person_id', r.payload -> 'organization_id')
        and coalesce(r.payload ->> 'nombre', r.payload ->> 'cedula') is not null`,
    [jurisdiction, pk, NAMING_LEVELS],
  );
  return rows;
}
