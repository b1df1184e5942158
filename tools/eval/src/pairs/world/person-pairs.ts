import { foldName } from '@entity-registry/domain';
import { Random, hashText } from '../../random.js';
import type { RegisteredPerson } from '../../registers.js';
import { mistype } from '../distort.js';
import type { LabeledPair } from '../pair.js';
import { OTHER_IN_FAMILY, SAME_IN_FAMILY } from './family-pairs.js';
import { NICKNAMES, PATRONYMICS, STEMS, SURNAME_ENDINGS, SYLLABLES, TITLES } from './person-words.js';
import { worldPair } from './world-pair.js';

type Names = readonly [query: string, candidate: string] | null;
type Change = (person: RegisteredPerson, other: RegisteredPerson, random: Random) => Names;

const full = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');

const title = (text: string): string => text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

const plain = (person: RegisteredPerson): string => title(person.name);

function slavicSurname(random: Random): readonly [man: string, woman: string] {
  const stem = random.pick(STEMS) ?? '';
  const [man, woman] = random.pick(SURNAME_ENDINGS) ?? ['ov', 'ova'];
  return [stem + man, stem + woman];
}

const isDigitable = /[oiesa]/;
const DIGITS = new Map([
  ['o', '0'],
  ['i', '1'],
  ['e', '3'],
  ['s', '5'],
  ['a', '4'],
]);

/** Two syllables of a Chinese given name and one of a surname, in pinyin and in Wade-Giles. */
function chineseName(random: Random, pick: (at: number) => readonly [string, string]): Names {
  const [surname, first, second] = [pick(0), pick(1), pick(2)];
  const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const [pinyin, wade] = [
    `${cap(surname[0])} ${cap(first[0])}${second[0]}`,
    `${cap(surname[1])} ${cap(first[1])}-${second[1]}`,
  ];
  return random.below(2) === 0 ? [pinyin, wade] : [wade, pinyin];
}

const syllable = (random: Random): readonly [string, string] => random.pick(SYLLABLES) ?? ['bo', 'po'];

const SAME: Readonly<Record<string, Change>> = {
  ...SAME_IN_FAMILY,
  'married names: husband added': (person, other, random) => {
    const link = random.pick(['de', 'viuda de', 'Vda. de', 'de']) ?? 'de';
    return [full(plain(person), link, title(other.surnames[0] ?? '')), plain(person)];
  },
  'married names: second surname replaced': ({ given, surnames }, other, random) =>
    surnames.length < 2 || !foldName(given[0] ?? '').endsWith('a')
      ? null
      : [
          title(full(...given, surnames[0], random.pick(['de', 'Vda. de']), other.surnames[0])),
          title(full(...given, ...surnames)),
        ],
  'single surname: given name and surname': ({ given, surnames }) =>
    given.length < 2 || surnames.length < 2
      ? null
      : [title(full(given[0], surnames[0])), title(full(...given, ...surnames))],
  'single surname: several names left out': ({ given, surnames }, other) =>
    surnames.length < 2
      ? null
      : [title(full(given[0], surnames[0])), title(full(...given, ...other.given.slice(0, 1), ...surnames))],
  'titles: added': (person, _, random) => [`${random.pick(TITLES) ?? ''} ${plain(person)}`, plain(person)],
  'nicknames: short form': ({ surnames }, _, random) => {
    const [long = '', short = ''] = random.pick(NICKNAMES) ?? [];
    const surname = title(full(...surnames));
    return [`${short} ${surname}`, `${long} ${surname}`];
  },
  'patronymics: left out': (_, __, random) => {
    const [given] = random.pick(PATRONYMICS) ?? ['Ivan'];
    const [, patronymic] = random.pick(PATRONYMICS) ?? ['', 'Ivanovich'];
    const [surname] = slavicSurname(random);
    return [`${given} ${surname}`, `${surname} ${given} ${patronymic}`];
  },
  'patronymics: as an initial': (_, __, random) => {
    const [given] = random.pick(PATRONYMICS) ?? ['Ivan'];
    const [, patronymic] = random.pick(PATRONYMICS) ?? ['', 'Ivanovich'];
    const [surname] = slavicSurname(random);
    return [`${surname} ${given.slice(0, 1)}.${patronymic.slice(0, 1)}.`, `${given} ${patronymic} ${surname}`];
  },
  'surnames inflected: man and woman': (_, __, random) => {
    const given = random.pick(['Anna', 'Yelena', 'Olga', 'Tatiana', 'Irina', 'Natalia']) ?? 'Anna';
    const [, , patronymic] = random.pick(PATRONYMICS) ?? ['', '', 'Ivanovna'];
    const [man, woman] = slavicSurname(random);
    return [`${given} ${patronymic} ${man}`, `${given} ${patronymic} ${woman}`];
  },
  'romanization: Wade-Giles': (_, __, random) => {
    const own = [syllable(random), syllable(random), syllable(random)];
    return chineseName(random, (at) => own[at] ?? ['bo', 'po']);
  },
  'letters as digits: one or two': (person, _, random) => {
    const words = plain(person).split(' ');
    const at = random.below(words.length);
    const word = words[at] ?? '';
    const place = Array.from(word).findIndex((letter, index) => index > 0 && isDigitable.test(letter));
    if (word.length < 5 || place < 0) return null;
    const typed = word.slice(0, place) + (DIGITS.get(word.charAt(place)) ?? '') + word.slice(place + 1);
    return [words.with(at, typed).join(' '), words.join(' ')];
  },
  'spelling: long word': (person, _, random) => {
    const words = plain(person).split(' ');
    const at = words.findIndex((word) => word.length > 6);
    return at < 0 ? null : [words.with(at, mistype(words[at] ?? '', random)).join(' '), words.join(' ')];
  },
};

