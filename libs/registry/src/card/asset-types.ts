import {
  CATALOG,
  UNLISTED_RECORDS,
  codesFor,
  isUnlistedTag,
  makeTypedId,
  micro,
  offerOf,
  tagDefinition,
} from '@entity-registry/domain';
import type { Code, IdType, Jurisdiction, Level, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { ItemShape } from '../sections/projection.js';

export type AssetType = Exclude<IdType, 'own'>;

/**
 * The records that each asset type names, by their tag; and, where no tag of a detail lists them, the level or the code that
 * they are sold as (rulings 3 and 21).
 */
const ASSETS: Readonly<Record<AssetType, { readonly tag: RecordTag; readonly level?: Level; readonly code?: Code }>> = {
  finca: { tag: 'fincas' },
  ph: { tag: 'propiedades' },
  edif: { tag: 'edificios', level: 'real_estate' },
  nave: { tag: 'naves' },
  bm: { tag: 'bienes_muebles' },
  marca: { tag: 'marcas' },
  imp: { tag: 'importaciones' },
  exp: { tag: 'exportaciones' },
  entrada: { tag: 'documentos_escaneados' },
  elemento: { tag: 'documentos_digitales' },
  relemento: { tag: 'real_estate_deeds', level: 'real_estate' },
  mig: { tag: 'migrations' },
  wp: { tag: 'work_permits' },
  visaaut: { tag: 'authorized_visas', code: 'DAT-LABOR' },
  imped: { tag: 'impedimentos', code: 'DAT-LABOR' },
};

const TYPES: ReadonlyMap<RecordTag, AssetType> = new Map(
  Object.entries(ASSETS).map(([type, { tag }]) => [tag, type as AssetType] as const),
);

/** The asset types that records of a tag are; undefined for records that are no assets. */
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
  const { tag } = ASSETS[type];
  if (isUnlistedTag(tag)) {
    return { tag, level: tag, shape: { kind: 'array', idKind: 'integer', schema: UNLISTED_RECORDS[tag].schema } };
  }
  const definition = tagDefinition(tag);
  return { tag, level: definition.level, shape: definition };
}

/** The code whose price an asset by its id costs: the cheapest that covers its level (ruling 3). */
export function assetCode(jurisdiction: Jurisdiction, type: AssetType): Code {
  const { tag, level, code: named } = ASSETS[type];
  if (named !== undefined) return named;
  const code = cheapestCode(jurisdiction, level ?? (isUnlistedTag(tag) ? undefined : tagDefinition(tag).level));
  if (code === undefined) throw new Error(`nothing sells ${type} in ${jurisdiction}`);
  return code;
}

/** The cheapest code that covers a level, the first of the catalogue among equals; undefined where none does. */
export function cheapestCode(jurisdiction: Jurisdiction, level: Level | undefined): Code | undefined {
  const covering = CATALOG.levels.find((definition) => definition.level === level)?.codes ?? [];
  const sold = codesFor(jurisdiction, 'v5').filter((code) => covering.includes(code));
  const price = (code: Code) => micro(offerOf(jurisdiction, code)?.price ?? '0');
  return sold.toSorted((a, b) => Number(price(a) - price(b)))[0];
}

/** The typed id of a key as a payload holds it; null for what is none. */
export function typedIdOf(jurisdiction: Jurisdiction, type: IdType, id: unknown): string | null {
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? makeTypedId(jurisdiction, type, id) : null;
}
