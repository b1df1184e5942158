import { entityKey, isUnlistedTag, levelsFor, ownKey, recordLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, RecordTag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { assetTypeOf } from '../entity/asset-types.js';
import { deriveSeatRules } from './derived-rules.js';
import type { RemovedRecord } from './derived-rules.js';
import { hideIdentities } from './hide-identity.js';
import { IDENTITY_LEVEL, LISTED_LEVELS, LIST_SOURCES } from './rule.js';
import type { SuppressedLevel } from './rule.js';
import { removeLinks } from './remove-links.js';
import { columnsOf, isIdentityRule, markNoticesDue, readActiveRules } from './rule-rows.js';
import type { ActiveRule } from './rule-rows.js';

/** A level that a rule in force is about. */
export interface RuledLevel extends SuppressedLevel {
  /** The entity's v4 id. */
  readonly pk: bigint;
  readonly ruleId: string;
  readonly parentId: string | null;
  /** Whether the rule covers every record of the level. */
  readonly isWhole: boolean;
}

/** Records that a section lost. */
export interface LostRecords extends SuppressedLevel {
  readonly records: number;
}

/** What applying rules changed. */
export interface AppliedRules {
  /** What the rules are about, whether or not there was anything left to remove. */
  readonly ruled: readonly RuledLevel[];
  /** How many records each rule removed, by its id. */
  readonly counts: ReadonlyMap<string, number>;
  /** Rows that were removed: records, links, names and their keys. 0: the rules held already. */
  readonly rows: number;
  /** How many records each section lost, also those of other entities. */
  readonly lost: readonly LostRecords[];
  /** Removed records that have an id of their own. */
  readonly removed: readonly SuppressedLevel[];
  /** The entities and levels whose sections must be rebuilt. */
  readonly sections: ReadonlyMap<bigint, ReadonlySet<Level>>;
}

/**
 * Removes what rules about these entities cover from every table that is read to serve a response: records, links, names and their
 * keys. Call it after writing to them, before sections are rebuilt. Without rules it costs one statement. Repeating it changes
 * nothing (ADR 0211). `now`: when rules that follow begin; null: the database's clock, and there is no
 * decision that tells who received what they remove, so they are marked for it (ADR 0212).
 */
export async function applyRules(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
  now: Date | null = null,
): Promise<AppliedRules> {
  const own = await readActiveRules(tx, jurisdiction, pks);
  if (own.length === 0) return { ruled: [], counts: new Map(), rows: 0, lost: [], removed: [], sections: new Map() };
  const identities = own.filter(isIdentityRule);
  const { others, rows: hidden } =
    identities.length === 0 ? { others: [], rows: 0 } : await hideIdentities(tx, jurisdiction, identities, now);
  const derived = others.length === 0 ? [] : await readActiveRules(tx, jurisdiction, others);
  const known = distinctRules([...own, ...derived]);
  const gone = await removeFacts(tx, jurisdiction, known);
  const seated = await deriveSeatRules(tx, jurisdiction, { rules: known, lost: gone, now });
  const rules = distinctRules([
    ...known,
    ...(seated.length === 0 ? [] : await readActiveRules(tx, jurisdiction, seated)),
  ]);
  if (seated.length > 0) gone.push(...(await removeFacts(tx, jurisdiction, rules)));
  const whole = await removeRecordsOf(
    tx,
    jurisdiction,
    identities.map(({ pk }) => pk),
  );
  const removed = [...gone, ...whole].flatMap((record) => assetOf(jurisdiction, record));
  const links = await removeLinks(tx, jurisdiction, { rules, removed: gone });
  await endCutHits(tx, jurisdiction, rules);
  const sections = new Map<bigint, Set<Level>>();
  const ruled = ruledLevels(jurisdiction, rules);
  for (const { pk, level } of ruled) {
    if (!isUnlistedTag(level)) sections.set(pk, (sections.get(pk) ?? new Set()).add(level));
  }
  const counts = new Map([...Map.groupBy(gone, ({ ruleId }) => ruleId)].map(([id, records]) => [id, records.length]));
  if (now === null && counts.size > 0) await markNoticesDue(tx, [...counts.keys()]);
  const rows = hidden + gone.length + whole.length + links;
  return { ruled, counts, rows, lost: lostRecords(jurisdiction, [...gone, ...whole]), removed, sections };
}

/** The levels that rules are about: of a rule about an entity, every level. */
export function ruledLevels(jurisdiction: Jurisdiction, rules: readonly ActiveRule[]): RuledLevel[] {
  return rules.flatMap((rule) =>
    (isIdentityRule(rule) ? levelsFor(jurisdiction) : [rule.level]).map((level) => ({
      ...{ entity: ownKey(jurisdiction, rule.pk), pk: rule.pk, level },
      ...{ ruleId: rule.id, parentId: rule.parentId, isWhole: rule.list === null && rule.fact === null },
    })),
  );
}

function distinctRules(rules: readonly ActiveRule[]): ActiveRule[] {
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}

/** The record as a level that accounts may have received, if it has an id of its own. */
function assetOf(jurisdiction: Jurisdiction, { pk, tag }: { pk: bigint | string; tag: RecordTag }): SuppressedLevel[] {
  const type = assetTypeOf(tag);
  return type === undefined
    ? []
    : [{ entity: entityKey({ jurisdiction, type, pk: BigInt(pk) }), level: recordLevel(tag) }];
}

/** Deletes the records that rules cover. */
async function removeFacts(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  rules: readonly ActiveRule[],
): Promise<RemovedRecord[]> {
  const removed: RemovedRecord[] = [];
  const factual = rules.filter(({ level, list }) => list === null && level !== IDENTITY_LEVEL);
  for (const [level, own] of Map.groupBy(factual, (rule) => rule.level)) {
    // The level is a literal, from the catalog, so that the planner sees one partition instead of all.
    const { rows } = await tx.query<RemovedRow>(
      `delete from record r
        using unnest($2::bigint[], $3::text[], $4::jsonb[], $5::uuid[]) as x (pk, tag, fact, id)
        where r.level = '${level}' and r.jurisdiction = $1 and r.entity_pk = x.pk
          and is_suppressed_fact(x.tag, x.fact, r.tag, r.payload, r.item_date)
        returning r.pk, r.tag, r.entity_pk as holder, x.id as "ruleId", comparable_text(r.payload ->> 'cargo') as cargo,
                  coalesce(r.payload ->> 'person_id', r.payload ->> 'organization_id') as other`,
      [jurisdiction, ...columnsOf(own), own.map(({ id }) => id)],
    );
    for (const { pk, holder, other, ...row } of rows) {
      removed.push({
        ...row,
        level,
        pk: BigInt(pk),
        holder: BigInt(holder),
        other: other === null ? null : BigInt(other),
      });
    }
  }
  return removed;
}

type WholeRow = Pick<RemovedRow, 'pk' | 'tag' | 'holder'>;

function lostRecords(
  jurisdiction: Jurisdiction,
  records: readonly Pick<RemovedRow, 'tag' | 'holder'>[],
): LostRecords[] {
  const sections = Map.groupBy(records, ({ tag, holder }) => `${String(holder)} ${recordLevel(tag)}`);
  return [...sections.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : {
          ...{ entity: ownKey(jurisdiction, BigInt(first.holder)), level: recordLevel(first.tag) },
          records: others.length + 1,
        },
  );
}

interface RemovedRow {
  readonly pk: bigint | string;
  readonly tag: RecordTag;
  readonly holder: bigint | string;
  readonly ruleId: string;
  readonly cargo: string | null;
  readonly other: string | null;
}

/** Deletes every record of hidden entities. Entries of official lists stay, without the link to the entity. */
async function removeRecordsOf(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<readonly WholeRow[]> {
  if (pks.length === 0) return [];
  await tx.query(
    `update record set entity_pk = null
      where jurisdiction = $1 and entity_pk = any ($2::bigint[]) and level = any ($3) and source = any ($4)`,
    [jurisdiction, pks, LISTED_LEVELS, LIST_SOURCES],
  );
  const { rows } = await tx.query<WholeRow>(
    `delete from record where jurisdiction = $1 and entity_pk = any ($2::bigint[]) returning pk, tag, entity_pk as holder`,
    [jurisdiction, pks],
  );
  return rows;
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
