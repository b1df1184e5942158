import { entityKey, isUnlistedTag, levelsFor, ownKey, recordLevel } from '@entity-registry/domain';
import type { EntityKey, Jurisdiction, Level, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { assetTypeOf } from '../entity/asset-types.js';
import { LINKING_LEVELS } from '../entity/linking-levels.js';
import { hideIdentities } from './hide-identity.js';
import { IDENTITY_LEVEL, LISTED_LEVELS, LIST_SOURCES } from './rule.js';
import { isIdentityRule, readActiveRules } from './rule-rows.js';
import type { ActiveRule } from './rule-rows.js';

/** A level of an entity, or of one of its records with an id of its own, that lost data to a rule. */
export interface SuppressedLevel {
  readonly entity: EntityKey;
  readonly level: RecordLevel;
}

/** A level that a rule in force is about. */
export interface RuledLevel extends SuppressedLevel {
  readonly ruleId: string;
  readonly parentId: string | null;
}

/** What applying rules changed. */
export interface AppliedRules {
  /** What the rules are about, whether or not there was anything left to remove. */
  readonly ruled: readonly RuledLevel[];
  /** Removed records that have an id of their own. */
  readonly removed: readonly SuppressedLevel[];
  /** The entities and levels whose sections must be rebuilt. */
  readonly sections: ReadonlyMap<bigint, ReadonlySet<Level>>;
}

/**
 * Removes what rules about these entities cover from every table that is read to serve a response: records, links, names and their
 * keys. Call it after writing to them, before sections are rebuilt. Without rules it costs one statement. Repeating it changes
 * nothing (ADR 0211).
 */
export async function applyRules(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<AppliedRules> {
  const own = await readActiveRules(tx, jurisdiction, pks);
  if (own.length === 0) return { ruled: [], removed: [], sections: new Map() };
  const identities = own.filter(isIdentityRule);
  const others = identities.length === 0 ? [] : await hideIdentities(tx, jurisdiction, identities);
  const derived = others.length === 0 ? [] : await readActiveRules(tx, jurisdiction, others);
  const rules = [...new Map([...own, ...derived].map((rule) => [rule.id, rule])).values()];
  const removed = [
    ...(await removeFacts(tx, jurisdiction, rules)),
    ...(await removeRecordsOf(
      tx,
      jurisdiction,
      identities.map(({ pk }) => pk),
    )),
  ];
  await removeLinks(tx, jurisdiction, rules);
  await endCutHits(tx, jurisdiction, rules);
  const sections = new Map<bigint, Set<Level>>();
  const ruled: RuledLevel[] = [];
  for (const rule of rules) {
    const { id: ruleId, parentId, pk } = rule;
    for (const level of isIdentityRule(rule) ? levelsFor(jurisdiction) : [rule.level]) {
      ruled.push({ entity: ownKey(jurisdiction, pk), level, ruleId, parentId });
      if (!isUnlistedTag(level)) sections.set(pk, (sections.get(pk) ?? new Set()).add(level));
    }
  }
  return { ruled, removed, sections };
}

/** Deletes the records that rules cover. Returns those with an id of their own. */
async function removeFacts(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  rules: readonly ActiveRule[],
): Promise<SuppressedLevel[]> {
  const removed: SuppressedLevel[] = [];
  const factual = rules.filter(({ level, list }) => list === null && level !== IDENTITY_LEVEL);
  for (const [level, own] of Map.groupBy(factual, (rule) => rule.level)) {
    // The level is a literal, from the catalog, so that the planner sees one partition instead of all.
    const { rows } = await tx.query<{ pk: bigint | string; tag: RecordTag }>(
      `delete from record r
        using unnest($2::bigint[], $3::text[], $4::jsonb[]) as x (pk, tag, fact)
        where r.level = '${level}' and r.jurisdiction = $1 and r.entity_pk = x.pk
          and is_suppressed_fact(x.tag, x.fact, r.tag, r.payload, r.item_date)
        returning r.pk, r.tag`,
      [jurisdiction, ...columnsOf(own)],
    );
    for (const { pk, tag } of rows) {
      const type = assetTypeOf(tag);
      if (type !== undefined) removed.push({ entity: entityKey({ jurisdiction, type, pk: BigInt(pk) }), level });
    }
  }
  return removed;
}

/** Deletes every record of hidden entities. Entries of official lists stay, without the link to the entity. */
async function removeRecordsOf(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<SuppressedLevel[]> {
  if (pks.length === 0) return [];
  await tx.query(
    `update record set entity_pk = null
      where jurisdiction = $1 and entity_pk = any ($2::bigint[]) and level = any ($3) and source = any ($4)`,
    [jurisdiction, pks, LISTED_LEVELS, LIST_SOURCES],
  );
  const { rows } = await tx.query<{ pk: bigint | string; tag: RecordTag }>(
    `delete from record where jurisdiction = $1 and entity_pk = any ($2::bigint[]) returning pk, tag`,
    [jurisdiction, pks],
  );
  return rows.flatMap(({ pk, tag }) => {
    const type = assetTypeOf(tag);
    return type === undefined
      ? []
      : [{ entity: entityKey({ jurisdiction, type, pk: BigInt(pk) }), level: recordLevel(tag) }];
  });
}

/** Deletes the links that state what suppressed records of boards and owners stated. */
async function removeLinks(tx: Queryable, jurisdiction: Jurisdiction, rules: readonly ActiveRule[]): Promise<void> {
  const linking: readonly RecordLevel[] = LINKING_LEVELS;
  const own = rules.filter(({ level, list }) => list === null && linking.includes(level));
  // An office is a link from the person to the company, whose board has the record.
  for (const [side, others] of [['from_pk', 'to_pk'] as const, ['to_pk', 'from_pk'] as const]) {
    const ofSide = own.filter(({ level }) => (level === 'organizaciones') === (side === 'from_pk'));
    if (ofSide.length === 0) continue;
    await tx.query(
      `delete from link l
        using unnest($2::bigint[], $3::text[], $4::jsonb[]) as x (pk, tag, fact), entity other
        where l.jurisdiction = $1 and l.${side} = x.pk and other.jurisdiction = $1 and other.pk = l.${others}
          and (x.fact is null
               or (not x.fact ? 'nombre' or comparable_text(other.nombre) = x.fact ->> 'nombre')
                  and (not x.fact ? 'cargo' or comparable_text(l.cargo) = x.fact ->> 'cargo'))`,
      [jurisdiction, ...columnsOf(ofSide)],
    );
  }
}

/** Ends the hits of watched entities whose link to an entry was cut, without an event: nothing about the list changed. */
async function endCutHits(tx: Queryable, jurisdiction: Jurisdiction, rules: readonly ActiveRule[]): Promise<void> {
  const cuts = rules.filter(({ list }) => list !== null);
  if (cuts.length === 0) return;
  await tx.query(
    `delete from watch_hit h
      using unnest($2::bigint[], $3::text[], $4::text[]) as x (pk, list, entry_id), watch_item i, listing l
      where i.jurisdiction = $1 and i.entity_pk = x.pk and l.list = x.list and l.entry_id = x.entry_id
        and h.item_id = i.id and h.listing_id = l.id`,
    [jurisdiction, cuts.map(({ pk }) => pk), cuts.map(({ list }) => list), cuts.map(({ entryId }) => entryId)],
  );
}

function columnsOf(rules: readonly ActiveRule[]): unknown[] {
  return [
    rules.map(({ pk }) => pk),
    rules.map(({ tag }) => tag),
    rules.map(({ fact }) => (fact === null ? null : JSON.stringify(fact))),
  ];
}
