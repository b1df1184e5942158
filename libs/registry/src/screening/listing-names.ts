import type { ListId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findCandidates } from '../candidates/lookup.js';
import type { NameKeySource, NameRelation } from '../candidates/lookup.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { LISTS_SCOPE } from '../name-index/name-scope.js';

/** The names of current listings of some lists, in the columns of the names of entities: a listing takes the place of an entity. */
function namesOf(lists: readonly ListId[]): NameRelation {
  return {
    id: 'lists_',
    sql: (
      parameter,
    ) => `(select '${LISTS_SCOPE}'::text as jurisdiction, listing_id as entity_pk, name_nr::bigint as name_id,
                                 weight, set_key, keys
                            from listing_name_key where list = any (${parameter(lists)}::text[])) as k`,
  };
}

/** The candidate search over the names of listings (ADR 0200): the search of entities' names, in another table. */
export function listingCandidates(
  db: Queryable,
  lists: readonly ListId[],
): PostgresCandidateSource<typeof LISTS_SCOPE> {
  const relation = namesOf(lists);
  const keys: NameKeySource = { find: (...query) => findCandidates(db, query[0], query[1], query[2], relation) };
  return new PostgresCandidateSource(db, keys);
}
