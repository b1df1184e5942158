import { createHash } from 'node:crypto';
import { lookup, tagDefinition } from '@entity-registry/domain';
import type { KeyFields, Tag } from '@entity-registry/domain';

/** Represents the item's own date among the fields of a key. */
const ITEM_DATE = '@date';

const SINGLE: readonly KeyFields[] = [[]];

/** Longer keys are hashed, because they are indexed. */
const MAX_KEY = 120;

/** The parts of a row that can identify it. */
export interface Identifiable {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly itemDate: string | null;
}

/**
 * The keys of a row, best first, as comparable text; undefined if the row has no value for a field. Case, accents, spacing,
 * leading zeros and the order of a written date make no difference.
 */
export function naturalKeys(tag: Tag, row: Identifiable): (string | undefined)[] {
  return keysOf(tag).map((fields) => keyText(fields, row));
}

/** The identifying number of a row, as written; undefined if the tag or the row has none. */
export function identifyingNumber(tag: Tag, payload: Identifiable['payload']): string | undefined {
  const definition = tagDefinition(tag);
  const value = definition.kind === 'array' ? lookup(payload, definition.uniqueNumber ?? '') : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The row's best key, short enough for an index; without a key, a hash of the whole row. */
export function bestKey(tag: Tag, row: Identifiable): string {
  const key = naturalKeys(tag, row).find((text) => text !== undefined) ?? hashed(JSON.stringify(row.payload));
  return key.length > MAX_KEY ? hashed(key) : key;
}

/** A tag with one object or value is identified by the tag alone. */
function keysOf(tag: Tag): readonly KeyFields[] {
  const definition = tagDefinition(tag);
  return definition.kind === 'array' ? definition.keys : SINGLE;
}

function keyText(fields: KeyFields, { payload, itemDate }: Identifiable): string | undefined {
  const parts: string[] = [];
  for (const field of fields) {
    const part = comparable(field === ITEM_DATE ? itemDate : lookup(payload, field));
    if (part === '') return undefined;
    parts.push(part);
  }
  return parts.join('|');
}

/** A value in the form in which keys are compared; empty if there is nothing to compare. */
export function comparable(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, '$3-$2-$1')
    .replace(/(^|\D)0+(?=\d)/g, '$1');
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
