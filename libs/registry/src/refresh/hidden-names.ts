import { lookup, parseIdentifier, recordLevel } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { NAMING_LEVELS } from '../entity/linking-levels.js';
import { deriveRule } from '../suppression/derived-rules.js';
import { findSid, readIdentityRules } from '../suppression/rule-rows.js';
import type { RefreshItem, RefreshReading } from './refresh-readings.js';

/** Kinds of register keys (`entity.sid`) that are a written number. */
const NUMBERS = /^(?:cedula|ruc|nit):(.+)$/;

/** Fields of an item with the number of the entity that it names. */
const NUMBER_FIELDS = ['cedula', 'identificacion'] as const;

const LEVELS: readonly RecordLevel[] = NAMING_LEVELS;

/**
 * The items that name a hidden entity by its number, which must not be stored. The number isn't stored any more, so it is read from the
 * register's key. The refreshed entity gets rules about these items, which are lifted with the rule about the hidden entity.
 */
export async function dropHiddenNames(
  tx: Queryable,
  { jurisdiction, entityPk }: { readonly jurisdiction: Jurisdiction; readonly entityPk: bigint },
  readings: readonly RefreshReading[],
): Promise<ReadonlySet<RefreshItem>> {
  const items = readings.flatMap(({ reading }) => (reading.state === 'ok' ? reading.findings.items : []));
  const naming = items.flatMap((item) => {
    const keys = namedNumbers(item).flatMap((number) => keysOf(jurisdiction, number));
    return keys.length === 0 ? [] : [{ item, keys }];
  });
  if (naming.length === 0) return new Set();
  const hidden = await readHiddenNumbers(tx, jurisdiction);
  const dropped = new Set<RefreshItem>();
  if (hidden.size === 0) return dropped;
  const sid = await findSid(tx, jurisdiction, entityPk);
  for (const { item, keys } of naming) {
    const rule = keys.map((key) => hidden.get(key)).find((id) => id !== undefined);
    if (rule === undefined) continue;
    dropped.add(item);
    const fact = factOf(item);
    if (sid !== null && fact !== null)
      await deriveRule(tx, jurisdiction, rule, { sid, tag: item.tag, fact, now: null });
  }
  return dropped;
}

function namedNumbers({ tag, payload, namedEntities }: RefreshItem): string[] {
  if (!LEVELS.includes(recordLevel(tag))) return [];
  const named = Object.values(namedEntities ?? {}).map(({ identifier }) => identifier);
  return [...named, ...NUMBER_FIELDS.map((field) => payload[field])].filter((number) => typeof number === 'string');
}

function keysOf(jurisdiction: Jurisdiction, number: string): string[] {
  return parseIdentifier(jurisdiction, number).map(({ key, compact, segmented }) => (segmented ? key : compact));
}

/** What identifies the item: its name, else its number. */
function factOf({ payload }: RefreshItem): Record<string, string> | null {
  for (const field of ['nombre', ...NUMBER_FIELDS]) {
    const value = lookup(payload, field);
    if (typeof value === 'string' && value.trim() !== '') return { [field]: value };
  }
  return null;
}

/** The rules about hidden entities, by the keys of the entities' numbers. */
async function readHiddenNumbers(tx: Queryable, jurisdiction: Jurisdiction): Promise<ReadonlyMap<string, string>> {
  const rules = await readIdentityRules(tx, jurisdiction);
  return new Map(
    rules.flatMap(({ id, entitySid }) =>
      parseIdentifier(jurisdiction, NUMBERS.exec(entitySid)?.[1] ?? '').flatMap(
        ({ key, compact }): [string, string][] => [
          [key, id],
          [compact, id],
        ],
      ),
    ),
  );
}
