import { CATALOG, codesFor, makeTypedId, micro, offerOf, tagDefinition } from '@entity-registry/domain';
import type { Code, IdType, Jurisdiction, Level, Tag } from '@entity-registry/domain';

export type AssetType = Exclude<IdType, 'own'>;

/**
 * What each asset type is sold as: the tag whose items it names, or, where no tag lists such records of their own, the
 * level or the code they belong to (rulings 3 and 21).
 */
const ASSETS: Readonly<Record<AssetType, { readonly tag: Tag } | { readonly level: Level } | { readonly code: Code }>> =
  {
    finca: { tag: 'fincas' },
    ph: { tag: 'propiedades' },
    edif: { level: 'real_estate' },
    nave: { tag: 'naves' },
    bm: { tag: 'bienes_muebles' },
    marca: { tag: 'marcas' },
    imp: { tag: 'importaciones' },
    exp: { tag: 'exportaciones' },
    entrada: { tag: 'documentos_escaneados' },
    elemento: { tag: 'documentos_digitales' },
    relemento: { level: 'real_estate' },
    mig: { tag: 'migrations' },
    wp: { tag: 'work_permits' },
    visaaut: { code: 'DAT-LABOR' },
    imped: { code: 'DAT-LABOR' },
  };

const TYPES: ReadonlyMap<Tag, AssetType> = new Map(
  Object.entries(ASSETS).flatMap(([type, asset]) => ('tag' in asset ? [[asset.tag, type as AssetType] as const] : [])),
);

/** Fields that hold the v4 id of another entity of the same jurisdiction. */
const ENTITY_REFERENCES = ['person_id', 'organization_id'] as const;

/** The code whose price an asset by its id costs: the cheapest that covers its level (ruling 3). */
export function assetCode(jurisdiction: Jurisdiction, type: AssetType): Code {
  const asset = ASSETS[type];
  if ('code' in asset) return asset.code;
  const code = cheapestCode(jurisdiction, 'tag' in asset ? tagDefinition(asset.tag).level : asset.level);
  if (code === undefined) throw new Error(`nothing sells ${type} in ${jurisdiction}`);
  return code;
}

/** The cheapest code that covers a level, the first of the catalogue among equals; undefined where none does. */
export function cheapestCode(jurisdiction: Jurisdiction, level: Level): Code | undefined {
  const covering = CATALOG.levels.find((definition) => definition.level === level)?.codes ?? [];
  const sold = codesFor(jurisdiction, 'v5').filter((code) => covering.includes(code));
  const price = (code: Code) => micro(offerOf(jurisdiction, code)?.price ?? '0');
  return sold.toSorted((a, b) => Number(price(a) - price(b)))[0];
}

/** A value of a tag with every id of ours in it as a typed id: the only kind that v5 shows where it has one. */
export function withTypedIds(jurisdiction: Jurisdiction, tag: Tag, value: object): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...value };
  const type = TYPES.get(tag);
  if (type !== undefined) shown['id'] = typed(jurisdiction, type, shown['id']);
  for (const field of ENTITY_REFERENCES) {
    if (field in shown) shown[field] = typed(jurisdiction, 'own', shown[field]);
  }
  return shown;
}

function typed(jurisdiction: Jurisdiction, type: IdType, id: unknown): string | null {
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? makeTypedId(jurisdiction, type, id) : null;
}
