import { JURISDICTIONS, JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import { ID_TYPES } from '../ids/typed-id.js';
import type { IdType, ParsedTypedId } from '../ids/typed-id.js';
import { ID_TYPE_NUMBERS } from './numbers.js';

/**
 * A typed id as one positive bigint: the primary key times 256, plus the number of its type times 8, plus that of its
 * jurisdiction. In SQL the parts are `key >> 8`, `key >> 3 & 31` and `key & 7`.
 */
export type EntityKey = bigint & { readonly __brand: 'EntityKey' };

/** Records that belong to no entity and have no typed id of their own. No row has the primary key 0. */
export const UNLINKED = 0n as EntityKey;

const MAX_PK = 2n ** 55n - 1n;
const TYPES: ReadonlyMap<number, IdType> = new Map(
  (Object.keys(ID_TYPES) as IdType[]).map((type) => [ID_TYPE_NUMBERS[type], type]),
);
const JURISDICTION_BY_NUMBER: ReadonlyMap<number, Jurisdiction> = new Map(
  JURISDICTION_CODES.map((code) => [JURISDICTIONS[code].number, code]),
);

/** The key of an entity, or of a record of another type. Throws RangeError for a primary key outside 1 to 2^55 - 1. */
export function entityKey({ jurisdiction, type, pk }: ParsedTypedId): EntityKey {
  if (pk < 1n || pk > MAX_PK) throw new RangeError('an entity key needs a primary key of 1 to 2^55 - 1');
  return ((pk << 8n) | BigInt((ID_TYPE_NUMBERS[type] << 3) | JURISDICTIONS[jurisdiction].number)) as EntityKey;
}

/** The key of an entity by its v4 id. */
export function ownKey(jurisdiction: Jurisdiction, pk: bigint): EntityKey {
  return entityKey({ jurisdiction, type: 'own', pk });
}

/** The id behind a key; null for `UNLINKED`. Throws RangeError for a number that was never issued. */
export function parseEntityKey(key: bigint): ParsedTypedId | null {
  if (key === UNLINKED) return null;
  const type = TYPES.get(Number((key >> 3n) & 31n));
  const jurisdiction = JURISDICTION_BY_NUMBER.get(Number(key & 7n));
  if (key < 0n || type === undefined || jurisdiction === undefined) {
    throw new RangeError(`${String(key)} is not an entity key`);
  }
  return { jurisdiction, type, pk: key >> 8n };
}
