import type { Jurisdiction } from '@entity-registry/domain';
import { lookup, recordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { RefreshItem, RefreshReading } from './refresh-readings.js';
import type { DroppedItem } from './dropped-seats.js';
import { comparable } from './records/natural-keys.js';
import { dropHiddenNames } from './hidden-names.js';
import { isIdentityRule, readActiveRules } from '../suppression/rule-rows.js';
import type { ActiveRule } from '../suppression/rule-rows.js';

/** What is left of readings, and the items that rules about the entity cover. */
export interface ShownReadings {
  readonly readings: readonly RefreshReading[];
  readonly dropped: readonly DroppedItem[];
}

/**
 * Readings of an entity without what rules cover, so that a refresh neither stores it nor counts it as a change (ADR 0211). Of a hidden
 * entity nothing is left but that its sources were read.
 */
export async function withoutSuppressed(
  tx: Queryable,
  { jurisdiction, entityPk }: { readonly jurisdiction: Jurisdiction; readonly entityPk: bigint },
  readings: readonly RefreshReading[],
): Promise<ShownReadings> {
  const rules = (await readActiveRules(tx, jurisdiction, [entityPk])).filter(({ list }) => list === null);
  const isHidden = rules.some(isIdentityRule);
  const naming = isHidden ? new Set() : await dropHiddenNames(tx, { jurisdiction, entityPk }, readings);
  if (rules.length === 0 && naming.size === 0) return { readings, dropped: [] };
  const dropped: DroppedItem[] = [];
  const shown = readings.map((reading): RefreshReading => {
    if (reading.reading.state === 'empty') return reading;
    const { core, items, ...findings } = reading.reading.findings;
    const covered = items.flatMap((item) =>
      rules.filter((rule) => isSuppressed(rule, item)).map((rule) => ({ rule, item })),
    );
    dropped.push(...covered);
    const gone = new Set(covered.map(({ item }) => item));
    const left = isHidden ? [] : items.filter((item) => !naming.has(item) && !gone.has(item));
    const kept = { ...findings, items: left, ...(core && !isHidden && { core }) };
    return { ...reading, reading: { state: 'ok', findings: kept } };
  });
  return { readings: shown, dropped };
}

function isSuppressed({ level, tag, fact }: ActiveRule, item: RefreshItem): boolean {
  if (recordLevel(item.tag) !== level || (tag !== null && tag !== item.tag)) return false;
  return Object.entries(fact ?? {}).every(
    ([field, value]) => comparable(field === '@date' ? item.itemDate : lookup(item.payload, field)) === value,
  );
}
