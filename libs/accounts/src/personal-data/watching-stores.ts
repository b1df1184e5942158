import type { PersonalDataStore } from './store.js';

/** Whom accounts watch, what was found, and what they were told (ADRs 0206 to 0208). */
export const WATCHING_STORES: readonly PersonalDataStore[] = [
  {
    name: 'watch_item',
    columns: ['reference', 'digest', 'entity_pk', 'subject', 'given'],
    retention: { until: 'the account ends the item and its paid time is over; purge_history deletes it then' },
    people: {
      screened: {
        data: 'what an account said about them',
        eraser: { sql: 'delete from watch_item where account_id = $1' },
      },
      registered: {
        data: 'names and numbers of entities that are watched',
        eraser: { sql: 'delete from watch_item where jurisdiction = $1 and entity_pk = $2' },
      },
    },
  },
  {
    name: 'watch_hit',
    columns: ['listing_id', 'score'],
    retention: { until: 'the item is deleted' },
    people: {
      screened: { data: 'entries of lists that may mean them', eraser: { with: 'watch_item' } },
      registered: { data: 'entries of lists that may mean a watched entity', eraser: { with: 'watch_item' } },
    },
  },
  {
    name: 'watched_by',
    columns: ['item_id'],
    retention: { until: 'the item is deleted' },
    people: {
      screened: { data: 'which names are theirs', eraser: { with: 'watch_item' } },
      registered: { data: 'which names are those of a watched entity', eraser: { with: 'watch_item' } },
    },
  },
  {
    name: 'watched_name',
    columns: ['name', 'set_key', 'keys'],
    retention: { days: 1, after: 'nobody watches the name', by: 'purge_history' },
    people: {
      screened: {
        data: 'their names',
        eraser: {
          sql: `delete from watched_name n where $1::bigint is not null and not exists (select from watched_by b where b.name_id = n.id)`,
        },
      },
      registered: {
        data: 'names of watched entities',
        eraser: {
          sql: `delete from watched_name n where $1::text is not null and $2::bigint is not null
                   and not exists (select from watched_by b where b.name_id = n.id)`,
        },
      },
    },
  },
  {
    name: 'watched_number',
    columns: ['number_key'],
    retention: { until: 'the item is deleted' },
    people: {
      screened: { data: 'their numbers', eraser: { with: 'watch_item' } },
      registered: { data: 'numbers of watched entities', eraser: { with: 'watch_item' } },
    },
  },
  {
    name: 'account_event',
    columns: ['data'],
    retention: { days: 400 + 1, after: 'the event', by: 'purge_history' },
    people: {
      screened: {
        data: 'that a list or a register has something about them, without what it says',
        eraser: {
          sql: `update account_event set data = '{}' where account_id = $1 and data ? 'entity_pk'`,
        },
      },
      registered: {
        data: 'that an entity changed or was registered, without what it says',
        eraser: {
          sql: `update account_event set data = '{}' where data->>'jurisdiction' = $1 and data->>'entity_pk' = $2::bigint::text`,
        },
      },
    },
  },
];
