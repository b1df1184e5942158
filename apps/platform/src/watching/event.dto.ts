import type { EventRow } from '@entity-registry/accounts';
import { toEventView } from '@entity-registry/accounts';
import { EVENT_TYPES } from '@entity-registry/domain';
import type { EventType } from '@entity-registry/domain';
import { Id, OneOf, PageQuery, ShownCount, ShownId, ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

export class EventsQuery extends PageQuery {
  @OneOf(EVENT_TYPES, { description: 'only events of this type', optional: true })
  readonly type?: EventType;

  @Id({ description: 'only events of this watchlist' })
  readonly watchlist?: string;
}

export class EventView {
  @ShownCount('its number in the feed: 1, 2, 3, without a gap', { example: 101 })
  readonly seq!: number;
  @ShownText('its id, the same in the API and in webhooks')
  readonly event_id!: string;
  @ShownText('what happened', { enum: [...EVENT_TYPES] })
  readonly type!: EventType;
  @ShownTime('when it happened')
  readonly at!: string;
  @ShownId('its watchlist; null: it is an event of the account', { nullable: true })
  readonly watchlist_id!: number | null;
  @ShownText("the item's reference; null: it is an event of the account, or the item is gone", { nullable: true })
  readonly reference!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'what happened, without paid content' })
  readonly data!: Readonly<Record<string, unknown>>;
}

export class EventPage {
  @ApiProperty({ type: [EventView], description: 'newest first' })
  readonly items!: EventView[];
  @ShownCount('send it as `before` to get the next page; null: last page', { nullable: true })
  readonly next!: number | null;
}

export function toEvent(row: EventRow): Shown<EventView> {
  const { id, seq, type, at, watchlist_id, item, data } = toEventView(row);
  return { seq, event_id: id, type, at, watchlist_id, reference: item?.reference ?? null, data };
}
