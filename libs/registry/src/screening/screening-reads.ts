import { LIST_IDS, listDefinition, numberKeys } from '@entity-registry/domain';
import type { ListId, ListKind, Listing, ScreenedSubject } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { readVersions } from '../lists/list-rows.js';
import type { ListVersionRow } from '../lists/list-rows.js';
import { findTokens } from '../name-index/tokens.js';
import { JURISDICTION_CODES } from '@entity-registry/domain';
import { LISTS_SCOPE } from '../name-index/name-scope.js';
import { listingCandidates } from './listing-names.js';

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

/** An entry that is on its list now. */
export interface FoundListing {
  readonly id: bigint;
  readonly list: ListId;
  readonly data: Listing;
}

/** What one snapshot of the lists has about subjects: no two versions of a list. */
export interface ScreeningSnapshot {
  readonly lists: readonly SearchedList[];
  readonly versions: ReadonlyMap<ListId, ListVersionRow>;
  /** The ids of each subject's listings. */
  readonly found: readonly (readonly bigint[])[];
  readonly listings: ReadonlyMap<bigint, FoundListing>;
}

/** Maximum number of listings that are scored for each name of a subject. */
const SCORED = 50;

/** Reads the listings that may mean the subjects, by number and by name. Call it within one snapshot. */
export async function readScreening(
  tx: Queryable,
  subjects: readonly ScreenedSubject[],
  kinds: readonly ListKind[],
): Promise<ScreeningSnapshot> {
  const versions = new Map((await readVersions(tx, ['current'])).map((version) => [version.list, version]));
  const wanted = LIST_IDS.filter((list) => kinds.includes(listDefinition(list).kind));
  const loaded = wanted.filter((list) => versions.has(list));
  const found: bigint[][] = [];
  for (const subject of subjects) found.push(loaded.length === 0 ? [] : await findFor(tx, subject, loaded));
  return {
    lists: wanted.map((list) => {
      const { version = null, published = null, importedAt = null, entries = null } = versions.get(list) ?? {};
      return { list, kind: listDefinition(list).kind, version, published, importedAt, entries };
    }),
    versions,
    found,
    listings: await readFound(tx, [...new Set(found.flat())]),
  };
}

async function findFor(tx: Queryable, subject: ScreenedSubject, lists: readonly ListId[]): Promise<bigint[]> {
  const ids = new Set(await findByNumber(tx, subject.identifiers.flatMap(numberKeys), lists));
  const source = listingCandidates(tx, lists);
  for (const name of new Set([subject.name, ...subject.aliases])) {
    const query = { jurisdiction: LISTS_SCOPE, name, kind: subject.type, limit: SCORED } as const;
    for (const { pk } of (await source.find(query)).candidates) ids.add(pk);
  }
  return [...ids];
}

async function findByNumber(tx: Queryable, keys: readonly string[], lists: readonly ListId[]): Promise<bigint[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'screening_by_number',
    text: `select distinct listing_id as id from listing_number
            where number_key = any ($1::text[]) and list = any ($2::text[]) order by 1`,
    values: [keys, lists],
  });
  return rows.map(({ id }) => id);
}

async function readFound(tx: Queryable, ids: readonly bigint[]): Promise<Map<bigint, FoundListing>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<FoundListing>({
    name: 'screening_listings',
    text: 'select id, list, data from listing where id = any ($1::bigint[]) and removed_version is null',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** How often words occur in names. */
export interface WordCounts {
  /** Number of names. */
  readonly names: number;
  readonly frequencies: ReadonlyMap<string, number>;
}

/**
 * How many names of entities and of listings contain the words: the calibration of screening was measured with both, because a name
 * that is rare on lists may be common in the country.
 */
export async function readWordCounts(db: Queryable, words: readonly string[]): Promise<WordCounts> {
  const { rows } = await db.query<{ names: bigint }>('select coalesce(sum(names), 0)::bigint as names from name_index');
  const frequencies = new Map<string, number>();
  for (const scope of [LISTS_SCOPE, ...JURISDICTION_CODES])
    for (const { token, df } of words.length === 0 ? [] : await findTokens(db, scope, words))
      frequencies.set(token, (frequencies.get(token) ?? 0) + df);
  return { names: Number(rows[0]?.names ?? 0), frequencies };
}
