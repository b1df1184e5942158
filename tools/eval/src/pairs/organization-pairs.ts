import { foldName, nameTokens, peelLegalForm } from '@entity-registry/domain';
import type { RegisteredName } from '../registers.js';
import { Random, sampleBy } from '../random.js';
import { mistypeOne, recase, withoutAccents } from './distort.js';
import { contains } from './pair.js';
import type { LabeledPair } from './pair.js';
import { NearestNames } from './vocabulary.js';
import type { Vocabulary } from './vocabulary.js';

/** A company's name, split into the words before its legal form and the form as written. */
interface CutName {
  words: string[];
  form: string;
}

type Rewriting = (name: CutName, random: Random, vocabulary: Vocabulary) => string | null;

/** Ways to write one legal form. */
const FORM_SPELLINGS: readonly (readonly string[])[] = [
  ['S.A.', 'SA', 'S. A.', 'Sociedad Anónima'],
  ['CIA. LTDA.', 'Cía. Ltda.', 'Compañía Limitada', 'C. LTDA'],
  ['S.A.S.', 'SAS', 'S A S', 'Sociedad por Acciones Simplificada'],
  ['LTDA', 'LTDA.', 'Limitada'],
  ['INC.', 'Inc', 'Incorporated'],
  ['CORP.', 'Corporation', 'Corp'],
  ['LTD', 'Ltd.', 'Limited'],
];

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bCOMPAÑ[IÍ]A\b/i, 'CIA'],
  [/\bCONSTRUCTORA\b/i, 'CONST.'],
  [/\bINGENIER[IÍ]A\b/i, 'ING.'],
  [/\bASOCIACI[OÓ]N\b/i, 'ASOC.'],
  [/\bCORPORACI[OÓ]N\b/i, 'CORP.'],
  [/\bINTERNACIONAL\b/i, "INT'L"],
  [/\bINTERNATIONAL\b/i, 'INTL'],
  [/\bNACIONAL\b/i, 'NAL.'],
  [/\bDISTRIBUIDORA\b/i, 'DIST.'],
  [/\bCOMERCIALIZADORA\b/i, 'COMERC.'],
  [/\bFUNDACI[OÓ]N\b/i, 'FUND.'],
  [/\bGOBIERNO AUT[OÓ]NOMO DESCENTRALIZADO\b/i, 'GAD'],
  [/\bSERVICIOS\b/i, 'SERV.'],
  [/\bUNI[OÓ]N TEMPORAL\b/i, 'U.T.'],
  [/\bHERMANOS\b/i, 'HNOS.'],
  [/\bINVERSIONES\b/i, 'INV.'],
  [/\bEMPRESA P[UÚ]BLICA\b/i, 'E.P.'],
];

/** Splits the name where its folded form loses its legal form. */
export function cutName(name: string): CutName {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const core = peelLegalForm(name).core;
  for (let length = words.length; length > 0; length -= 1) {
    if (foldName(words.slice(0, length).join(' ')) === core) {
      return { words: words.slice(0, length), form: words.slice(length).join(' ') };
    }
  }
  return { words, form: '' };
}

const write = (words: readonly string[], form: string): string => [...words, form].join(' ').trim();

/** Positions of words that count: not linking words, numbers or punctuation. */
function distinctivePlaces(words: readonly string[], shortest: number): number[] {
  return words.flatMap((word, at) => (new RegExp(`^\\p{L}{${String(shortest)},}$`, 'u').test(word) ? [at] : []));
}

function otherSpelling(form: string, random: Random): string | null {
  const own = FORM_SPELLINGS.find((list) => list.some((each) => foldName(each) === foldName(form)));
  return random.pick((own ?? []).filter((each) => foldName(each) !== foldName(form))) ?? null;
}

