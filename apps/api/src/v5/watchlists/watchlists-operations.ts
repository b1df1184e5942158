import { Type } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { PageQuery } from '../page-query.dto.js';
import { FREE_BILLING } from '../screening-decisions/decision-examples.js';
import { WatchItemsBody, WatchlistBody, WatchlistChangeBody } from './watch-body.js';
import { FILE_COLUMNS, ITEM_COLUMNS } from './watch-csv.js';
import { WatchItemsQuery } from './watch-items-query.dto.js';
import {
  AddedItemsResponse,
  DeletedResponse,
  WatchItemsResponse,
  WatchlistResponse,
  WatchlistsResponse,
} from './watch-schema.js';

const EXAMPLE = {
  ...{ id: 3, name: 'Customers', events: ['screening.hit', 'screening.hit_changed', 'item.unpaid'], webhook: false },
  ...{ items: 0, unpaid: 0, created_at: '2026-11-21T12:00:00.000Z' },
};
const shown = { ...EXAMPLE, billing: FREE_BILLING };
const ITEM = {
  ...{ id: 9, reference: 'c-17', entity_id: null, name: 'Zacarías Xoconal', state: 'active' },
  ...{ paid_until: '2026-12-21T12:00:00.000Z', screened_at: '2026-11-21T12:00:01.000Z' },
  total_hits: 1,
  hits: [
    {
      ...{ listing_id: 'ofac_sdn:99001', list: 'ofac_sdn', name: 'XOCONAL VARNOSO, Zacarías', score: 0.93 },
      ...{ by_number: false, found_at: '2026-11-21T12:00:01.000Z', decision: null },
    },
  ],
};
const FILE = [
  FILE_COLUMNS.join(','),
  '9,c-17,active,2026-12-21T12:00:00.000Z,2026-11-21T12:00:00.000Z,2026-11-21T12:00:01.000Z,1,,,Zacarías Xoconal,,NaturalPerson,1971,,',
  '',
].join('\r\n');
const page = { returned: 1, next_cursor: null };
const charged = {
  ...{ currency: 'USD', price: '0.05', charged: '0.05', dry_run: false, base: '0.00', redundant: [] },
  codes: [{ code: 'WCH-MONTH', price: '0.05' }],
};

const watchlistId = Type.String({
  ...{ description: 'Id of the watchlist.', maxLength: 16, pattern: '^[1-9][0-9]{0,15}$', examples: ['3'] },
});
const params = Type.Object({ id: watchlistId });
const exempt = { kind: 'exempt', freeKey: 'uncounted' } as const;
const common = { group: 'Watching', access: { key: 'v5' } } as const;

