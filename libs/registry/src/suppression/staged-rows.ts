import { isUnlistedTag } from '@entity-registry/domain';
import type { Jurisdiction, Level, RecordLevel, RecordTag, SourceId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { NAMING_LEVELS } from '../entity/linking-levels.js';
import { addEmptySections } from '../sections/empty-sections.js';
import type { EntityRef } from '../sections/lock-entities.js';
import { rebuildSections } from '../sections/rebuild.js';
import { applyRules } from './apply.js';
import { deriveRule, deriveSeatRules } from './derived-rules.js';
import type { LostSeat } from './derived-rules.js';
import { IDENTITY_LEVEL, LISTED_LEVELS } from './rule.js';
import { ACTIVE_RULES } from './rule-rows.js';

const IDENTITY_RULES = `${ACTIVE_RULES} and x.level = 'core_registro' and x.list is null`;

/** Whether any rule is in force. */
export async function hasRules(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>({
    name: 'has_suppression_rules',
    text: 'select exists (select from suppression where lifted_at is null) as found',
  });
  return rows[0]?.found === true;
}

/**
 * Removes the names and numbers of hidden entities from the staged batch, before entities are written, so that they are neither stored
 * nor told of as changes. Returns the keys of those entities.
 */
export async function hideStagedEntities(tx: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ jurisdiction: Jurisdiction; sid: string }>(
    `select s.jurisdiction, s.sid from ingest_sid s
      where exists (select from suppression x
                     where x.jurisdiction = s.jurisdiction and x.entity_sid = s.sid and x.level = 'core_registro'
                       and x.list is null and x.lifted_at is null)
         or exists (select from entity e join (${IDENTITY_RULES}) x on x.jurisdiction = e.jurisdiction
                                                                   and x.pk = coalesce(e.merged_into, e.pk)
                     where e.jurisdiction = s.jurisdiction and e.sid = s.sid)`,
  );
  if (rows.length === 0) return new Set();
  await tx.query(
    `update ingest_entity i
        set nombre = null, name_norm = null, ruc = null, ruc_no_dv = null, cedula = null, id_key = null, id_compact = null,
            core = jsonb_strip_nulls(jsonb_build_object('status', i.core -> 'status'))
       from unnest($1::text[], $2::text[]) as h (jurisdiction, sid)
      where i.jurisdiction = h.jurisdiction and i.sid = h.sid`,
    [rows.map(({ jurisdiction }) => jurisdiction), rows.map(({ sid }) => sid)],
  );
  await tx.query(
    `delete from ingest_link l using unnest($1::text[], $2::text[]) as h (jurisdiction, sid)
      where l.jurisdiction = h.jurisdiction and h.sid in (l.from_sid, l.to_sid)`,
    [rows.map(({ jurisdiction }) => jurisdiction), rows.map(({ sid }) => sid)],
  );
  return new Set(rows.map(({ jurisdiction, sid }) => `${jurisdiction} ${sid}`));
}

/** Entities by the levels of which a rule kept records from being served. */
export type RuledSections = ReadonlyMap<Level, readonly EntityRef[]>;

/**
 * Removes staged records that rules cover, before records are written. A record of a board or an owner that refers to a hidden entity
 * gets a rule of its own, and so does the other record of a seat. Returns whose records they were.
 */
export async function dropStagedRecords(tx: Queryable): Promise<RuledSections> {
  const { rows } = await tx.query<{
    jurisdiction: Jurisdiction;
    rule: string;
    sid: string;
    tag: RecordTag;
    fact: Record<string, string>;
  }>(
    `select distinct r.jurisdiction, x.id as rule, r.entity_sid as sid, r.tag,
            case when r.payload ->> 'nombre' is null then jsonb_build_object('cedula', r.payload ->> 'cedula')
                 else jsonb_build_object('nombre', r.payload ->> 'nombre') end as fact
       from (${IDENTITY_RULES}) x
       join ingest_sid i on i.jurisdiction = x.jurisdiction and i.holder_pk = x.pk
       join ingest_record r on r.jurisdiction = x.jurisdiction and r.refs is not null
      where r.level = any ($1) and r.entity_sid is not null and coalesce(r.payload ->> 'nombre', r.payload ->> 'cedula') is not null
        and exists (select from jsonb_each_text(r.refs) ref where ref.value = i.sid)`,
    [NAMING_LEVELS],
  );
  for (const { jurisdiction, rule, ...record } of rows)
    await deriveRule(tx, jurisdiction, rule, { ...record, now: null });
  await deriveStagedSeats(tx);
  const dropped = await tx.query<{ jurisdiction: Jurisdiction; pk: string; level: RecordLevel }>(
    `delete from ingest_record r using (${ACTIVE_RULES}) x
      where x.list is null and r.jurisdiction = x.jurisdiction and r.entity_pk = x.pk
        and (r.level = x.level and is_suppressed_fact(x.tag, x.fact, r.tag, r.payload, r.item_date)
             or x.level = 'core_registro' and r.level <> all ($1))
      returning r.jurisdiction, r.entity_pk::text as pk, r.level`,
    [LISTED_LEVELS],
  );
  // Entries of official lists stay, without the link to the entity.
  await tx.query(
    `update ingest_record r set entity_pk = null from (${IDENTITY_RULES}) x
      where r.jurisdiction = x.jurisdiction and r.entity_pk = x.pk`,
  );
  return byLevel(dropped.rows);
}

