import { foldName, peelLegalForm } from '@entity-registry/domain';
import { tellsEntity } from '../pairs/decidable.js';
import { isListOfNames } from '../pairs/one-name.js';
import { NAME_KINDS } from '../pairs/pair.js';
import type { NameKind } from '../pairs/pair.js';
import { Vocabulary } from '../pairs/vocabulary.js';
import { scriptOf, skeletons } from '../pairs/world/entities.js';
import { hashText, sampleBy } from '../random.js';
import type { ListedParty } from './listed-parties.js';
import { VARIATIONS, varied } from './variations.js';

/** Half of the names give the calibration and the levels, the other half the figures. */
export type ScreeningHalf = 'tuning' | 'reported';

/** By the text alone, so that a new row of a list changes no other half. */
export const screeningHalf = (text: string): ScreeningHalf =>
  (hashText(`screening half|${text}`) >>> 3) % 2 === 0 ? 'tuning' : 'reported';

/** A shortened name may lose the word that tells whose it is: then nobody can know. */
const SHORTENED: ReadonlySet<string> = new Set(['a word missing']);

/** A name that means a listed party, and the names that screening has of that party. */
export interface TrueHit {
  category: string;
  kind: NameKind;
  query: string;
  names: string[];
  half: ScreeningHalf;
  /** False if the names alone don't tell that they are of one party: noms de guerre, translations. */
  decidable: boolean;
}

/** How many words two names must share by their consonants to be spellings of one name. */
const SHARED = { NaturalPerson: 2, Organization: 1 } as const;

/** True if most words of the shorter name sound like words of the other: the alias is another spelling, not another name. */
function isCloseSpelling(kind: NameKind, alias: string, name: string): boolean {
  const [own, other] = [alias, name].map((text) =>
    skeletons(kind === 'Organization' ? peelLegalForm(text).core : text),
  );
  if (own === undefined || other === undefined) return false;
  const shared = [...own].filter((word) => other.has(word)).length;
  return shared >= SHARED[kind] && shared >= (2 / 3) * Math.min(own.size, other.size);
}

/** The American and the leaked lists write 'Surnames, given names', of which both may be several words. */
const isOneName = ({ list, kind, name }: ListedParty): boolean =>
  (kind === 'NaturalPerson' && (list === 'ofac' || list === 'leaks')) || !isListOfNames(name, kind);

function variationHits(parties: readonly ListedParty[], kind: NameKind, most: number): TrueHit[] {
  const own = parties.filter((party) => party.kind === kind && isOneName(party));
  const vocabulary = new Vocabulary(own);
  const frequency = (word: string): number => vocabulary.frequency(word);
  return Object.keys(VARIATIONS[kind]).flatMap((category) =>
    sampleBy(own, own.length, `screening ${category}`, ({ id }) => id)
      .flatMap(({ id, name, aliases }): TrueHit[] => {
        const query = varied(name, kind, category);
        if (query === null || (SHORTENED.has(category) && !tellsEntity(query, name, kind, frequency))) return [];
        return [{ category, kind, query, names: [name, ...aliases], half: screeningHalf(id), decidable: true }];
      })
      .slice(0, most),
  );
}

/** Aliases, each against the names that are left without it. */
function aliasHits(parties: readonly ListedParty[], kind: NameKind, most: number): TrueHit[] {
  const hits = parties
    .filter((party) => party.kind === kind && party.list !== 'leaks')
    .flatMap(({ id, name, aliases }) =>
      aliases
        .filter((alias) => foldName(alias) !== foldName(name) && !isListOfNames(alias, kind))
        .map((query): TrueHit => {
          const script = scriptOf(query);
          const syllables = script === 'Han' || script === 'Hangul';
          return {
            category: script === 'Latin' ? 'alias' : `alias in ${script} letters`,
            kind,
            query,
            names: [name, ...aliases.filter((alias) => alias !== query)],
            half: screeningHalf(id),
            decidable: syllables ? kind === 'NaturalPerson' : isCloseSpelling(kind, query, name),
          };
        }),
    );
  return [...Map.groupBy(hits, ({ category, decidable }) => `${category}|${String(decidable)}`)].flatMap(([key, own]) =>
    sampleBy(own, most, `screening ${key}`, ({ query, names }) => `${query}|${names[0] ?? ''}`),
  );
}

/** Parties of one list as the other writes them: the same number on both. */
function otherListHits(parties: readonly ListedParty[], kind: NameKind, most: number): TrueHit[] {
  const byNumber = new Map<string, Set<ListedParty>>();
  for (const party of parties)
    if (party.list === 'eu')
      for (const number of party.numbers) byNumber.set(number, (byNumber.get(number) ?? new Set()).add(party));
  const hits = parties
    .filter((party) => party.list === 'ofac' && party.kind === kind)
    .flatMap(({ id, name, numbers }): TrueHit[] => {
      const same = new Set(numbers.flatMap((number) => [...(byNumber.get(number) ?? [])]));
      const [found] = same;
      if (found === undefined || same.size > 1 || found.kind !== kind) return [];
      const names = [found.name, ...found.aliases];
      const decidable = isCloseSpelling(kind, name, found.name);
      return [{ category: 'as another list writes it', kind, query: name, names, half: screeningHalf(id), decidable }];
    });
  return sampleBy(hits, most, 'screening other list', ({ query }) => query);
}

/** Names that mean listed parties, at most `most` of each category, variations as screening meets them. */
export function trueHits(parties: readonly ListedParty[], most: number): TrueHit[] {
  return NAME_KINDS.flatMap((kind) => [
    ...variationHits(parties, kind, most),
    ...aliasHits(parties, kind, most),
    ...otherListHits(parties, kind, most),
  ]);
}
