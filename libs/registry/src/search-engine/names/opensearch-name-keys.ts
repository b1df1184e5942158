import { CLOSE_LIMIT, CONTAINED_LIMIT } from '../../candidates/lookup.js';
import type { CandidateRow, Conjunction, NameKeySource } from '../../candidates/lookup.js';
import type { SetKeys } from '../../candidates/set-keys.js';
import type { TimeLeft } from '../../queues/time-left.js';
import { readAlias } from '../aliases.js';
import type { SearchEngine } from '../engine.js';

/** The members of a name's document that are read. */
interface NameSource {
  readonly entity: number;
  readonly weight: number;
  readonly keys: readonly string[];
}

/** One of the searches that together find the names. */
interface NameSearch {
  readonly clauses: readonly object[];
  readonly limit: number;
  /** Names with the fewest other words first, or, of word sets, those that lack the fewest words. */
  readonly order: 'asc' | 'desc';
  readonly liked: boolean;
}

/** The keys of names in OpenSearch: the same keys and the same questions as in PostgreSQL, so that the same names are found. */
export class OpenSearchNameKeys implements NameKeySource {
  constructor(
    private readonly engine: SearchEngine,
    private readonly prefix: string,
  ) {}

  /** Throws SearchEngineError if the engine doesn't answer, or has no names of this build of the index. */
  async find(
    jurisdiction: string,
    sets: SetKeys,
    conjunctions: readonly Conjunction[],
    { epoch, left }: { readonly epoch: string; readonly left: TimeLeft },
  ): Promise<CandidateRow[]> {
    const searches = [...setSearches(sets), ...conjunctions.map(conjunctionSearch)];
    if (searches.length === 0) return [];
    const responses = await this.engine.searchAll(
      readAlias(this.prefix, 'names', epoch),
      searches.map((search) => body(jurisdiction, search)),
      left(),
    );
    const distinct = new Map<string, CandidateRow>();
    for (const [at, { hits }] of responses.entries()) {
      for (const { _id: id, _source: source } of hits.hits) {
        const { entity, weight, keys } = source as unknown as NameSource;
        const liked = (searches[at]?.liked ?? false) || (distinct.get(id)?.liked ?? false);
        distinct.set(id, { entityPk: BigInt(entity), weight, keys: keys.map(Number), liked });
      }
    }
    return [...distinct.values()];
  }
}

function setSearches({ close, contained }: SetKeys): NameSearch[] {
  const setSearch = (sets: readonly bigint[], limit: number): NameSearch => ({
    ...{ clauses: [{ terms: { set: sets.map(String) } }], limit, order: 'desc', liked: false },
  });
  return [
    ...(close.length > 0 ? [setSearch(close, CLOSE_LIMIT)] : []),
    ...contained.map((set) => setSearch([set], CONTAINED_LIMIT)),
  ];
}

function conjunctionSearch({ anyOf, like, limit }: Conjunction): NameSearch {
  const alternatives = anyOf.map(({ all }) => ({
    bool: { filter: all.map((keys) => ({ terms: { keys: keys.map(String) } })) },
  }));
  const clauses = [
    { bool: { should: alternatives, minimum_should_match: 1 } },
    ...(like ?? []).map((pattern) => ({ wildcard: { text: { value: wildcardOf(pattern) } } })),
  ];
  return { clauses, limit, order: 'asc', liked: like !== undefined };
}

/** A LIKE pattern as a wildcard. The patterns are made of folded words, blanks and `%`. */
function wildcardOf(pattern: string): string {
  return pattern
    .replaceAll(/[\\*?]/g, String.raw`\$&`)
    .replaceAll('%', '*')
    .replaceAll('_', '?');
}

function body(jurisdiction: string, { clauses, limit, order }: NameSearch): object {
  return {
    query: { bool: { filter: [{ term: { jurisdiction } }, ...clauses] } },
    sort: [{ weight: order }, { entity: 'asc' }],
    size: limit,
    track_total_hits: false,
    _source: ['entity', 'weight', 'keys'],
  };
}
