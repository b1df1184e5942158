import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type pg from 'pg';
import { randomNumbers } from '../queries.js';

/** The material of hard names: existing names, their most frequent words, and words that many others resemble. */
export interface NameParts {
  readonly names: readonly string[];
  readonly common: readonly string[];
  readonly dense: readonly string[];
}

/** A kind of name. `make` returns the same name for a number in every run. */
export interface NameKind {
  readonly kind: string;
  readonly make: (nr: number) => string;
}

/** The kind that the others are compared with. */
export const ORDINARY = 'ordinary names';

/** Longest name that the API takes. */
const LONGEST = 300;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HAN = 0x4e00;
const HAN_COUNT = 20_000;

/** Reads the material of hard names; `count` names. */
export async function readNameParts(pool: pg.Pool, count: number): Promise<NameParts> {
  const [names, common, dense] = await Promise.all([
    pool.query<{ text: string }>(
      `select nombre as text from entity
        where jurisdiction = '${DEFAULT_JURISDICTION}' and nombre is not null and merged_into is null order by md5(pk::text) limit $1`,
      [count],
    ),
    pool.query<{ text: string }>(
      `select token as text from name_token where jurisdiction = '${DEFAULT_JURISDICTION}' order by df desc, id limit 60`,
    ),
    pool.query<{ text: string }>(
      `select t.token as text
         from name_token t
         join name_token_del d on d.token_id = t.id
         join name_token_del e on e.h = d.h
        where t.jurisdiction = '${DEFAULT_JURISDICTION}' and length(t.token) between 5 and 9
        group by t.id, t.token order by count(*) desc, t.id limit 80`,
    ),
  ]);
  const texts = ({ rows }: pg.QueryResult<{ text: string }>): string[] => rows.map(({ text }) => text);
  return { names: texts(names), common: texts(common), dense: texts(dense) };
}

/** Names that take more work than others, the ordinary ones first. */
export function hardNames({ names, common, dense }: NameParts, seed: number): NameKind[] {
  const random = randomNumbers(seed);
  const pick = (below: number): number => Math.floor(random() * below);
  const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
  const invented = (length: number): string => Array.from({ length }, () => LETTERS[pick(LETTERS.length)]).join('');
  const mistyped = (word: string): string => {
    const place = 1 + pick(word.length - 1);
    return word.slice(0, place) + (LETTERS[pick(LETTERS.length)] ?? '') + word.slice(place + 1);
  };
  const words = (nr: number): string[] => at(names, nr).split(' ');
  const split = (word: string): string[] => (word.length > 5 ? [word.slice(0, 3), word.slice(3)] : [word]);
  const list = (count: number, word: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => word(index))
      .join(' ')
      .slice(0, LONGEST);
  return [
    { kind: ORDINARY, make: (nr) => at(names, nr) },
    { kind: 'two words joined', make: (nr) => at(names, nr).replace(' ', '') },
    { kind: 'every two words joined', make: (nr) => at(names, nr).replace(/(\S+) (\S+)/g, '$1$2') },
    { kind: 'all words joined', make: (nr) => words(nr).join('') },
    { kind: 'two names joined to one word', make: (nr) => [...words(nr), ...words(nr + 100)].join('') },
    { kind: 'every word split', make: (nr) => words(nr).flatMap(split).join(' ') },
    {
      kind: 'two errors in every word',
      make: (nr) =>
        words(nr)
          .map((word) => (word.length > 4 ? mistyped(mistyped(word)) : word))
          .join(' '),
    },
    { kind: 'one word of 300 letters', make: () => invented(LONGEST) },
    { kind: '20 invented words', make: () => list(20, () => invented(14)) },
    { kind: '100 words of two letters', make: () => list(100, () => invented(2)) },
    { kind: 'ten names', make: (nr) => list(10, (index) => at(names, nr + index)) },
    { kind: '14 common words', make: (nr) => list(14, (index) => at(common, nr + index)) },
    { kind: '12 common words again and again', make: (nr) => list(30, (index) => at(common.slice(0, 12), nr + index)) },
    {
      kind: '12 words joined of common ones',
      make: (nr) => list(12, (index) => at(common, nr + index) + at(common, nr * 7 + index)),
    },
    {
      kind: '40 halves of common words',
      make: (nr) => list(40, (index) => split(at(common, nr + index)).join(' ')),
    },
    { kind: '20 words with many neighbors', make: (nr) => list(20, (index) => at(dense, nr + index)) },
    { kind: 'the same, each with an error', make: (nr) => list(20, (index) => mistyped(at(dense, nr + index))) },
    { kind: '14 initials and a name', make: (nr) => `a b c d e f g h j k l m n p ${at(names, nr)}` },
    {
      kind: 'three marks on every letter',
      make: (nr) => at(names, nr).replace(/./gu, '$&\u0301\u0308\u0323').slice(0, LONGEST),
    },
    { kind: '300 ligatures of 18 letters', make: () => '\ufdfa'.repeat(LONGEST) },
    {
      kind: '300 Han characters',
      make: () => Array.from({ length: LONGEST }, () => String.fromCharCode(HAN + pick(HAN_COUNT))).join(''),
    },
  ];
}