/** Stores rules about the other records of the staged seats that rules cover, whether those are staged too or were stored before. */
async function deriveStagedSeats(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<
    Omit<LostSeat, 'holder' | 'other'> & { jurisdiction: Jurisdiction; holder: string; other: string }
  >(
    `select distinct r.jurisdiction, x.id as "ruleId", r.level, r.entity_pk::text as holder,
            coalesce(r.payload ->> 'person_id', r.payload ->> 'organization_id') as other, comparable_text(r.payload ->> 'cargo') as cargo
       from (${ACTIVE_RULES} and x.parent_id is null and x.list is null and x.level in ('directores', 'organizaciones')) x
       join ingest_record r on r.jurisdiction = x.jurisdiction and r.entity_pk = x.pk and r.level = x.level
      where coalesce(r.payload ->> 'person_id', r.payload ->> 'organization_id') is not null
        and is_suppressed_fact(x.tag, x.fact, r.tag, r.payload, r.item_date)`,
  );
  for (const [jurisdiction, own] of Map.groupBy(rows, (row) => row.jurisdiction)) {
    const lost = own.map((row) => ({ ...row, holder: BigInt(row.holder), other: BigInt(row.other) }));
    const rules = lost.map(({ ruleId }) => ({ id: ruleId, parentId: null }));
    await deriveSeatRules(tx, jurisdiction, { rules, lost, now: null, isStaged: true });
  }
}

function byLevel(
  rows: readonly { readonly jurisdiction: Jurisdiction; readonly pk: string; readonly level: RecordLevel }[],
): RuledSections {
  const sections = new Map<Level, EntityRef[]>();
  for (const { jurisdiction, pk, level } of rows) {
    if (isUnlistedTag(level)) continue;
    sections.set(level, [...(sections.get(level) ?? []), { jurisdiction, pk: BigInt(pk) }]);
  }
  return sections;
}

/**
 * Applies the rules about the entities of the staged batch to what was written, and rebuilds the sections that lost facts to them.
 * `dropped`: those of `dropStagedRecords`.
 */
export async function applyRulesToStaged(
  tx: Queryable,
  dropped: RuledSections,
  read: { readonly source: SourceId; readonly fetchedAt: Date },
): Promise<void> {
  const { rows } = await tx.query<{ jurisdiction: Jurisdiction; pk: string }>(
    `select distinct x.jurisdiction, x.pk::text as pk from (${ACTIVE_RULES}) x
       join ingest_sid s on s.jurisdiction = x.jurisdiction and x.pk in (s.pk, s.holder_pk)`,
  );
  const rebuilt = new Map([...dropped].map(([level, holders]) => [level, [...holders]]));
  for (const [jurisdiction, own] of Map.groupBy(rows, (row) => row.jurisdiction)) {
    const { sections } = await applyRules(
      tx,
      jurisdiction,
      own.map(({ pk }) => BigInt(pk)),
    );
    for (const [pk, levels] of sections) {
      // Of a hidden entity nothing is left to list.
      if (levels.has(IDENTITY_LEVEL)) continue;
      for (const level of levels) rebuilt.set(level, [...(rebuilt.get(level) ?? []), { jurisdiction, pk }]);
    }
  }
  for (const [level, holders] of dropped) await addEmptySections(tx, level, holders, read);
  for (const [level, holders] of rebuilt) await rebuildSections(tx, holders, [level]);
}
