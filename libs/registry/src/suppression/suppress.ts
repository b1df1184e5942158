import { randomUUID } from 'node:crypto';
import type { Queryable } from '@entity-registry/database';
import type { EntityRef } from '../sections/lock-entities.js';
import { lockEntities } from '../sections/lock-entities.js';
import { rebuildSections } from '../sections/rebuild.js';
import { applyRules } from './apply.js';
import type { AppliedRules, SuppressedLevel } from './apply.js';
import { SuppressionRefused, ruleColumns } from './rule.js';
import type { SuppressionRule } from './rule.js';
import { findRuledEntity, hasListing, insertRule, liftRules, lockRule, readRuledEntities } from './rule-rows.js';

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
}

/**
 * Stores a rule and applies it, in the caller's transaction: when that commits, nothing serves the fact any more. Throws
 * SuppressionRefused.
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
  await lockEntities(tx, jurisdiction, [pk]);
  const id = randomUUID();
  if (!(await insertRule(tx, { ...rule, id, columns, parentId: null, createdAt: now, createdBy: by }))) {
    throw new SuppressionRefused('already_suppressed');
  }
  const { ruled, removed } = await applyToEntity(tx, { jurisdiction, pk });
  const own = ruled.filter(({ ruleId, parentId }) => ruleId === id || parentId === id);
  return { id, facts: [...own.map(({ entity, level }) => ({ entity, level })), ...removed] };
}

/**
 * Lifts a rule and those that follow from it, in the caller's transaction. What was removed returns with the next import or refresh of
 * its source. Throws SuppressionRefused.
 */
export async function liftSuppression(tx: Queryable, id: string, { by, now }: SuppressionChange): Promise<void> {
  const rule = await lockRule(tx, id);
  if (rule === null) throw new SuppressionRefused('unknown_rule');
  if (rule.liftedAt !== null) throw new SuppressionRefused('already_lifted');
  if (rule.parentId !== null) throw new SuppressionRefused('derived_rule');
  for (const entity of await liftRules(tx, id, { now, by })) {
    await rebuildSections(tx, [entity]);
    if (rule.list !== null) await screenAgain(tx, entity);
  }
}

/** Applies every rule again, such as after a restore. Repeating it changes nothing. Returns how many entities have rules. */
export async function applySuppressions(tx: Queryable): Promise<number> {
  const entities = await readRuledEntities(tx);
  for (const entity of entities) {
    await lockEntities(tx, entity.jurisdiction, [entity.pk]);
    await applyToEntity(tx, entity);
  }
  return entities.length;
}

async function applyToEntity(tx: Queryable, { jurisdiction, pk }: EntityRef): Promise<AppliedRules> {
  const applied = await applyRules(tx, jurisdiction, [pk]);
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
