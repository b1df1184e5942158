import { JURISDICTIONS } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import { DomainError } from '../errors/domain-error.js';

/** A v5 id, `{jurisdiction}_{type}_{pk}`. Clients treat it as opaque; only this module makes and parses it. */
export type TypedId = string & { readonly __brand: 'TypedId' };

/**
 * The type codes (specification, "Identifiers"; ADR 0026). Append-only: a code is never renamed, removed or used for
 * another kind of record. `visacons` was withdrawn and stays unusable.
 */
export const ID_TYPES = {
  own: 'entity: organization or person',
  finca: 'parcel',
  ph: 'horizontal property',
  edif: 'building',
  nave: 'ship',
  bm: 'movable asset',
  marca: 'trademark',
  imp: 'import',
  exp: 'export',
  entrada: 'scanned document',
  elemento: 'digital document',
  relemento: 'real-estate deed',
  mig: 'migration movement',
  wp: 'work permit',
  visaaut: 'authorized visa',
  imped: 'immigration impediment',
} as const;

export type IdType = keyof typeof ID_TYPES;

export interface ParsedTypedId {
  readonly jurisdiction: Jurisdiction;
  readonly type: IdType;
  /** For `own`, the integer id of v4. */
  readonly pk: bigint;
}

/** One spelling per id: no sign, no leading zeros; 18 digits always fit a PostgreSQL bigint. */
const PK = /^(?:0|[1-9]\d{0,17})$/;
const MAX_PK = 10n ** 18n - 1n;

/** The id of a record. Throws RangeError for a key that is negative, not whole or above 18 digits. */
export function makeTypedId(jurisdiction: Jurisdiction, type: IdType, pk: bigint | number): TypedId {
  const key = BigInt(pk);
  if (key < 0n || key > MAX_PK) throw new RangeError('a typed id needs a key of 0 to 18 digits');
  return `${jurisdiction}_${type}_${key}` as TypedId;
}

/**
 * Parses an id. Throws `malformed_id` when the prefix or type is unknown or the key is not numeric. Ids of jurisdictions that
 * v5 only reserves parse too: refusing those is up to the caller.
 */
export function parseTypedId(text: string): ParsedTypedId {
  const [jurisdiction = '', type = '', pk = '', ...rest] = text.split('_');
  if (rest.length > 0 || !isJurisdiction(jurisdiction) || !isIdType(type) || !PK.test(pk)) {
    throw new DomainError('malformed_id', { id: text });
  }
  return { jurisdiction, type, pk: BigInt(pk) };
}

function isJurisdiction(text: string): text is Jurisdiction {
  return Object.hasOwn(JURISDICTIONS, text);
}

function isIdType(text: string): text is IdType {
  return Object.hasOwn(ID_TYPES, text);
}
