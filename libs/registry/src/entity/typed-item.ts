import type { IdType, Jurisdiction, RecordTag } from '@entity-registry/domain';
import { assetTypeOf, typedIdOf } from './asset-types.js';
import type { AssetType } from './asset-types.js';

/** Fields that hold the v4 id of another entity of the same jurisdiction. */
const ENTITY_REFERENCES = ['person_id', 'organization_id'] as const;

/** Fields with one entry or a list of entries of a property's folio. Each entry is an asset of its own. */
const DEEDS = ['hipotecas', 'compraventas', 'last_hipoteca', 'last_compraventa', 'record_events'] as const;

/** Asset names in the event feed. */
const EVENT_ASSETS: ReadonlyMap<unknown, AssetType> = new Map([
  ['propiedad', 'ph'],
  ['finca', 'finca'],
  ['bien_mueble', 'bm'],
  ['nave', 'nave'],
]);

type Fields = Record<string, unknown>;

type IdField = 'id' | 'asset_id' | 'propiedad_id' | (typeof ENTITY_REFERENCES)[number];

/** A record with our ids as typed ids. v5 shows no other kind of id if a typed one exists. */
export function withTypedIds(jurisdiction: Jurisdiction, tag: RecordTag, value: object): Fields {
  const shown: Fields = { ...value };
  const retype = (fields: Fields, name: IdField, type: IdType): void => {
    if (Object.hasOwn(fields, name)) fields[name] = typedIdOf(jurisdiction, type, fields[name]);
  };
  const type = assetTypeOf(tag);
  if (type !== undefined) retype(shown, 'id', type);
  for (const name of ENTITY_REFERENCES) retype(shown, name, 'own');
  if (type === 'finca' || type === 'ph') retypeDeeds(jurisdiction, shown);
  if (type === 'relemento') {
    retype(shown, 'propiedad_id', assetTypeOf(shown['propiedad_tag'] as RecordTag) ?? 'finca');
  }
  const assetType = tag === 'entity_events' ? EVENT_ASSETS.get(shown['asset_type']) : undefined;
  if (assetType !== undefined) {
    retype(shown, 'asset_id', assetType);
    if (isObject(shown['asset_snapshot'])) {
      const snapshot: Fields = { ...shown['asset_snapshot'] };
      retype(snapshot, 'id', assetType);
      shown['asset_snapshot'] = snapshot;
    }
  }
  return shown;
}

function retypeDeeds(jurisdiction: Jurisdiction, property: Fields): void {
  const deed = (entry: unknown): unknown =>
    isObject(entry) ? withTypedIds(jurisdiction, 'real_estate_deeds', entry) : entry;
  for (const name of DEEDS) {
    const entries = property[name];
    if (name in property) property[name] = Array.isArray(entries) ? entries.map(deed) : deed(entries);
  }
}

/** Whether a value is an object, not a list and not null. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
