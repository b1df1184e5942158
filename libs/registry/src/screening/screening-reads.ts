import { JURISDICTION_CODES, LIST_IDS, listDefinition } from '@entity-registry/domain';
import type { ListId, ListKind } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { readVersions } from '../lists/list-rows.js';
import type { ListVersionRow } from '../lists/list-rows.js';
import { WATCHED_SCOPE } from '../name-index/name-scope.js';

/** A list that a screening looked at, or would have: nulls while no version is loaded. */
export interface SearchedList {
  readonly list: ListId;
  readonly kind: ListKind;
  readonly version: string | null;
  /** The publisher's date: 'YYYY-MM-DD' or 'YYYY-MM'. */
  readonly published: string | null;
  readonly importedAt: Date | null;
  readonly entries: number | null;
}

export type CurrentVersions = ReadonlyMap<ListId, ListVersionRow>;

export async function readCurrentVersions(db: Queryable): Promise<CurrentVersions> {
  return new Map((await readVersions(db, ['current'])).map((version) => [version.list, version]));
}

/** The same text exactly for the same versions. */
export const versionsKey = (versions: CurrentVersions): string =>
  [...versions.values()]
    .map(({ id }) => id)
    .sort((one, other) => Number(one - other))
    .join();

/** Every known list of the kinds. */
export function searchedLists(versions: CurrentVersions, kinds: readonly ListKind[]): SearchedList[] {
  return LIST_IDS.filter((list) => kinds.includes(listDefinition(list).kind)).map((list) => {
    const { version = null, published = null, importedAt = null, entries = null } = versions.get(list) ?? {};
    return { list, kind: listDefinition(list).kind, version, published, importedAt, entries };
  });
}

/** Names of entities, and when their words were last counted. */
export interface NameStatistics {
  readonly names: number;
  /** Changes with every recount. */
  readonly epoch: string;
}

// What accounts watch says nothing about how common a name is.
export async function readNameStatistics(db: Queryable): Promise<NameStatistics> {
  const { rows } = await db.query<{ names: bigint; epoch: string | null }>({
    name: 'screening_statistics',
    text: `select coalesce(sum(names), 0)::bigint as names,
                  string_agg(jurisdiction || ' ' || names || ' ' || coalesce(refreshed_at::text, ''), ',' order by jurisdiction) as epoch
             from name_index where jurisdiction <> '${WATCHED_SCOPE}'`,
  });
  return { names: Number(rows[0]?.names ?? 0), epoch: rows[0]?.epoch ?? '' };
}

/** Words of one statement: sending and reading more would take the event loop long. */
const WORDS_A_STATEMENT = 2_000;

/**
 * How many names of entities contain each of the words; words without any are left out. Names of entities count, because a name that is
 * rare on lists may be common in the country.
 */
export async function readEntityFrequencies(db: Queryable, words: readonly string[]): Promise<Map<string, number>> {
  const frequencies = new Map<string, number>();
  for (let from = 0; from < words.length; from += WORDS_A_STATEMENT) {
    const { rows } = await db.query<{ token: string; names: bigint }>({
      name: 'screening_entity_frequencies',
      text: `select token, sum(df)::bigint as names from name_token
              where jurisdiction = any ($1::text[]) and token = any ($2::text[]) group by token`,
      values: [JURISDICTION_CODES, words.slice(from, from + WORDS_A_STATEMENT)],
    });
    for (const { token, names } of rows) frequencies.set(token, Number(names));
  }
  return frequencies;
}
