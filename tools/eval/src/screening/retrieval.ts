import { MATCH_LEVELS, kindOfListed, searchWords, toListing } from '@entity-registry/domain';
import type { EntityKind, ListId, Listing } from '@entity-registry/domain';
import { ListScreening, ListVersions, indexNames } from '@entity-registry/registry';
import type pg from 'pg';
import { sampleBy } from '../random.js';
import { loadNames } from '../recall/register-database.js';
import { percentile } from '../recall/measure.js';
import { exhaustiveHits } from './exhaustive-hits.js';
import type { ListedParty, ListName } from './listed-parties.js';
import type { TrueHit } from './true-hits.js';

/** How many of the hits that scoring every listing gives screening finds. */
export interface RetrievalFigures {
  readonly names: number;
  readonly listings: number;
  /** Hits at or above the level at which screening shows them, and those at or above the accept level. */
  readonly shown: HitCounts;
  readonly accepted: HitCounts;
  /** Milliseconds of one screening of one name against all lists. */
  readonly p50: number;
  readonly p95: number;
}

interface HitCounts {
  readonly all: number;
  readonly found: number;
}

export interface RetrievalOptions {
  readonly directory: string;
  readonly databaseUrl: string | undefined;
  readonly now: Date;
}

/** Names that are screened against every listing: about 4 minutes of two cores. */
const NAMES = 200;
/** Where the parties are imported; any list will do, as long as each has its own. Leaked files are no list. */
const LISTS: Readonly<Record<Exclude<ListName, 'leaks'>, ListId>> = {
  ofac: 'ofac_sdn',
  eu: 'eu_sanctions',
  peps: 'un_security_council',
};

/** Imports the parties as lists into a separate database, and compares screening with scoring every listing. */
export async function measureRetrieval(
  parties: readonly ListedParty[],
  hits: readonly TrueHit[],
  options: RetrievalOptions,
): Promise<RetrievalFigures> {
  const database = await loadNames([], [], options);
  try {
    await importParties(database.pool, parties, options.now);
    const queries = sampleBy(hits, NAMES, 'screened against every listing', ({ query, kind }) => `${kind}|${query}`);
    const named = queries.map(({ query, kind }) => ({ name: query, type: kind }));
    const { found, milliseconds } = await screened(database.pool, named);
    const data = await exhaustiveData(database.pool);
    const exhaustive = await exhaustiveHits(named, data);
    const count = (least: number): HitCounts => {
      const all = exhaustive.flatMap((own, at) =>
        own.filter(({ score }) => score >= least).map(({ id }) => ({ at, id })),
      );
      return { all: all.length, found: all.filter(({ at, id }) => found[at]?.has(id) === true).length };
    };
    return {
      names: queries.length,
      listings: data.listings.length,
      shown: count(MATCH_LEVELS.screen.possible),
      accepted: count(MATCH_LEVELS.screen.accept),
      p50: percentile(milliseconds, 0.5),
      p95: percentile(milliseconds, 0.95),
    };
  } finally {
    await database.stop();
  }
}

async function importParties(pool: pg.Pool, parties: readonly ListedParty[], now: Date): Promise<void> {
  const versions = new ListVersions(pool, indexNames, () => now);
  for (const [from, list] of Object.entries(LISTS)) {
    const listings = parties.filter((party) => party.list === from).map((party, at) => listingOf(party, at));
    await versions.import({ list, listings, published: null, fileName: null });
  }
  await pool.query('vacuum (analyze)');
}

/** Without numbers, which would find a party whatever its name. */
function listingOf({ kind, name, aliases }: ListedParty, place: number): Listing {
  const names = [name, ...aliases].map((each, at) => ({ kind: at === 0 ? ('primary' as const) : ('alias' as const), name: each })); // prettier-ignore
  return toListing({ entryId: String(place), type: kind === 'NaturalPerson' ? 'individual' : 'entity', names });
}

/** Runs every screening twice: the first reads the lists into memory and compiles code. */
async function screened(
  pool: pg.Pool,
  queries: readonly { name: string; type: EntityKind }[],
): Promise<{ found: ReadonlySet<bigint>[]; milliseconds: number[] }> {
  const screening = new ListScreening(pool);
  try {
    const found: ReadonlySet<bigint>[] = [];
    const milliseconds: number[] = [];
    for (const { name, type } of [...queries, ...queries]) {
      const started = performance.now();
      const subject = { name, type, aliases: [], birthDate: null, nationalities: [], identifiers: [] };
      const [hits = []] = (await screening.screen([subject])).hits;
      milliseconds.push(performance.now() - started);
      found.push(new Set(hits.map(({ listingId }) => listingId)));
    }
    return { found: found.slice(0, queries.length), milliseconds: milliseconds.slice(queries.length) };
  } finally {
    await screening.close();
  }
}

async function exhaustiveData(pool: pg.Pool) {
  const { rows: listings } = await pool.query<{ id: bigint; listing: Listing }>(
    'select id, data as listing from listing where removed_version is null order by id',
  );
  const frequencies = new Map<string, number>();
  let names = 0;
  for (const { listing } of listings)
    for (const { name } of listing.names) {
      names += 1;
      const { words, others } = searchWords(name, kindOfListed(listing.type));
      for (const word of new Set([...words, ...others])) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    }
  return { listings, names, frequencies };
}
