import { makeTypedId } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import type { AssetRecord } from './asset-records.js';
import { assetTable } from './asset-types.js';
import type { AssetType } from './asset-types.js';
import type { Provenance } from './render-section.js';
import { recordProvenance } from './tag-sources.js';
import { withTypedIds } from './typed-item.js';

/** The v5 response for an asset, without the billing block. */
export interface AssetBody extends AssetHead {
  /** The item as listed in the sections of its entity, with its own id. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The first members of every response about one asset. */
export interface AssetHead extends Provenance {
  readonly id: string;
  readonly type: AssetType;
  readonly jurisdiction: Jurisdiction;
  /** Null: the asset is not matched to an entity. */
  readonly entity_id: string | null;
}

/** The v5 response for an asset that is charged as `code`. It still has references to stored documents. */
export function renderAsset(record: AssetRecord, code: Code): AssetBody {
  const item = JSON.parse(record.item) as object;
  return {
    ...assetHead(record, code),
    data: withTypedIds(record.jurisdiction, assetTable(record.type).tag, item),
  };
}

export function assetHead(record: Omit<AssetRecord, 'item'>, code: Code): AssetHead {
  const { jurisdiction, type, pk, entityPk } = record;
  return {
    id: makeTypedId(jurisdiction, type, pk),
    type,
    jurisdiction,
    entity_id: entityPk === null ? null : makeTypedId(jurisdiction, 'own', entityPk),
    code,
    state: record.sourceDown ? 'source_down' : 'ok',
    ...recordProvenance(record),
  };
}
