import { DomainError, WATCHLIST_EVENT_TYPES, MAX_ITEMS_A_CALL, isBlank } from '@entity-registry/domain';
import type { EventType } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { BODY_TEXT, allowedBy } from '../../openapi/text-rules.js';
import { Reference } from '../screening-decisions/subject-reference.js';
import { subjectMembers } from '../screen/screen-body.js';

const closed = { additionalProperties: false };

export const EventTypeSchema = Type.Unsafe<EventType>(
  Type.Union(
    WATCHLIST_EVENT_TYPES.map((type) => Type.Literal(type)),
    {
      description:
        '`screening.hit`, `screening.hit_changed`, `screening.hit_removed`: a list has, changed or dropped an entry that may mean the item. ' +
        '`entity.changed`, `entity.status_changed`: a watched entity changed. `name.registered`: an entity with a watched name is new ' +
        'or was renamed. `item.unpaid`: the next 30 days could not be charged. `list.updated`: a list has a new version.',
    },
  ),
);

const members = {
  name: Type.String({
    ...{ minLength: 1, maxLength: 200, description: 'Name of the list.' },
    documented: { pattern: `^${allowedBy(BODY_TEXT)}\\S${allowedBy(BODY_TEXT)}$` },
  }),
  events: Type.Array(EventTypeSchema, {
    ...{ minItems: 1, maxItems: WATCHLIST_EVENT_TYPES.length, uniqueItems: true },
    description: 'Types of events that the list raises. Defaults to all.',
  }),
  webhook: Type.Boolean({ description: 'Whether its events go to your event endpoint. Defaults to false.' }),
};

/** Body of `POST /v5/watchlists`. */
export const WatchlistBody = Type.Object(
  { name: members.name, events: Type.Optional(members.events), webhook: Type.Optional(members.webhook) },
  { ...closed, $id: 'WatchlistBody', description: 'A new watchlist.' },
);
export type WatchlistRequest = Static<typeof WatchlistBody>;

/** Body of `PATCH /v5/watchlists/{id}`. */
export const WatchlistChangeBody = Type.Object(
  {
    name: Type.Optional(members.name),
    events: Type.Optional(members.events),
    webhook: Type.Optional(members.webhook),
  },
  { ...closed, $id: 'WatchlistChangeBody', description: 'What to change. Absent members stay as they are.' },
);
export type WatchlistChange = Static<typeof WatchlistChangeBody>;

const Item = Type.Object(
  { reference: Reference, ...subjectMembers },
  { ...closed, description: 'An entity, by `entity_id`, or a subject as in screening. Null means absent.' },
);

/** Body of `POST /v5/watchlists/{id}/items`. */
export const WatchItemsBody = Type.Object(
  { items: Type.Array(Item, { minItems: 1, maxItems: MAX_ITEMS_A_CALL, description: 'What to watch.' }) },
  { ...closed, $id: 'WatchItemsBody', description: 'Items to add.' },
);
export type WatchItemsRequest = Static<typeof WatchItemsBody>;

/** The name without the spaces around it. Throws `invalid_parameter` for a blank one. */
export function nameOf(name: string): string {
  const text = name.trim();
  if (isBlank(text)) throw new DomainError('invalid_parameter', { parameter: 'name', message: 'must not be blank' });
  return text;
}
