import { foldName } from '@entity-registry/domain';
import { isParticle } from '../registers.js';
import type { RegisteredPerson } from '../registers.js';
import { Random, sampleBy } from '../random.js';
import { mistypeOne, recase, respell, withoutAccents } from './distort.js';
import { contains, wordSet } from './pair.js';
import type { LabeledPair } from './pair.js';
import { NearestNames } from './vocabulary.js';
import type { Vocabulary } from './vocabulary.js';

/** Another way to write the person's name; null if it doesn't apply to this name. */
type Rewriting = (person: RegisteredPerson, random: Random) => string | null;

const full = ({ given, surnames }: { given: readonly string[]; surnames: readonly string[] }): string =>
  [...given, ...surnames].join(' ');

const wordsOf = (person: RegisteredPerson): string[] => full(person).split(' ');

function joined(words: string[] | null): string | null {
  return words === null ? null : words.join(' ');
}

/** The same person, written differently. */
export const PERSON_REWRITINGS: Readonly<Record<string, Rewriting>> = {
  'accents and case': (person, random) => recase(withoutAccents(full(person)), random),
  'surnames first': ({ given, surnames }, random) =>
    [surnames.join(' '), given.join(' ')].join(random.below(2) === 0 ? ', ' : ' '),
  'second surname dropped': ({ given, surnames }) =>
    surnames.length < 2 ? null : full({ given, surnames: surnames.slice(0, 1) }),
  'given name dropped': ({ given, surnames }) =>
    given.length < 2 || surnames.length < 2 ? null : full({ given: given.slice(0, 1), surnames }),
  'one given name, one surname': ({ given, surnames }) =>
    given.length < 2 || surnames.length < 2 ? null : full({ given: given.slice(0, 1), surnames: surnames.slice(0, 1) }),
  'given name as initial': ({ given, surnames }) =>
    given.length < 2 ? null : full({ given: [given[0] ?? '', `${(given[1] ?? '').slice(0, 1)}.`], surnames }),
  'one typing error': (person, random) => joined(mistypeOne(wordsOf(person), random)),
  'two typing errors': (person, random) => {
    const once = mistypeOne(wordsOf(person), random);
    return once === null || once.length < 3 ? null : joined(mistypeOne(once, random));
  },
  'sounds alike': (person, random) => {
    const words = wordsOf(person).map((word) => withoutAccents(word).toUpperCase());
    const at = random.below(words.length);
    const spelling = respell(words[at] ?? '', random);
    return spelling === null ? null : words.with(at, spelling).join(' ');
  },
  'particle dropped or joined': ({ given, surnames }, random) => {
    const at = surnames.findIndex((surname) => surname.includes(' '));
    const surname = surnames[at];
    if (surname === undefined) return null;
    const other = random.below(2) === 0 ? (surname.split(' ').at(-1) ?? '') : surname.replaceAll(' ', '');
    return full({ given, surnames: surnames.with(at, other) });
  },
  'surnames first, typing error': ({ given, surnames }, random) =>
    joined(mistypeOne([...surnames, ...given].join(' ').split(' '), random)),
  'second surname dropped, typing error': ({ given, surnames }, random) =>
    given.length < 2 || surnames.length < 2 ? null : joined(mistypeOne([...given, surnames[0] ?? ''], random)),
};

/** True when one is the other's initial, so that they do not contradict each other. */
function isInitial(a: string, b: string): boolean {
  return (a.length === 1 || b.length === 1) && a[0] === b[0];
}

/** Another person with a similar name; `other` is a different person of the register. */
type Confusion = (person: RegisteredPerson, other: RegisteredPerson, random: Random) => string | null;

const PERSON_CONFUSIONS: Readonly<Record<string, Confusion>> = {
  'sibling: other given names': ({ surnames }, other) =>
    surnames.length < 2 ? null : full({ given: other.given, surnames }),
  'second surname contradicted': ({ given, surnames }, other) => {
    const [own = '', another = ''] = [surnames[1], other.surnames.at(-1)];
    // With "de" it is a husband's surname, which contradicts nothing.
    return surnames.length !== 2 || isInitial(own, another) || /^de (?!las?\b|los\b)/i.test(another)
      ? null
      : full({ given, surnames: [surnames[0] ?? '', another] });
  },
  'first surname contradicted': ({ given, surnames }, other) =>
    full({ given, surnames: [other.surnames[0] ?? '', ...surnames.slice(1)] }),
  'one given name contradicted': ({ given, surnames }, other) =>
    given.length < 2 || surnames.length < 2 ? null : full({ given: [given[0] ?? '', other.given[0] ?? ''], surnames }),
};

