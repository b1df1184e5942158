import type { Jurisdiction } from '@entity-registry/domain';
import { lookup, recordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { RefreshItem, RefreshReading } from './refresh-readings.js';
import { comparable } from './records/natural-keys.js';
import { dropHiddenNames } from './hidden-names.js';
import { isIdentityRule, readActiveRules } from '../suppression/rule-rows.js';
import type { ActiveRule } from '../suppression/rule-rows.js';

/**
 * Readings of an entity without what rules cover, so that a refresh neither stores it nor counts it as a change (ADR 0211). Of a hidden
 * entity nothing is left but that its sources were read.
 */
export async function withoutSuppressed(
  tx: Queryable,
  { jurisdiction, entityPk }: { readonly jurisdiction: Jurisdiction; readonly entityPk: bigint },
  readings: readonly RefreshReading[],
): Promise<readonly RefreshReading[]> {
  const rules = (await readActiveRules(tx, jurisdiction, [entityPk])).filter(({ list }) => list === null);
  const isHidden = rules.some(isIdentityRule);
  const naming = isHidden ? new Set() : await dropHiddenNames(tx, { jurisdiction, entityPk }, readings);
  if (rules.length === 0 && naming.size === 0) return readings;
  return readings.map((reading): RefreshReading => {
    if (reading.reading.state === 'empty') return reading;
    const { core, items, ...findings } = reading.reading.findings;
    const shown = isHidden
      ? []
      : items.filter((item) => !naming.has(item) && !rules.some((rule) => isSuppressed(rule, item)));
    const kept = { ...findings, items: shown, ...(core && !isHidden && { core }) };
    return { ...reading, reading: { state: 'ok', findings: kept } };
  });
}

function isSuppressed({ level, tag, fact }: ActiveRule, item: RefreshItem): boolean {
  if (recordLevel(item.tag) !== level || (tag !== null && tag !== item.tag)) return false;
  return Object.entries(fact ?? {}).every(
    ([field, value]) => comparable(field === '@date' ? item.itemDate : lookup(item.payload, field)) === value,
  );
}
