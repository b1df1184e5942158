import { randomUUID } from 'node:crypto';
import { makeTypedId, recordLevel } from '@entity-registry/domain';
import type { Jurisdiction, RecordTag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { LINKING_LEVELS } from '../entity/linking-levels.js';
import { insertRule, lockRule } from './rule-rows.js';
import type { ActiveRule } from './rule-rows.js';

/** A record of another entity that names a hidden one. */
interface NamingRecord {
  readonly sid: string;
  readonly pk: bigint | string;
  readonly tag: RecordTag;
  readonly nombre: string;
}

/**
 * Removes names, numbers and base fields of entities, the keys under which they are found, and their links; the rows stay, by the
 * register's keys, so that an import finds them and doesn't add them again. Records of boards and owners that name them get rules of
 * their own, because their sections lose a fact, and so that they don't come back. Returns the entities with such records.
 */
export async function hideIdentities(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  rules: readonly ActiveRule[],
): Promise<bigint[]> {
  const others: bigint[] = [];
  for (const rule of rules) {
    for (const record of await readNamingRecords(tx, jurisdiction, rule.pk)) {
      await deriveRule(tx, jurisdiction, rule.id, record);
      others.push(BigInt(record.pk));
    }
  }
  const hidden = rules.map(({ pk }) => pk);
  // The status stays: it names nobody, and its change would be an event to accounts that watch the entity.
  await tx.query(
    `update entity
        set nombre = null, name_norm = null, ruc = null, ruc_no_dv = null, cedula = null, id_key = null, id_compact = null,
            core = jsonb_strip_nulls(jsonb_build_object('status', core -> 'status'))
      where jurisdiction = $1 and pk = any ($2::bigint[])
        and (nombre, ruc, cedula, id_key) is distinct from (null, null, null, null)`,
    [jurisdiction, hidden],
  );
  for (const table of ['entity_name', 'name_key', 'other_name_key', 'entity_listing']) {
    await tx.query(`delete from ${table} where jurisdiction = $1 and entity_pk = any ($2::bigint[])`, [
      jurisdiction,
      hidden,
    ]);
  }
  await forgetCopies(tx, jurisdiction, hidden);
  await tx.query('delete from link where jurisdiction = $1 and from_pk = any ($2::bigint[])', [jurisdiction, hidden]);
  await tx.query('delete from link where jurisdiction = $1 and to_pk = any ($2::bigint[])', [jurisdiction, hidden]);
  return others;
}

/**
 * Removes names that were copied when they could still be shown: to watched items, whose lists aren't searched any more, and to the list
 * of what an account bought.
 */
async function forgetCopies(tx: Queryable, jurisdiction: Jurisdiction, hidden: readonly bigint[]): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update watch_item
        set subject = subject || '{"name": "", "aliases": [], "identifiers": []}', screen_due = false
      where jurisdiction = $1 and entity_pk = any ($2::bigint[]) returning id`,
    [jurisdiction, hidden],
  );
  const items = rows.map(({ id }) => id);
  await tx.query('delete from watched_by where item_id = any ($1::bigint[])', [items]);
  await tx.query('delete from watched_number where item_id = any ($1::bigint[])', [items]);
  await tx.query('delete from watch_hit where item_id = any ($1::bigint[])', [items]);
  await tx.query('update library_answer set name = null where subject = any ($1) and name is not null', [
    hidden.map((pk) => makeTypedId(jurisdiction, 'own', pk)),
  ]);
}

/** Stores the rule about another entity's record that follows from a rule about a name. */
export async function deriveRule(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  parentId: string,
  { sid, tag, nombre }: Pick<NamingRecord, 'sid' | 'tag' | 'nombre'>,
): Promise<void> {
  const parent = await lockRule(tx, parentId);
  if (parent === null) return;
  const { origin, reference, createdAt, createdBy } = parent;
  await insertRule(tx, {
    ...{ id: randomUUID(), jurisdiction, entitySid: sid, origin, reference, parentId, createdAt, createdBy },
    columns: { level: recordLevel(tag), tag, fact: { nombre }, list: null, entryId: null },
  });
}

/** Records of boards, offices and owners of linked entities that name this one. */
async function readNamingRecords(tx: Queryable, jurisdiction: Jurisdiction, pk: bigint): Promise<NamingRecord[]> {
  const { rows } = await tx.query<NamingRecord>(
    `with linked as (
       select to_pk as pk from link where jurisdiction = $1 and from_pk = $2
        union select from_pk from link where jurisdiction = $1 and to_pk = $2
     )
     select distinct e.sid, e.pk, r.tag, r.payload ->> 'nombre' as nombre
       from linked l
       join entity e on e.jurisdiction = $1 and e.pk = l.pk
       join record r on r.level = any ($3) and r.jurisdiction = $1 and r.entity_pk = l.pk
      where to_jsonb($2::bigint) in (r.payload -> 'person_id', r.payload -> 'organization_id')
        and r.payload ->> 'nombre' is not null`,
    [jurisdiction, pk, LINKING_LEVELS],
  );
  return rows;
}
