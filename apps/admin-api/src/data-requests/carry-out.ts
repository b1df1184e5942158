import { BillingError, issueCorrectionNotices } from '@entity-registry/accounts';
import type { CarryOut, CorrectedFact, DataRequestTarget } from '@entity-registry/accounts';
import { entityKey, parseTypedId } from '@entity-registry/domain';
import type { ParsedTypedId, RecordLevel } from '@entity-registry/domain';
import { SuppressionRefused, findSid, suppress } from '@entity-registry/registry';
import type { SuppressionRule } from '@entity-registry/registry';
import { AdminError } from '../errors/admin-error.js';

/**
 * Makes a decision take effect in its transaction: rules of suppression for what is no longer shown, and correction notices to the
 * accounts that received it. A note to the source changes nothing here, so nobody is told. Throws `suppression_refused`.
 */
export const carryOut: CarryOut = async (tx, { request, targets, actor, now }) => {
  const reference = `data_request:${String(request.id)}`;
  const facts: CorrectedFact[] = [];
  const removed = targets.map(() => 0);
  for (const [index, target] of targets.entries()) {
    const entity = parseTypedId(target.entity);
    const what = ruleOf(target);
    if (what === null) continue;
    try {
      const entitySid = await findSid(tx, entity.jurisdiction, entity.pk);
      if (entitySid === null) throw new SuppressionRefused('unknown_entity');
      const rule: SuppressionRule = {
        ...{ jurisdiction: entity.jurisdiction, entitySid, what },
        ...{ origin: 'decision', reference },
      };
      const suppressed = await suppress(tx, rule, { by: actor.name, now });
      removed[index] = suppressed.lost.reduce((sum, { records }) => sum + records, 0);
      facts.push(...suppressed.facts, { entity: entityKey(entity), level: target.level as RecordLevel });
    } catch (error) {
      if (!(error instanceof SuppressionRefused)) throw error;
      if (error.reason === 'already_suppressed') {
        // Done already, such as from the command line, which tells nobody.
        facts.push(...error.facts, { entity: entityKey(entity), level: target.level as RecordLevel });
        continue;
      }
      if (error.reason === 'official_list') throw new BillingError({ code: 'official_list' });
      throw new AdminError({
        code: 'suppression_refused',
        target: index + 1,
        reason: error.reason,
        why: error.message,
      });
    }
  }
  const told = await issueCorrectionNotices(tx, { correction: reference, facts: distinct(facts), now });
  return { removed, accounts: told.length };
};

/** The rule that a target makes; null: none. */
function ruleOf({ action, level, tag, fact, list, entryId }: DataRequestTarget): SuppressionRule['what'] | null {
  if (action === 'cut_link' && list !== null && entryId !== null) return { kind: 'listing', list, entryId };
  if (action !== 'suppress') return null;
  if (tag !== null && fact !== null) return { kind: 'fact', tag, fields: fact };
  // Refused by the rule if it is a level of official lists.
  return { kind: 'section', level: level as Exclude<RecordLevel, 'screening'> };
}

function distinct(facts: readonly CorrectedFact[]): CorrectedFact[] {
  return [...new Map(facts.map((fact) => [`${String(fact.entity)} ${fact.level}`, fact])).values()];
}

/** A typed id of an entity; null for anything else, such as the id of an asset. */
export function entityIdOf(text: string): ParsedTypedId | null {
  try {
    const parsed = parseTypedId(text);
    return parsed.type === 'own' ? parsed : null;
  } catch {
    return null;
  }
}
