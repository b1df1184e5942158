import { UNLISTED_RECORDS, coveringCodes, isUnlistedTag, makeTypedId, tagDefinition } from '@entity-registry/domain';
import type { Code, IdType, Jurisdiction, Level, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { ItemShape } from '../sections/projection.js';

export type AssetType = Exclude<IdType, 'own'>;

/** The tag of the records of each asset type. */
const ASSETS: Readonly<Record<AssetType, RecordTag>> = {
  finca: 'fincas',
  ph: 'propiedades',
  edif: 'edificios',
  nave: 'naves',
  bm: 'bienes_muebles',
  marca: 'marcas',
  imp: 'importaciones',
  exp: 'exportaciones',
  entrada: 'documentos_escaneados',
  elemento: 'documentos_digitales',
  relemento: 'real_estate_deeds',
  mig: 'migrations',
  wp: 'work_permits',
  visaaut: 'authorized_visas',
  imped: 'impedimentos',
};

const TYPES: ReadonlyMap<RecordTag, AssetType> = new Map(
  Object.entries(ASSETS).map(([type, tag]) => [tag, type as AssetType] as const),
);

/** The asset types of a tag's records; undefined for records that are not assets. */
export function assetTypeOf(tag: RecordTag): AssetType | undefined {
  return TYPES.get(tag);
}

/** Where the records of an asset type are. */
export interface AssetTable {
  readonly tag: RecordTag;
  readonly level: RecordLevel;
  readonly shape: ItemShape;
}

export function assetTable(type: AssetType): AssetTable {
  const tag = ASSETS[type];
  if (isUnlistedTag(tag)) {
    return { tag, level: tag, shape: { kind: 'array', idKind: 'integer', schema: UNLISTED_RECORDS[tag].schema } };
  }
  const definition = tagDefinition(tag);
  return { tag, level: definition.level, shape: definition };
}

/** The codes that cover the level of an asset, the cheapest first; never empty (ADRs 0003 and 0163). */
export function assetCodes(jurisdiction: Jurisdiction, type: AssetType): readonly [Code, ...Code[]] {
  const [cheapest, ...others] = coveringCodes(jurisdiction, assetTable(type).level);
  if (cheapest === undefined) throw new Error(`no code covers ${type} in ${jurisdiction}`);
  return [cheapest, ...others];
}

/** The code that is charged for an asset by id unless the request names others: the cheapest that covers its level (ADR 0003). */
export function assetCode(jurisdiction: Jurisdiction, type: AssetType): Code {
  return assetCodes(jurisdiction, type)[0];
}

/** The cheapest code that covers a level; among equal prices, the first in the catalog. Undefined if none covers it. */
export function cheapestCode(jurisdiction: Jurisdiction, level: Level | undefined): Code | undefined {
  return level && coveringCodes(jurisdiction, level)[0];
}

/** The typed id for a key in a payload; null if it isn't a key. */
export function typedIdOf(jurisdiction: Jurisdiction, type: IdType, id: unknown): string | null {
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? makeTypedId(jurisdiction, type, id) : null;
}