const OTHER: Readonly<Record<string, Change>> = {
  ...OTHER_IN_FAMILY,
  'married names: another person': (person, other) => {
    const husband = title(other.surnames[0] ?? '');
    return [full(title(full(other.given[0], person.surnames[0])), 'de', husband), `${plain(person)} de ${husband}`];
  },
  'single surname: another given name': ({ given, surnames }, other) =>
    surnames.length < 2 || given.includes(other.given[0] ?? '')
      ? null
      : [title(full(other.given[0], surnames[0])), title(full(...given, ...surnames))],
  'single surname: another surname': ({ given, surnames }, other) =>
    surnames.length < 2 || surnames.includes(other.surnames[0] ?? '')
      ? null
      : [title(full(given[0], other.surnames[0])), title(full(...given, ...surnames))],
  'titles: another person': (person, other, random) => {
    const form = random.pick(TITLES) ?? '';
    const name = title(full(other.given[0], ...person.surnames));
    return [`${form} ${name}`, `${form} ${plain(person)}`];
  },
  'nicknames: of another name': ({ surnames }, _, random) => {
    const [, short = ''] = random.pick(NICKNAMES) ?? [];
    const [long = ''] = random.pick(NICKNAMES.filter((each) => each[1] !== short)) ?? [];
    const surname = title(full(...surnames));
    return [`${short} ${surname}`, `${long} ${surname}`];
  },
  'patronymics: father and son': (_, __, random) => {
    const one = random.pick(PATRONYMICS) ?? ['', '', ''];
    const other = random.pick(PATRONYMICS.filter((each) => each !== one)) ?? ['', '', ''];
    const [surname] = slavicSurname(random);
    return [`${one[0]} ${other[1]} ${surname}`, `${other[0]} ${one[1]} ${surname}`];
  },
  'patronymics: of another father': (_, __, random) => {
    const [given] = random.pick(PATRONYMICS) ?? ['Ivan'];
    const one = random.pick(PATRONYMICS) ?? ['', '', ''];
    const other = random.pick(PATRONYMICS.filter((each) => each !== one)) ?? ['', '', ''];
    const [surname] = slavicSurname(random);
    return [`${given} ${one[1]} ${surname}`, `${given} ${other[1]} ${surname}`];
  },
  'surnames inflected: another family': (_, __, random) => {
    const given = random.pick(['Anna', 'Yelena', 'Olga', 'Tatiana', 'Irina', 'Natalia']) ?? 'Anna';
    const [, , patronymic] = random.pick(PATRONYMICS) ?? ['', '', 'Ivanovna'];
    const [man] = slavicSurname(random);
    const [, woman] = slavicSurname(random);
    return man.slice(0, 4) === woman.slice(0, 4)
      ? null
      : [`${given} ${patronymic} ${man}`, `${given} ${patronymic} ${woman}`];
  },
  'romanization: another name': (_, __, random) => {
    const own = [syllable(random), syllable(random), syllable(random)];
    const changed = 1 + random.below(2);
    const other = syllable(random);
    if (other === own[changed]) return null;
    const names = [own, own.with(changed, other)] as const;
    const one = chineseName(random, (at) => names[0][at] ?? ['bo', 'po']);
    const two = chineseName(random, (at) => names[1][at] ?? ['bo', 'po']);
    return one === null || two === null ? null : [one[0], two[0]];
  },
  'spelling: surname of like beginning': (person, other) => {
    const [own, facing] = [foldName(person.surnames[0] ?? ''), foldName(other.surnames[0] ?? '')];
    if (own.length < 5 || facing.length < 5 || own === facing) return null;
    const cut = 3;
    const mixed = own.slice(0, cut) + facing.slice(cut - 1);
    if (similarEnd(mixed, own)) return null;
    return [title(full(person.given[0], mixed)), title(full(person.given[0], own))];
  },
  'spelling: short surname': (person, _, random) => {
    const short = [
      'Chan',
      'Lara',
      'Mora',
      'Rios',
      'Soto',
      'Vega',
      'Pena',
      'Sosa',
      'Leon',
      'Kim',
      'Wang',
      'Khan',
      'Lopes',
    ];
    // Not Chen: that is Chan, romanized from Mandarin.
    const near = [
      'Chin',
      'Lora',
      'Mira',
      'Rivas',
      'Sota',
      'Vera',
      'Pina',
      'Rosa',
      'Lein',
      'Kam',
      'Weng',
      'Kahn',
      'Lobos',
    ];
    const at = random.below(short.length);
    if (short[at] === 'Khan') return null;
    return [title(full(person.given[0], short[at])), title(full(person.given[0], near[at]))];
  },
};

const similarEnd = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) < 3 && Array.from(one).filter((letter, at) => letter !== other[at]).length < 3;

/** Pairs made from persons' names of the registers, at most `most` per category. */
export function worldPersonPairs(people: readonly RegisteredPerson[], most: number): LabeledPair[] {
  const make = (changes: Readonly<Record<string, Change>>, match: boolean): LabeledPair[] =>
    Object.entries(changes).flatMap(([category, change]) => {
      const own = people
        .map((person) => ({ person, rank: hashText(`world ${category}|${person.name}`) }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, most * 12);
      const made: LabeledPair[] = [];
      for (const { person, rank } of own) {
        const other = people[rank % people.length] ?? person;
        const names = change(person, other, new Random(`world ${category}|${person.name}`));
        if (names !== null && foldName(names[0]) !== foldName(names[1]) && other.id !== person.id)
          made.push(worldPair('NaturalPerson', category, match, names[0], names[1]));
        if (made.length === most) break;
      }
      return made;
    });
  return [...make(SAME, true), ...make(OTHER, false)];
}