/** The same company, written differently. */
export const ORGANIZATION_REWRITINGS: Readonly<Record<string, Rewriting>> = {
  'accents, case and marks': ({ words, form }, random) =>
    recase(withoutAccents(write(words, form)).replace(/[.,"'()-]+/g, ' '), random),
  'legal form respelled': ({ words, form }, random) => {
    const other = otherSpelling(form, random);
    return other === null ? null : write(words, other);
  },
  'legal form absent': ({ words, form }) => (form === '' ? null : write(words, '')),
  'one typing error': ({ words, form }, random) => {
    const mistyped = mistypeOne(words, random, 5);
    return mistyped === null ? null : write(mistyped, form);
  },
  'two typing errors': ({ words, form }, random) => {
    const once = mistypeOne(words, random, 6);
    const twice = once === null ? null : mistypeOne(once, random, 6);
    return twice === null ? null : write(twice, form);
  },
  'common word dropped': ({ words, form }, _, vocabulary) => {
    const places = distinctivePlaces(words, 4);
    if (places.length < 3) return null;
    const common = places.sort(
      (a, b) => vocabulary.weight(foldName(words[a] ?? '')) - vocabulary.weight(foldName(words[b] ?? '')),
    )[0];
    return write(words.toSpliced(common ?? 0, 1), form);
  },
  'words exchanged': ({ words, form }, random) => {
    const places = distinctivePlaces(words, 3);
    const at = random.pick(places.filter((place) => places.includes(place + 1)));
    return at === undefined ? null : write(words.with(at, words[at + 1] ?? '').with(at + 1, words[at] ?? ''), form);
  },
  'words joined': ({ words, form }, random) => {
    const places = distinctivePlaces(words, 3);
    const at = random.pick(places.filter((place) => places.includes(place + 1)));
    return at === undefined ? null : write(words.toSpliced(at, 2, `${words[at] ?? ''}${words[at + 1] ?? ''}`), form);
  },
  'word split': ({ words, form }, random) => {
    const at = random.pick(distinctivePlaces(words, 9));
    const word = words[at ?? -1];
    if (at === undefined || word === undefined) return null;
    const cut = 4 + random.below(word.length - 7);
    return write(words.toSpliced(at, 1, word.slice(0, cut), word.slice(cut)), form);
  },
  abbreviated: ({ words, form }) => {
    const text = words.join(' ');
    const found = ABBREVIATIONS.find(([long]) => long.test(text));
    return found === undefined ? null : write([text.replace(found[0], found[1])], form);
  },
  'word added': ({ words, form }, random) =>
    write([...words, random.pick(['Panamá', 'Internacional', 'Group', 'Ecuador', 'Colombia', 'Sucursal']) ?? ''], form),
  'form absent, typing error': ({ words, form }, random) => {
    const mistyped = form === '' ? null : mistypeOne(words, random, 5);
    return mistyped === null ? null : write(mistyped, '');
  },
};

function numberChanged(words: readonly string[], random: Random): string[] | null {
  const at = words.findIndex((word) => /^\d{1,4}$/.test(word));
  if (at < 0) return null;
  return words.with(at, String(Number(words[at]) + 1 + random.below(8)));
}

/** The most distinctive word replaced by that of another company. */
function replaceDistinctiveWord(
  words: readonly string[],
  other: readonly string[],
  vocabulary: Vocabulary,
): string[] | null {
  const weigh = (list: readonly string[]) => (a: number, b: number) =>
    vocabulary.weight(foldName(list[b] ?? '')) - vocabulary.weight(foldName(list[a] ?? ''));
  const place = distinctivePlaces(words, 4).sort(weigh(words))[0];
  const otherPlace = distinctivePlaces(other, 4).sort(weigh(other))[0];
  if (place === undefined || otherPlace === undefined || words.length < 2) return null;
  return words.with(place, other[otherPlace] ?? '');
}

type Confusion = (name: CutName, other: CutName, random: Random, vocabulary: Vocabulary) => string | null;

const ORGANIZATION_CONFUSIONS: Readonly<Record<string, Confusion>> = {
  'number differs': ({ words, form }, _, random) => {
    const changed = numberChanged(words, random);
    return changed === null ? null : write(changed, form);
  },
  'number added': ({ words, form }, _, random) =>
    words.some((word) => /\d/.test(word)) ? null : write([...words, String(2 + random.below(7))], form),
  'same form, other core': ({ form }, other) =>
    form === '' || other.words.length < 2 ? null : write(other.words, form),
  'telling word differs': ({ words, form }, other, _, vocabulary) => {
    const replaced = replaceDistinctiveWord(words, other.words, vocabulary);
    return replaced === null ? null : write(replaced, form);
  },
  'legal form of another class': ({ words, form }, _, random) =>
    form === '' ? null : write(words, random.pick(['Fundación', 'Fideicomiso', 'Cooperativa', 'E.P.']) ?? ''),
};

function pair(category: string, match: boolean, query: string, item: RegisteredName): LabeledPair {
  const { name } = item;
  return { set: 'registers', category, kind: 'Organization', query, candidate: name, match, decidable: true };
}

function samePairs(items: readonly RegisteredName[], vocabulary: Vocabulary, most: number): LabeledPair[] {
  return Object.entries(ORGANIZATION_REWRITINGS).flatMap(([category, rewrite]) => {
    const made = sampleBy(items, items.length, category, (each) => each.name).flatMap((item) => {
      const query = rewrite(cutName(item.name), new Random(`${category}|${item.name}`), vocabulary);
      return query === null || query === item.name ? [] : [pair(`company: ${category}`, true, query, item)];
    });
    return made.slice(0, most);
  });
}

function otherPairs(items: readonly RegisteredName[], vocabulary: Vocabulary, most: number): LabeledPair[] {
  return Object.entries(ORGANIZATION_CONFUSIONS).flatMap(([category, confuse]) => {
    const made = sampleBy(items, items.length, category, (each) => each.name).flatMap((item) => {
      const random = new Random(`${category}|${item.name}`);
      const other = random.pick(items) ?? item;
      const query = confuse(cutName(item.name), cutName(other.name), random, vocabulary);
      return query === null || foldName(query) === foldName(item.name) || other === item
        ? []
        : [pair(`company: ${category}`, false, query, item)];
    });
    return made.slice(0, most);
  });
}

/** Registers in which every organization has a number, so that two numbers are two organizations. */
const NUMBERED = new Set(['co_contracts', 'ec_companies', 'ofac']);

/**
 * The most similar names of other organizations in the same register. A name contained in another can't be
 * distinguished from it.
 */
function nearestPairs(items: readonly RegisteredName[], vocabulary: Vocabulary, most: number): LabeledPair[] {
  const numbered = items.filter((item) => NUMBERED.has(item.register));
  const index = new NearestNames(numbered, vocabulary);
  const compact = (name: string): string => nameTokens(name).join('');
  return sampleBy(numbered, most * 2, 'nearest', (each) => each.name)
    .flatMap((item) => {
      const allowed = (other: RegisteredName): boolean =>
        other.register === item.register &&
        other.id !== item.id &&
        !contains(other.name, item.name) &&
        compact(other.name) !== compact(item.name);
      const other = index.nearest(item, 1, allowed)[0];
      return other === undefined ? [] : [pair('company: nearest other in the register', false, item.name, other)];
    })
    .slice(0, most * 2);
}

/** Pairs of companies' names from the registers, at most `most` per category. */
export function organizationPairs(
  items: readonly RegisteredName[],
  vocabulary: Vocabulary,
  most: number,
): LabeledPair[] {
  return [
    ...samePairs(items, vocabulary, most),
    ...otherPairs(items, vocabulary, most),
    ...nearestPairs(items, vocabulary, most),
  ];
}
