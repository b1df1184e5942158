import { recordLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { LINKING_LEVELS } from '../entity/linking-levels.js';
import { relistSections } from '../sections/rebuild.js';
import type { LostSeat } from '../suppression/derived-rules.js';
import type { ActiveRule } from '../suppression/rule-rows.js';
import type { EntityMatches } from './entity-matches.js';
import { comparable } from './records/natural-keys.js';
import type { NamedEntity, RefreshItem, Refresh } from './refresh-readings.js';

/** An item of a reading that a rule kept from being stored. */
export interface DroppedItem {
  readonly rule: ActiveRule;
  readonly item: RefreshItem;
}

/** The entities that dropped items name. */
export function namedByDropped(dropped: readonly DroppedItem[]): NamedEntity[] {
  return dropped.flatMap(({ item }) => Object.values(item.namedEntities ?? {}));
}

/** The seats among dropped items whose other entity is in the register. */
export function lostSeats(
  { entityPk }: Pick<Refresh, 'entityPk'>,
  dropped: readonly DroppedItem[],
  matches: EntityMatches,
): LostSeat[] {
  return dropped.flatMap(({ rule, item }) => {
    const { person_id: person, organization_id: organization } = item.namedEntities ?? {};
    const named = person ?? organization;
    const other = named === undefined ? undefined : matches.matchOf(named)?.pk;
    if (other === undefined) return [];
    const cargo = item.payload['cargo'];
    return {
      ...{ ruleId: rule.id, level: recordLevel(item.tag), holder: entityPk, other },
      cargo: typeof cargo === 'string' ? comparable(cargo) : null,
    };
  });
}

/**
 * Lists what rules left of boards, offices and owners of other entities than the refreshed one, whose sources were not read.
 * `sections`: those of `applyRules`.
 */
export async function relistOthers(
  tx: Queryable,
  { jurisdiction, entityPk }: { readonly jurisdiction: Jurisdiction; readonly entityPk: bigint },
  sections: ReadonlyMap<bigint, ReadonlySet<Level>>,
): Promise<void> {
  for (const [pk, levels] of sections) {
    if (pk === entityPk) continue;
    for (const level of LINKING_LEVELS) {
      if (levels.has(level)) await relistSections(tx, jurisdiction, [pk], level as 'directores');
    }
  }
}
