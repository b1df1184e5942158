import { lookup, tagDefinition } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { SchemaNode } from '../../sections/schema-node.js';
import type { Payload } from './payloads.js';
import type { RecordRow } from './record-rows.js';

/** The asset tags whose changes appear in `entity_events`, with their names there. */
const ASSET_TYPES: Readonly<Partial<Record<Tag, string>>> = {
  propiedades: 'propiedad',
  fincas: 'finca',
  bienes_muebles: 'bien_mueble',
  naves: 'nave',
};

/** The tags whose rows are assets. */
export const ASSET_TAGS = Object.keys(ASSET_TYPES) as readonly Tag[];

export type EventAction = 'created' | 'updated' | 'removed';

interface Occasion {
  readonly entityPk: bigint;
  readonly entitySid: string;
  readonly at: Date;
  /** A run reports at most one change per asset. */
  readonly runId: bigint;
}

/**
 * The event for a change of an asset; undefined for records that aren't assets. A new asset has the date of its registration,
 * any other change the day we saw it. The snapshot has the asset's own fields, without the entries of its folio.
 */
export function assetEvent(
  action: EventAction,
  asset: Pick<RecordRow, 'pk' | 'tag' | 'source' | 'payload' | 'itemDate'>,
  { entityPk, entitySid, at, runId }: Occasion,
): Omit<RecordRow, 'pk'> | undefined {
  const type = ASSET_TYPES[asset.tag];
  if (type === undefined) return undefined;
  const date = (action === 'created' ? asset.itemDate : null) ?? at.toISOString().slice(0, 10);
  const id = Number(asset.pk);
  return {
    tag: 'entity_events',
    entityPk,
    source: asset.source,
    sourceKey: `${entitySid}/entity_events/${id}/${action}/${runId}`,
    payload: {
      asset_type: type,
      asset_id: id,
      event_action: action,
      asset_snapshot: { id, ...snapshotOf(asset.tag, asset.payload) },
      asset_event_date: date,
    },
    itemDate: date,
    sourceUpdatedAt: null,
  };
}

function snapshotOf(tag: Tag, payload: Readonly<Payload>): Payload {
  const served = Object.keys((tagDefinition(tag).schema as SchemaNode).properties ?? {});
  const own = served.filter(
    (field) => Object.hasOwn(payload, field) && typeof lookup(payload, field) !== 'object' && field !== 'id',
  );
  return Object.fromEntries(own.map((field) => [field, lookup(payload, field)]));
}