export const operations: readonly Operation[] = [
  {
    ...{ method: 'POST', path: '/v5/watchlists', operationId: 'createWatchlist', summary: 'Create a watchlist' },
    ...{ ...common, charge: exempt },
    description:
      'Creates an empty list of what you watch. Say which events it raises, and whether they go to your event endpoint.',
    body: {
      schema: WatchlistBody,
      examples: {
        customers: {
          summary: 'Sanctions only',
          value: { name: 'Customers', events: ['screening.hit', 'screening.hit_changed'] },
        },
      },
    },
    responses: [
      {
        status: 201,
        description: 'It was created.',
        schema: WatchlistResponse,
        examples: { new: { summary: 'New', value: shown } },
      },
    ],
    errors: ['key_scope_locked'],
  },
  {
    ...{ method: 'GET', path: '/v5/watchlists', operationId: 'listWatchlists', summary: 'List watchlists' },
    ...{ ...common, charge: exempt, query: PageQuery },
    description: 'Returns your watchlists, oldest first.',
    responses: [
      {
        ...{ status: 200, description: 'A page of watchlists.', schema: WatchlistsResponse },
        examples: { one: { summary: 'One', value: { watchlists: [EXAMPLE], page, billing: FREE_BILLING } } },
      },
    ],
    errors: ['invalid_cursor', 'key_scope_locked'],
  },
  {
    ...{ method: 'GET', path: '/v5/watchlists/{id}', operationId: 'getWatchlist', summary: 'Get a watchlist' },
    ...{ ...common, charge: exempt, params },
    description: 'Returns a watchlist with the number of its items.',
    responses: [
      {
        status: 200,
        description: 'The watchlist.',
        schema: WatchlistResponse,
        examples: { one: { summary: 'A list', value: shown } },
      },
    ],
    errors: ['watchlist_not_found', 'key_scope_locked'],
  },
  {
    ...{ method: 'PATCH', path: '/v5/watchlists/{id}', operationId: 'updateWatchlist', summary: 'Change a watchlist' },
    ...{ ...common, charge: exempt, params },
    description: 'Changes the members that you send. Other events count from now on; those in the feed stay.',
    body: {
      schema: WatchlistChangeBody,
      examples: { webhook: { summary: 'Send its events', value: { webhook: true } } },
    },
    responses: [
      {
        ...{ status: 200, description: 'The watchlist.', schema: WatchlistResponse },
        examples: { one: { summary: 'Changed', value: { ...shown, webhook: true } } },
      },
    ],
    errors: ['watchlist_not_found', 'key_scope_locked'],
  },
  {
    ...{ method: 'DELETE', path: '/v5/watchlists/{id}', operationId: 'deleteWatchlist', summary: 'Delete a watchlist' },
    ...{ ...common, charge: exempt, params },
    description: 'Ends the watchlist and all of its items. Nothing is paid back. Its events stay in the feed.',
    responses: [
      {
        ...{ status: 200, description: 'It was deleted.', schema: DeletedResponse },
        examples: { done: { summary: 'Deleted', value: { deleted: true, billing: FREE_BILLING } } },
      },
    ],
    errors: ['watchlist_not_found', 'key_scope_locked'],
  },
  {
    ...{
      method: 'POST',
      path: '/v5/watchlists/{id}/items',
      operationId: 'addWatchItems',
      summary: 'Watch up to 1,000 items',
    },
    ...{ ...common, params },
    description:
      'Adds entities, by id, or subjects as in screening. All are added or none. The same call again changes nothing and costs nothing, ' +
      'also when the balance is used up, so it can be repeated and takes no `Idempotency-Key`; another subject under a used reference is 409, because a changed subject is a new item. An item that you ' +
      'delete and add again within its paid 30 days costs nothing. The lists on file are searched at once: hits show on the item, and ' +
      'only what changes later is an event. The next 30 days are charged when these end. Without funds the item is `unpaid`, nothing is ' +
      'overdrawn, and it resumes when there is money.',
    charge: { kind: 'by item', note: 'WCH-MONTH for each item that is new, for 30 days.', freeKey: 'locked' },
    body: {
      schema: WatchItemsBody,
      examples: {
        both: {
          summary: 'An entity and a name',
          value: {
            items: [
              { reference: 'c-16', entity_id: 'pa_own_42' },
              { reference: 'c-17', name: 'Zacarías Xoconal', type: 'NaturalPerson', birth_date: '1971' },
            ],
          },
        },
      },
      alternatives: [
        {
          mediaType: 'text/csv',
          schema: Type.String({
            maxLength: 1_000_000,
            description:
              `A header row, and a row for each item. Columns, in any order: ${ITEM_COLUMNS.join(', ')}. Aliases, nationalities and ` +
              'identifiers (`kind:value:country`) are separated by semicolons; one that has a semicolon is within double quotes, and its own are ' +
              'doubled. `country` is that of `cedula`, `ruc` and `passport`. The columns of the file that `GET` returns are accepted too.',
          }),
          examples: {
            file: {
              summary: 'Two names',
              value: 'reference,name,birth_date\r\nc-17,Zacarías Xoconal,1971\r\nc-18,Naviera Inventada S.A.,\r\n',
            },
          },
        },
      ],
    },
    responses: [
      {
        ...{ status: 200, description: 'What is watched.', schema: AddedItemsResponse },
        examples: {
          added: { summary: 'One new item', value: { items: [ITEM], created: 1, unchanged: 0, billing: charged } },
        },
      },
    ],
    errors: [
      ...(['watchlist_not_found', 'reference_in_use', 'key_scope_locked', 'insufficient_credits'] as const),
      ...(['spending_limit_exceeded', 'max_charge_exceeded', 'free_tier_code_locked', 'search_backend_error'] as const),
    ],
  },
  {
    ...{
      method: 'GET',
      path: '/v5/watchlists/{id}/items',
      operationId: 'listWatchItems',
      summary: 'List watched items',
    },
    ...{ ...common, charge: exempt, params, query: WatchItemsQuery },
    description:
      'Returns the items of a watchlist, oldest first, with the entries of lists that may mean them now: as JSON in pages, or with ' +
      '`format=csv` as one file (RFC 4180, UTF-8) that can be added to this or another watchlist: to this, at no charge. In the file, text that a spreadsheet could ' +
      'run as a formula starts with an apostrophe.',
    responses: [
      {
        ...{ status: 200, description: 'A page of items.', schema: WatchItemsResponse },
        examples: { one: { summary: 'An item with a hit', value: { items: [ITEM], page, billing: FREE_BILLING } } },
      },
      {
        ...{ status: 200, description: 'All items, as a file.', mediaType: 'text/csv' },
        schema: Type.String({ description: `Columns: ${FILE_COLUMNS.join(', ')}.` }),
        examples: { file: { summary: 'One item', value: FILE } },
        headers: { 'Content-Disposition': 'File name.' },
      },
    ],
    errors: ['watchlist_not_found', 'invalid_cursor', 'key_scope_locked'],
  },
  {
    ...{
      method: 'DELETE',
      path: '/v5/watchlists/{id}/items/{item}',
      operationId: 'deleteWatchItem',
      summary: 'Stop watching',
    },
    ...{ ...common, charge: exempt },
    params: Type.Object({
      id: watchlistId,
      item: Type.String({
        ...{ description: 'Id of the item.', maxLength: 16, pattern: '^[1-9][0-9]{0,15}$', examples: ['9'] },
      }),
    }),
    description: 'Ends an item. Nothing is paid back; the same item added again within its paid time costs nothing.',
    responses: [
      {
        ...{ status: 200, description: 'It was deleted.', schema: DeletedResponse },
        examples: { done: { summary: 'Deleted', value: { deleted: true, billing: FREE_BILLING } } },
      },
    ],
    errors: ['watch_item_not_found', 'key_scope_locked'],
  },
];
