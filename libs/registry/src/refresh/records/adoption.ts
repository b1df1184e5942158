import { tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { comparable, identifyingNumber } from './natural-keys.js';
import { mergePayload } from './payloads.js';
import type { TagPlan } from '../plan.js';
import { lockUnowned } from './record-rows.js';

/**
 * Assigns imported rows without an owner to the entity if the plan would otherwise add them again: they have the same source
 * and the same identifying number. They keep their id and the import's key. A second entity with the same data gets its own
 * row.
 */
export async function adoptUnowned(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  plans: readonly TagPlan[],
): Promise<TagPlan[]> {
  const adopted: TagPlan[] = [];
  for (const plan of plans) adopted.push(await adopt(tx, jurisdiction, plan));
  return adopted;
}

async function adopt(tx: Queryable, jurisdiction: Jurisdiction, plan: TagPlan): Promise<TagPlan> {
  const { tag, source } = plan;
  const numbers = plan.added.flatMap(({ payload }) => identifyingNumber(tag, payload) ?? []);
  if (numbers.length === 0) return plan;
  const level = tagDefinition(tag).level;
  const unowned = new Map(
    (await lockUnowned(tx, { jurisdiction, level, tag, source }, numbers)).map((row) => [
      comparable(identifyingNumber(tag, row.payload)),
      row,
    ]),
  );
  const added: TagPlan['added'][number][] = [];
  const changed = [...plan.changed];
  for (const row of plan.added) {
    const number = comparable(identifyingNumber(tag, row.payload));
    const before = number === '' ? undefined : unowned.get(number);
    if (before === undefined) {
      added.push(row);
      continue;
    }
    unowned.delete(number);
    const { pk, sourceKey } = before;
    const after = {
      ...row,
      ...{ pk, sourceKey, payload: mergePayload(tag, before.payload, row.payload).payload },
      itemDate: row.itemDate ?? before.itemDate,
      sourceUpdatedAt: row.sourceUpdatedAt ?? before.sourceUpdatedAt,
    };
    changed.push({ before, after, isAdopted: true });
  }
  return { ...plan, added, changed };
}
