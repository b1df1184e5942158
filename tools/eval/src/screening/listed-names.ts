import { MATCH_LEVELS, countedWeight, nameScorer, nameTokens } from '@entity-registry/domain';
import type { MatchMode, WordWeight } from '@entity-registry/domain';
import type { NameKind } from '../pairs/pair.js';
import { Vocabulary } from '../pairs/vocabulary.js';
import type { WrittenName } from '../pairs/vocabulary.js';
import { ExhaustiveSearch } from '../recall/exhaustive.js';
import type { Registers } from '../registers.js';
import type { ListedParty, ListName } from './listed-parties.js';

/** One of the names of a listed party. */
export interface ListedName extends WrittenName {
  list: ListName;
}

export interface Hit extends ListedName {
  confidence: number;
}

/** The weight of words in an index that has the registers and the lists. */
export function indexedWeight(registers: Registers, parties: readonly ListedParty[]): WordWeight {
  const holders = new Map<string, number>();
  const names = [...registers.people, ...registers.organizations, ...parties];
  for (const { name, kind } of names)
    for (const token of nameTokens(name, kind)) holders.set(token, (holders.get(token) ?? 0) + 1);
  return (word) => countedWeight(word, holders.get(word) ?? 0, names.length);
}

/** How many names by words, and by letters, are scored for each screened name. */
const NEAR = 25;

/** Every name of the listed parties of a kind, searched without an index. */
export class ListedNames {
  private readonly names: ListedName[];
  private readonly search: ExhaustiveSearch;

  constructor(
    parties: readonly ListedParty[],
    kind: NameKind,
    private readonly weight: WordWeight,
  ) {
    this.names = parties
      .filter((party) => party.kind === kind)
      .flatMap(({ list, name, aliases }) =>
        [...new Set([name, ...aliases])].map((each) => ({ list, kind, name: each })),
      );
    this.search = new ExhaustiveSearch(this.names, new Vocabulary(this.names));
  }

  /**
   * The best listed name for a screened one in each mode; without any, there is no similar name. One in leaked files only counts
   * if no other is shown: they are no list that anybody must screen against.
   */
  bestHits(screened: WrittenName, modes: readonly MatchMode[]): Partial<Record<MatchMode, Hit>> {
    const near = [...this.search.gather(screened, NEAR)].flatMap((at) => this.names[at] ?? []);
    return Object.fromEntries(
      modes.map((mode) => {
        const score = nameScorer({ name: screened.name, type: screened.kind }, this.weight, mode);
        const hits = near.map((listed) => ({ ...listed, confidence: score(listed).confidence }));
        hits.sort((one, other) => other.confidence - one.confidence);
        const must = hits.find(({ list }) => list !== 'leaks');
        return [mode, must !== undefined && must.confidence >= MATCH_LEVELS[mode].possible ? must : hits[0]];
      }),
    );
  }
}
