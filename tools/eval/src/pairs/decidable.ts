import { foldName } from '@entity-registry/domain';
import { editDistance } from '@entity-registry/registry';
import type { NameKind } from './pair.js';
import { skeletons } from './world/entities.js';

/** Words that tell no company from another: legal forms, and linking words. */
const COMPANY_WORDS = new Set(
  (
    'joint stock company jsc pjsc ojsc cjsc ao oao pao zao llc ooo limited liability ltd open public the and of et for co ' +
    'corp corporation corporacion inc incorporated cia ltda limitada sa sas srl sl bv plc gmbh s a r l y e de del la el los'
  ).split(' '),
);

/** Words that tell no person from another: titles, and particles. */
const PERSON_WORDS = new Set('sr sra srta dr dra mr mrs ms ing lic don dona de del la las los y al el'.split(' '));

const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter((word) => word !== '');

/** The words that tell a name from others, folded: remarks in parentheses, legal forms, titles and particles don't. */
function tellingWords(name: string, kind: NameKind): string[] {
  const common = kind === 'Organization' ? COMPANY_WORDS : PERSON_WORDS;
  return wordsOf(name.replace(/\([^)]*\)/g, ' ')).filter((word) => !common.has(word));
}

/** True if the two words could be one: equal, one letter apart, or one the initial of the other. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short) && !/^\d/.test(long);
  return short.length > 3 && !/\d/.test(short) && editDistance(short, long, 1) <= 1;
}

/** True if a reader finds every telling word of `name` in `other`: nothing in the name speaks against that entity. */
export function couldMean(name: string, other: string, kind: NameKind): boolean {
  // All words of the other: a mistyped legal form isn't known as one.
  const words = wordsOf(other);
  return tellingWords(name, kind).every((word) => words.some((each) => isSameWord(word, each)));
}

/**
 * True if a shortened name still tells its entity: it kept the rarest of its words, and two full words of a person's name,
 * or one of a company's.
 */
export function tellsEntity(
  shortened: string,
  name: string,
  kind: NameKind,
  frequency: (word: string) => number,
): boolean {
  const kept = tellingWords(shortened, kind);
  const full = kept.filter((word) => word.length > 1);
  if (full.length < (kind === 'NaturalPerson' ? 2 : 1)) return false;
  const isKept = (word: string): boolean => kept.some((each) => isSameWord(word, each));
  // A word in no name of the list is part of a form.
  const rarity = (words: readonly string[]): number => Math.min(...words.map((word) => frequency(word) || Infinity));
  const words = tellingWords(name, kind);
  return rarity(words.filter(isKept)) <= rarity(words.filter((word) => !isKept(word)));
}

/**
 * True if an alias is another spelling of the name, and not another name: half of the words of the shorter one have the same
 * consonants.
 */
export function isSpelling(alias: string, name: string): boolean {
  const [own, other] = [skeletons(name), skeletons(alias)];
  const shared = [...other].filter((word) => own.has(word)).length;
  return other.size > 0 && shared >= Math.min(own.size, other.size) / 2 && (other.size > 1 || own.size === 1);
}
