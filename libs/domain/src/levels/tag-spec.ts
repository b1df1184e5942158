import type { TObject, TSchema } from 'typebox';

/** Display name. */
export type Name = readonly [english: string, spanish: string];

/** How the items of an array tag are identified: our integer, the source's string, or nothing. */
export type IdKind = 'integer' | 'string' | 'none';

/** Fields by which an item is recognized; `@date` is the item's own date. */
export type KeyFields = readonly string[];

/** A signal about the records of one or more tags: whether there are any, or roughly how many. */
export interface SignalSpec {
  readonly signal: string;
  readonly kind: 'flag' | 'range';
  readonly name: Name;
}

interface TagDescription {
  readonly name: Name;
  readonly signal?: SignalSpec;
}

interface ArrayTagDescription extends TagDescription {
  /**
   * Keys that recognize an item from one reading to the next, best first. A weaker key is used if either item has no value
   * for a field of the better one. Amounts and states can change, so no key includes them.
   */
  readonly keys: readonly KeyFields[];
  /**
   * The field with a number that is unique to one record at its source. Imports store records of these tags by it, without an
   * owner. Names, and numbers shared by several records, don't work.
   */
  readonly uniqueNumber?: string;
}

interface ArrayTagSpec extends ArrayTagDescription {
  readonly kind: 'array';
  /** The schema of one item. */
  readonly schema: TObject;
  readonly idKind: IdKind;
  readonly maxItems: number;
}

interface ObjectTagSpec extends TagDescription {
  readonly kind: 'object';
  readonly schema: TObject;
  readonly idKind: 'none';
  readonly maxItems: null;
}

interface ScalarTagSpec extends TagDescription {
  readonly kind: 'scalar';
  readonly schema: TSchema;
  readonly idKind: 'none';
  readonly maxItems: null;
}

export type TagSpec = (ArrayTagSpec | ObjectTagSpec | ScalarTagSpec) & {
  readonly level: string;
  /** Whether natural persons have the tag. */
  readonly persons: boolean;
};

/** A level: the unit in which information is sold. */
export interface LevelSpec {
  /**
   * Its bit in stored disclosures, 0 to 62 (ADR 0158), and its position in the catalog. Append-only: never changed, removed
   * or reused, because old stored rows still use it.
   */
  readonly number: number;
  /** Description for the documentation. */
  readonly description: string;
  /** Only if it differs from the name of its only tag. */
  readonly name?: Name;
  /** Operators may require a purpose from accounts that receive these records (ADR 0214). */
  readonly needsPurpose?: true;
}

const MAX_ITEMS = 100;

export const list = <L extends string, S extends TObject>(
  level: L,
  schema: S,
  idKind: IdKind,
  description: ArrayTagDescription,
) => ({ kind: 'array', level, schema, idKind, maxItems: MAX_ITEMS, persons: true, ...description }) as const;

export const object = <L extends string, S extends TObject>(level: L, schema: S, description: TagDescription) =>
  ({ kind: 'object', level, schema, idKind: 'none', maxItems: null, persons: true, ...description }) as const;

export const scalar = <L extends string, S extends TSchema>(level: L, schema: S, description: TagDescription) =>
  ({ kind: 'scalar', level, schema, idKind: 'none', maxItems: null, persons: true, ...description }) as const;

/** A tag that natural persons do not have. */
// Without the Omit, `persons` would be true and false at once, and the tag's level would be lost from `Level`.
export const organizationsOnly = <T extends { persons: boolean }>(
  tag: T,
): Omit<T, 'persons'> & { readonly persons: false } => ({
  ...tag,
  persons: false,
});

/** A signal for whether there are any records. */
export const flagSignal = (signal: string, name: Name): SignalSpec => ({ signal, kind: 'flag', name });

/** A signal for roughly how many records there are. */
export const rangeSignal = (signal: string, name: Name): SignalSpec => ({ signal, kind: 'range', name });
