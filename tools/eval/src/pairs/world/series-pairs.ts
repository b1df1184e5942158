import type { Random } from '../../random.js';

type Names = readonly [query: string, candidate: string] | null;

/** Words before the letter or number of a series, by meaning. Written for the evaluation, apart from the tables of the scorer. */
const SERIES: readonly (readonly string[])[] = [
  ['Serie', 'Series'],
  ['Fondo', 'Fund'],
  ['Fideicomiso', 'Trust'],
  ['Clase', 'Class'],
  ['Fase', 'Phase'],
  ['Bloque', 'Block'],
  ['Torre', 'Tower'],
  ['Sección', 'Section'],
];

const LETTERS = 'ABCDEFGH'.split('');

/** Words that exclude each other, each with its spellings in other languages. */
const OPPOSITES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['Norte', 'North'],
    ['Sur', 'South'],
  ],
  [
    ['Este', 'East'],
    ['Oeste', 'West'],
  ],
  [
    ['Oriental', 'Eastern'],
    ['Occidental', 'Western'],
  ],
  [['Northern'], ['Southern']],
  [['Alta'], ['Baja']],
  [
    ['Alto', 'Alta'],
    ['Bajo', 'Baja'],
  ],
  [
    ['Viejo', 'Old'],
    ['Nuevo', 'New'],
  ],
  [['Vieja'], ['Nueva']],
  [
    ['Superior', 'Upper'],
    ['Inferior', 'Lower'],
  ],
  [
    ['Mayor', 'Greater'],
    ['Menor', 'Lesser'],
  ],
  [
    ['Interior', 'Inner'],
    ['Exterior', 'Outer'],
  ],
  [
    ['Grande', 'Big'],
    ['Pequeño', 'Little'],
  ],
];

/** The same form in two languages. */
const TRANSLATED_FORMS: readonly (readonly string[])[] = [
  ['Limited Liability Company', 'Sociedad de Responsabilidad Limitada', 'GmbH', 'S. de R.L.', 'LLC', 'SARL', 'S.r.l.'],
  ['Joint-Stock Company', 'Sociedad Anónima', 'Aktiengesellschaft', 'S.A.', 'Société Anonyme', 'Akciová společnost'],
  ['Compañía Limitada', 'Cía. Ltda.', 'Company Limited', 'Limited Company', 'Ltda.', 'Sociedad Limitada'],
  ['Offene Handelsgesellschaft', 'OHG', 'General Partnership', 'Sociedad Colectiva', 'Société en nom collectif'],
  ['Kommanditgesellschaft', 'KG', 'Limited Partnership', 'Sociedad en Comandita', 'Société en commandite simple'],
  ['Public Limited Company', 'Sociedad Anónima', 'Naamloze Vennootschap', 'Società per Azioni', 'Aktiebolag'],
  ['Compañía Anónima', 'C.A.', 'Sociedad Anónima', 'Corporation'],
  ['Sociedad por Acciones Simplificada', 'S.A.S.', 'Société par Actions Simplifiée', 'Simplified Joint-Stock Company'],
];

const THOUSANDS: readonly (readonly string[])[] = [
  ['Dos Mil', '2000', '2,000', '2.000', 'Two Thousand'],
  ['Dos Mil Veinte', '2020', 'Two Thousand Twenty', 'MMXX', 'Twenty Twenty'],
  ['Tres Mil', '3000', '3.000', 'Three Thousand', '3,000'],
  ['Mil', '1000', '1,000', 'One Thousand', '1.000'],
  ['Dos Mil Diez', '2010', 'Two Thousand Ten', 'MMX'],
  ['Quinientos', '500', 'Five Hundred'],
  ['Dos Mil Uno', '2001', 'Two Thousand One', 'MMI'],
  ['Diez Mil', '10000', '10.000', '10,000', 'Ten Thousand'],
  ['Ciento Veinte', '120', 'One Hundred Twenty'],
  ['Mil Novecientos Noventa y Nueve', '1999', 'MCMXCIX', 'Nineteen Ninety-Nine'],
  ['Dos Mil Veintiuno', '2021', 'Two Thousand Twenty-One', 'MMXXI'],
  ['Doscientos', '200', 'Two Hundred'],
];

const AND: readonly string[] = ['&', ' & ', ' and ', ' y ', ' und ', ' et ', ' e ', ' + '];
const AND_IN_LETTERS: readonly string[] = ['&', ' & ', ' and ', ' y ', '+'];

const otherThan = <Value>(values: readonly Value[], value: Value, random: Random): Value | undefined =>
  random.pick(values.filter((each) => each !== value));

function twoOf(groups: readonly (readonly string[])[], core: string, random: Random): Names {
  const group = random.pick(groups) ?? [];
  const one = random.pick(group) ?? '';
  const other = otherThan(group, one, random);
  return other === undefined ? null : [`${core} ${one}`, `${core} ${other}`];
}

function ofTwo(groups: readonly (readonly string[])[], core: string, random: Random): Names {
  const group = random.pick(groups) ?? [];
  const facing = otherThan(groups, group, random) ?? [];
  return [`${core} ${random.pick(group) ?? ''}`, `${core} ${random.pick(facing) ?? ''}`];
}

/** Differences that are notation. */
export const SAME_IN_SERIES = {
  'series: in another language': (core: string, random: Random): Names => {
    const [one = '', other = ''] = random.pick(SERIES) ?? [];
    const letter = random.pick(LETTERS) ?? 'A';
    return [`${core} ${one} ${letter}`, `${core} ${other} ${letter}`];
  },
  'opposites: in another language': (core: string, random: Random): Names => {
    const [first, second] = random.pick(OPPOSITES) ?? [[], []];
    return twoOf([random.below(2) === 0 ? first : second], core, random);
  },
  'legal forms: in another language': (core: string, random: Random): Names => twoOf(TRANSLATED_FORMS, core, random),
  'thousands: other notation': (core: string, random: Random): Names => twoOf(THOUSANDS, core, random),
  'and: other sign or word': (core: string, random: Random): Names => {
    const signs = random.below(4) === 0 ? AND_IN_LETTERS : AND;
    const one = random.pick(signs) ?? '';
    const other = otherThan(signs, one, random) ?? '';
    const [first = '', ...rest] = core.split(' ');
    return signs === AND_IN_LETTERS
      ? [`${core} R${one}D`, `${core} R${other}D`]
      : [`${first}${one}${rest.join(' ')}`, `${first}${other}${rest.join(' ')}`];
  },
};

/** Another company of the series or the family. */
export const OTHER_IN_SERIES = {
  'series: another letter': (core: string, random: Random): Names => {
    const [one = ''] = random.pick(SERIES) ?? [];
    const letter = random.pick(LETTERS) ?? 'A';
    return [`${core} ${one} ${letter}`, `${core} ${one} ${otherThan(LETTERS, letter, random) ?? ''}`];
  },
  'series: letter alone': (core: string, random: Random): Names => {
    const letter = random.pick(LETTERS) ?? 'A';
    return [`${core} ${letter}`, `${core} ${otherThan(LETTERS, letter, random) ?? ''}`];
  },
  'opposites: another': (core: string, random: Random): Names => {
    const [first, second] = random.pick(OPPOSITES) ?? [[], []];
    return [`${core} ${random.pick(first) ?? ''}`, `${core} ${random.pick(second) ?? ''}`];
  },
  'thousands: another number': (core: string, random: Random): Names => ofTwo(THOUSANDS, core, random),
};
