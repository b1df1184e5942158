import { randomUUID } from 'node:crypto';
import { ownKey } from '@entity-registry/domain';
import type { EntityKey, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { NAMING_LEVELS } from '../entity/linking-levels.js';
import type { EntityRef } from '../sections/lock-entities.js';
import { lockEntities } from '../sections/lock-entities.js';
import { rebuildSections } from '../sections/rebuild.js';
import { applyRules, ruledLevels } from './apply.js';
import type { AppliedRules, LostRecords } from './apply.js';
import { readRelatedEntities } from './related-entities.js';
import { IDENTITY_LEVEL, SuppressionRefused, ruleColumns } from './rule.js';
import type { SuppressedLevel, SuppressionRule } from './rule.js';
import {
  findRuledEntity,
  hasListing,
  insertRule,
  liftRules,
  lockRule,
  readEntitiesOfRule,
  readSameRule,
} from './rule-rows.js';

/** Who makes or lifts a rule, and when. `by`: an operator's name, or a program; no personal data of others. */
export interface SuppressionChange {
  readonly by: string;
  readonly now: Date;
}

/** A rule that is in force. */
export interface Suppressed {
  /** The rule's id, a UUID. */
  readonly id: string;
  /** What accounts may have received of it: for `issueCorrectionNotices`. */
  readonly facts: readonly SuppressedLevel[];
  /** How many records each section lost to it, also those of other entities. */
  readonly lost: readonly LostRecords[];
}

/**
 * Stores a rule and applies it, in the caller's transaction: when that commits, nothing serves the fact any more. Throws
 * SuppressionRefused; then roll back, unless the reason is `already_suppressed`.
 */
export async function suppress(
  tx: Queryable,
  rule: SuppressionRule,
  { by, now }: SuppressionChange,
): Promise<Suppressed> {
  const columns = ruleColumns(rule.what);
  const { jurisdiction, entitySid, what } = rule;
  const pk = await findRuledEntity(tx, jurisdiction, entitySid);
  if (pk === null) throw new SuppressionRefused('unknown_entity');
  if (what.kind === 'listing' && !(await hasListing(tx, what.list, what.entryId))) {
    throw new SuppressionRefused('unknown_listing');
  }
  // An import that is writing the entity applies the rule, or is applied to.
  const related = ([IDENTITY_LEVEL, ...NAMING_LEVELS] as readonly RecordLevel[]).includes(columns.level);
  await lockEntities(tx, jurisdiction, [pk, ...(related ? await readRelatedEntities(tx, jurisdiction, pk) : [])]);
  const id = randomUUID();
  if (!(await insertRule(tx, { ...rule, id, columns, parentId: null, createdAt: now, createdBy: by }))) {
    const same = ruledLevels(jurisdiction, await readSameRule(tx, rule, columns));
    throw new SuppressionRefused('already_suppressed', same.map(toFact));
  }
  const { ruled, removed, counts, lost } = await applyToEntity(tx, { jurisdiction, pk }, now);
  const count = counts.get(id) ?? 0;
  if (
    what.kind === 'fact' &&
    rule.origin === 'decision' &&
    count === 0 &&
    !isCovered(ruled, ownKey(jurisdiction, pk), { id, level: columns.level })
  ) {
    throw new SuppressionRefused('matches_nothing');
  }
  const own = ruled.filter(({ ruleId, parentId }) => ruleId === id || parentId === id);
  return { id, facts: [...own.map(toFact), ...removed], lost };
}

function toFact({ entity, level }: SuppressedLevel): SuppressedLevel {
  return { entity, level };
}

/** Whether another rule covers the whole level, or one follows from the other record of a seat: then the fact may be gone already. */
function isCovered(
  ruled: AppliedRules['ruled'],
  entity: EntityKey,
  { id, level }: { readonly id: string; readonly level: RecordLevel },
): boolean {
  return ruled.some(
    (other) =>
      other.ruleId !== id &&
      (other.isWhole || other.parentId !== null) &&
      other.entity === entity &&
      other.level === level,
  );
}

/**
 * Lifts a rule and those that follow from it, in the caller's transaction. What was removed returns with the next import or refresh of
 * its source. Throws SuppressionRefused.
 */
export async function liftSuppression(tx: Queryable, id: string, { by, now }: SuppressionChange): Promise<void> {
  // Entities before rules, as every other writer locks them.
  for (const [jurisdiction, own] of Map.groupBy(await readEntitiesOfRule(tx, id), (entity) => entity.jurisdiction)) {
    await lockEntities(
      tx,
      jurisdiction,
      own.map(({ pk }) => pk),
    );
  }
  const rule = await lockRule(tx, id);
  if (rule === null) throw new SuppressionRefused('unknown_rule');
  if (rule.liftedAt !== null) throw new SuppressionRefused('already_lifted');
  if (rule.parentId !== null) throw new SuppressionRefused('derived_rule');
  for (const entity of await liftRules(tx, id, { now, by })) {
    await rebuildSections(tx, [entity]);
    if (rule.list !== null) await screenAgain(tx, entity);
  }
}

/** Applies the rules about an entity that is locked, and rebuilds the sections that lost facts. */
export async function applyToEntity(
  tx: Queryable,
  { jurisdiction, pk }: EntityRef,
  now: Date | null,
): Promise<AppliedRules> {
  const applied = await applyRules(tx, jurisdiction, [pk], now);
  for (const [holder, levels] of applied.sections) {
    await rebuildSections(tx, [{ jurisdiction, pk: holder }], [...levels]);
  }
  return applied;
}

/** Searches the lists again for who watches the entity: no change of a list tells that a cut was lifted. */
async function screenAgain(tx: Queryable, { jurisdiction, pk }: EntityRef): Promise<void> {
  await tx.query(
    `update watch_item set screen_due = true
      where jurisdiction = $1 and entity_pk = $2 and state <> 'deleted' and subject ->> 'name' <> ''`,
    [jurisdiction, pk],
  );
}
