import { makeTypedId } from '@entity-registry/domain';
import type { EventType, Jurisdiction } from '@entity-registry/domain';
import type { EventRow } from './event-rows.js';

/** An event as the API and webhooks write it. */
export interface EventView {
  readonly id: string;
  readonly seq: number;
  readonly type: EventType;
  readonly at: string;
  readonly watchlist_id: number | null;
  readonly item: { readonly id: number; readonly reference: string | null } | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event without the keys of our database: an entity gets its typed id. */
export function toEventView({ seq, eventId, type, at, watchlistId, itemId, reference, data }: EventRow): EventView {
  const { jurisdiction, entity_pk: pk, ...rest } = data;
  const entity =
    typeof pk === 'number' || typeof pk === 'string'
      ? { entity_id: makeTypedId(jurisdiction as Jurisdiction, 'own', BigInt(pk)) }
      : {};
  return {
    ...{ id: eventId, seq: Number(seq), type, at: at.toISOString() },
    watchlist_id: watchlistId === null ? null : Number(watchlistId),
    item: itemId === null ? null : { id: Number(itemId), reference },
    data: { ...entity, ...rest },
  };
}
