import { WATCHLIST_EVENT_TYPES, MAX_ITEMS_A_CALL } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { PageSchema, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { HitDecision } from '../screening-decisions/decision-schema.js';
import { MAX_REFERENCE } from '../screening-decisions/subject-reference.js';
import { EventTypeSchema } from './watch-body.js';

/** Hits that an item shows. */
export const MAX_SHOWN_HITS = 20;

const members = {
  id: Type.Integer({ minimum: 1, description: 'Id of the watchlist.' }),
  name: Type.String({ description: 'Name of the list.' }),
  events: Type.Array(EventTypeSchema, {
    maxItems: WATCHLIST_EVENT_TYPES.length,
    description: 'Types of events that it raises.',
  }),
  webhook: Type.Boolean({ description: 'Whether its events go to your event endpoint.' }),
  items: count('Items that are watched.'),
  unpaid: count('Those of them that are not paid.'),
  created_at: instant('When it was created.'),
};

/** Response with one watchlist. */
export const WatchlistResponse = Type.Object(
  { ...members, billing: Billing },
  { $id: 'Watchlist', additionalProperties: false, description: 'A watchlist.' },
);

/** Response of `GET /v5/watchlists`. */
export const WatchlistsResponse = Type.Object(
  {
    watchlists: Type.Array(closed(members, 'A watchlist.'), {
      maxItems: 100,
      description: 'Watchlists, oldest first.',
    }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'Watchlists', additionalProperties: false, description: 'A page of watchlists.' },
);

/** Response of deleting something. */
export const DeletedResponse = Type.Object(
  { deleted: Type.Literal(true, { description: 'It was deleted.' }), billing: Billing },
  { $id: 'Deleted', additionalProperties: false, description: 'It was deleted.' },
);

const Hit = closed(
  {
    listing_id: Type.String({ description: 'Id of the entry.' }),
    list: Type.String({ description: 'Id of the list.' }),
    name: Type.String({ description: 'First name of the entry.' }),
    score: Type.Number({ minimum: 0, maximum: 1, description: 'How likely the entry means the item.' }),
    by_number: Type.Boolean({ description: 'Whether the entry has the same number as the item.' }),
    found_at: instant('When it was found.'),
    decision: orNull(HitDecision, 'What you decided about it, under any name of the item. Null: nothing yet.'),
  },
  'An entry of a list that may mean the item. Screen the item for what agrees and contradicts.',
);

const Item = closed(
  {
    id: Type.Integer({ minimum: 1, description: 'Id of the item.' }),
    reference: Type.String({ maxLength: MAX_REFERENCE, description: 'Your own id.' }),
    entity_id: orNull(typedId('Id of the entity.', 'own'), 'The watched entity. Null: a subject that you describe.'),
    name: Type.String({
      description:
        'The name that is watched. With an entity, its first name; if that may no longer be shown, the name that you sent, or empty.',
    }),
    state: Type.Union([Type.Literal('active'), Type.Literal('unpaid'), Type.Literal('restricted')], {
      description:
        '`unpaid`: the last period could not be charged. It resumes when there is money. `restricted`: the entity may no longer be shown and you sent no name of your own, so it is not watched and not charged.',
    }),
    paid_until: instant('End of the paid time. The next period is charged then.'),
    screened_at: orNull(instant('Instant.'), 'When the lists on file were searched. Null: in a moment.'),
    total_hits: count('Entries of lists that may mean the item now. `hits` has the first of them.'),
    hits: Type.Array(Hit, {
      maxItems: MAX_SHOWN_HITS,
      description:
        'Entries of lists that may mean the item now: those with the same number first, then by score. Empty for an unpaid item.',
    }),
  },
  'A watched item.',
);

/** Response of `POST /v5/watchlists/{id}/items`. */
export const AddedItemsResponse = Type.Object(
  {
    items: Type.Array(Item, { maxItems: MAX_ITEMS_A_CALL, description: 'The items, in the order of the request.' }),
    created: count('Items that are watched from now on.'),
    unchanged: count('Items that were watched already.'),
    billing: Billing,
  },
  { $id: 'AddedWatchItems', additionalProperties: false, description: 'What is watched.' },
);

/** Response of `GET /v5/watchlists/{id}/items`. */
export const WatchItemsResponse = Type.Object(
  {
    items: Type.Array(Item, { maxItems: 100, description: 'Items, oldest first.' }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'WatchItems', additionalProperties: false, description: 'A page of items.' },
);