/** A name whose first given name differs only in its last letter ('Mario', 'Maria'). */
function twinOf(person: RegisteredPerson, givenNames: ReadonlySet<string>): string | null {
  const [first = '', ...others] = person.given;
  const ending = foldName(first).at(-1);
  if (ending !== 'a' && ending !== 'o') return null;
  const twin = foldName(first).slice(0, -1) + (ending === 'a' ? 'o' : 'a');
  return givenNames.has(twin) ? full({ given: [twin.toUpperCase(), ...others], surnames: person.surnames }) : null;
}

function pair(
  category: string,
  match: boolean,
  query: string,
  person: RegisteredPerson,
  decidable = true,
): LabeledPair {
  return { set: 'registers', category, kind: 'NaturalPerson', query, candidate: person.name, match, decidable };
}

function differs(query: string | null, person: RegisteredPerson): query is string {
  return query !== null && query !== person.name;
}

function samePairs(people: readonly RegisteredPerson[], most: number): LabeledPair[] {
  return Object.entries(PERSON_REWRITINGS).flatMap(([category, rewrite]) => {
    const made = sampleBy(people, people.length, category, (each) => each.name).flatMap((person) => {
      const query = rewrite(person, new Random(`${category}|${person.name}`));
      return differs(query, person) ? [pair(`person: ${category}`, true, query, person)] : [];
    });
    return made.slice(0, most);
  });
}

/** A particle in place of a name contradicts nothing. */
const withoutParticles = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !isParticle(word))
    .join(' ');

function otherPairs(people: readonly RegisteredPerson[], most: number): LabeledPair[] {
  return Object.entries(PERSON_CONFUSIONS).flatMap(([category, confuse]) => {
    const made = sampleBy(people, most * 12, category, (each) => each.name).flatMap((person) => {
      const random = new Random(`${category}|${person.name}`);
      const other = random.pick(people) ?? person;
      const query = confuse(person, other, random);
      return differs(query, person) && !contains(withoutParticles(query), withoutParticles(person.name))
        ? [pair(`person: ${category}`, false, query, person)]
        : [];
    });
    return made.slice(0, most);
  });
}

function twinPairs(people: readonly RegisteredPerson[], most: number): LabeledPair[] {
  const counts = new Map<string, number>();
  for (const { given } of people) counts.set(foldName(given[0] ?? ''), (counts.get(foldName(given[0] ?? '')) ?? 0) + 1);
  const givenNames = new Set([...counts].filter(([, count]) => count > 5).map(([name]) => name));
  return sampleBy(people, most * 20, 'twins', (each) => each.name)
    .flatMap((person) => {
      const query = twinOf(person, givenNames);
      return query === null ? [] : [pair('person: given name of the other sex', false, query, person)];
    })
    .slice(0, most);
}

/**
 * The most similar names of other persons. Names contained in each other and equal ones can't be distinguished by name.
 */
function nearestPairs(people: readonly RegisteredPerson[], vocabulary: Vocabulary, most: number): LabeledPair[] {
  const index = new NearestNames(people, vocabulary);
  return sampleBy(people, most, 'nearest', (each) => each.name).flatMap((person) => {
    const other = index.nearest(person, 1, (item) => item.id !== person.id && !contains(item.name, person.name))[0];
    return other === undefined ? [] : [pair('person: nearest other in the register', false, person.name, other)];
  });
}

function undecidablePairs(people: readonly RegisteredPerson[], most: number): LabeledPair[] {
  const byName = Map.groupBy(people, (person) => [...wordSet(person.name)].sort().join(' '));
  const homonyms = [...byName.values()].filter(([first, ...others]) => others.some((other) => other.id !== first?.id));
  return sampleBy(homonyms, most, 'homonyms', ([first]) => first?.name ?? '').flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [pair('person: homonyms', false, first.name, second, false)],
  );
}

/** Pairs of persons' names from the registers, at most `most` per category. */
export function personPairs(people: readonly RegisteredPerson[], vocabulary: Vocabulary, most: number): LabeledPair[] {
  // Most names in the payroll have two words, so longer names are drawn more often than they occur.
  const drawn = [
    ...sampleBy(
      people.filter((each) => each.surnames.length > 1),
      most * 16,
      'long',
      (each) => each.name,
    ),
    ...sampleBy(
      people.filter((each) => each.surnames.length === 1),
      most * 8,
      'short',
      (each) => each.name,
    ),
  ];
  return [
    ...samePairs(drawn, most),
    ...otherPairs(drawn, most),
    ...twinPairs(people, most),
    ...nearestPairs(drawn, vocabulary, most),
    ...undecidablePairs(people, most),
  ];
}
