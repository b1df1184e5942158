import type { PersonalDataStore } from './store.js';

/**
 * Responses about them and searches that found them are deleted; in other responses, references to them are removed, with the
 * note `restricted`.
 */
export const LIBRARY_STORE: PersonalDataStore = {
  name: 'library_answer',
  columns: ['user_id', 'asked', 'name', 'entities', 'body'],
  retention: { days: 365 + 1, after: 'it was bought', by: 'purge_history' },
  people: {
    registered: {
      data: 'responses about them that an account bought in the dashboard, and responses about others that name them',
      // Answers about them and searches that found them go; of other answers what refers to them, and says `restricted`.
      eraser: {
        sql: `with person as (select $1::text || '_own_' || $2::bigint as id),
                   own as (delete from library_answer a using person p
                            where a.subject = p.id or (a.subject is null and a.entities @> array[p.id]))
              update library_answer a
                 set body = coalesce(redact_entity(a.body::jsonb, p.id), '{}')::json,
                     entities = array_remove(a.entities, p.id)
                from person p where a.entities @> array[p.id] and a.subject <> p.id`,
      },
    },
    user: {
      data: 'what they bought in the dashboard',
      eraser: { sql: `update library_answer set user_id = null where user_id = $1 and $2::text is not null` },
    },
  },
};

export const SEARCH_SESSION_STORE: PersonalDataStore = {
  name: 'search_session',
  columns: ['user_id'],
  retention: { days: 1, after: 'the search', by: 'purge_history' },
  people: {
    user: {
      data: 'how many searches they made in a session of the explorer',
      eraser: { sql: 'delete from search_session where user_id = $1 and $2::text is not null' },
    },
  },
};
