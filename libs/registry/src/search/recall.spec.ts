import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityKind } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { insertNamed } from '../../test/named-entities.js';
import { indexNames } from '../name-index/index-names.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { EntitySearch } from './entity-search.js';

const NAMES = [
  'Gran Zumbador del Tuira, S.A.',
  'Supermercado Quirindongo, S.A.',
  'Tomasa Quirindongo de la Varnosa',
  'Eulalia Delavarnosa Xul',
  'Anastasio Marañón',
  'OOO Romashka',
  'PT Kartika Bumi Tbk',
  'Fondo Quirindongo XLIV',
  'Primera Iglesia del Tuira',
  '鑫源恒通有限公司',
  '삼양대한물류 주식회사',
  'Beijing Hede Technology Co., Ltd.',
  'Zumurruda Gulf Bank',
  'سجن قرقاش المركزي',
];
const PERSONS = [
  'Mohammed Al-Husseini',
  'Meir Mordechai Ettinger',
  'Chon Chi Bu',
  'Wu Haibo',
  'Zhang Weimin',
  '李晓明',
  'Segundo Quishpe',
  'Юрий Щербаков',
  'Juana Tuirazal Xoconal',
  'Ing. Efraín Tuirazal Calzadina',
  'Hadi Wahba',
  'Omid Reza Tavakoli',
  'Bahram Seifeddin Noorzadeh',
  'فرهاد مولایی',
  'عليرضا قنبري',
  'יששכר בן דוד',
];

describe('candidates for names with other spellings', () => {
  let database: TestDatabase;
  let source: PostgresCandidateSource;

  const found = async (name: string, kind: EntityKind | null = null): Promise<(string | null)[]> => {
    const { candidates } = await source.find({ jurisdiction: 'pa', name, kind, limit: 50 });
    const { rows } = await database.pool.query<{ nombre: string | null }>(
      'select nombre from entity where pk = any($1::bigint[])',
      [candidates.map(({ pk }) => pk)],
    );
    return rows.map(({ nombre }) => nombre);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const invented = [
      ...NAMES.map((nombre) => ({ nombre })),
      ...PERSONS.map((nombre) => ({ nombre, kind: 'NaturalPerson' as const })),
    ];
    await indexNames(database.pool, await insertNamed(database.pool, invented));
    source = new PostgresCandidateSource(database.pool);
  });
  afterAll(() => database.drop());

  it.each([
    ['words joined', 'GRANZUMBADOR TUIRA', 0],
    ['two words that are the whole name joined', 'ANASTASIOMARANON', 4],
    ['a word split', 'SUPER MERCADO QUIRINDONGO', 1],
    ['a word split without other known words', 'QUIRIN DONGO', 1],
    ['linking words joined', 'TOMASA DELAVARNOSA', 2],
    ['linking words split', 'EULALIA DE LA VARNOSA', 3],
    ['two errors in a word', 'ANASTAISOP', 4],
    ['two wrong letters', 'SUPERXERCADQ', 1],
    ['an error in each of two words', 'ANASTACIO MARAÑOM', 4],
    ['a foreign word and an error', 'OVERSEAS QUIRINDONJO TOMASA', 2],
  ])('finds the name despite %s: %j', async (_, name, at) => {
    expect(await found(name)).toContain(NAMES[at]);
  });

  it.each([
    ['Cyrillic, form in front', 'ООО «Ромашка»', 'OOO Romashka'],
    ['no form', 'Romashka', 'OOO Romashka'],
    ['a form at the other end', 'Romashka, LLC', 'OOO Romashka'],
    ['the form in front only', 'PT Kartika Bumi', 'PT Kartika Bumi Tbk'],
    ['a number in words', 'Fondo Quirindongo Cuarenta y Cuatro', 'Fondo Quirindongo XLIV'],
    ['a number in digits', 'Fondo Quirindongo 44', 'Fondo Quirindongo XLIV'],
    ['an ordinal in another language', 'First Iglesia Tuira', 'Primera Iglesia del Tuira'],
    ['some Han characters', '鑫源恒', '鑫源恒通有限公司'],
    ['the last Han characters', '恒通有限公司', '鑫源恒通有限公司'],
    ['Han characters in Latin letters', 'Xinyuan Hengtong', '鑫源恒通有限公司'],
    ['some Hangul', '삼양대한', '삼양대한물류 주식회사'],
    ['Hangul in the middle', '양대한물류', '삼양대한물류 주식회사'],
    ['Han for a Latin name', '北京和德科技有限公司', 'Beijing Hede Technology Co., Ltd.'],
    ['Arabic for a Latin name', 'بنك زمردة الخليجي', 'Zumurruda Gulf Bank'],
    ['Latin for an Arabic name', 'Qarqash Central Prison', 'سجن قرقاش المركزي'],
    ['usual words of an Arabic name in English alone', 'Central Prison', 'سجن قرقاش المركزي'],
  ])('finds a company by %s: %j', async (_, name, wanted) => {
    expect(await found(name, 'Organization')).toContain(wanted);
    expect(await found(name)).toContain(wanted);
  });

  it.each([
    ['Arabic', 'محمد الحسيني', 'Mohammed Al-Husseini'],
    ['Hebrew', 'מאיר אטינגר', 'Meir Mordechai Ettinger'],
    ['Han for a Latin name', '张伟民', 'Zhang Weimin'],
    ['short syllables', '吴海波', 'Wu Haibo'],
    ['Hangul in another romanization', '전지부', 'Chon Chi Bu'],
    ['Latin for a Han name', 'Xiaoming Li', '李晓明'],
    ['a name that is also a number', 'Segundo Quishpe', 'Segundo Quishpe'],
    ['Latin for a Cyrillic name', 'Yuriy Shcherbakov', 'Юрий Щербаков'],
    ['a title', 'Dra. Juana Tuirazal', 'Juana Tuirazal Xoconal'],
    ['titles', 'Excma. Sra. Licda. Juana Tuirazal Xoconal', 'Juana Tuirazal Xoconal'],
    ['an initial', 'J. Tuirazal Xoconal', 'Juana Tuirazal Xoconal'],
    ['initials', 'J. M. Tuirazal Xoconal', 'Juana Tuirazal Xoconal'],
    ['a name that has a title', 'Efraín Tuirazal Calzadina', 'Ing. Efraín Tuirazal Calzadina'],
    ['a generation', 'Efraín Tuirazal Jr.', 'Ing. Efraín Tuirazal Calzadina'],
    ['Persian with two words written as one', 'امیدرضا توکلی', 'Omid Reza Tavakoli'],
    ['Arabic with one word written as two', 'بهرام سيف الدين نور زاده', 'Bahram Seifeddin Noorzadeh'],
    ['words of one consonant in Arabic', 'هادي', 'Hadi Wahba'],
    ['Latin for an Arabic name', 'Farhad Mowlaei', 'فرهاد مولایی'],
    ['Latin in two words for one of an Arabic name', 'Ali Reza Ghanbari', 'عليرضا قنبري'],
    ['Latin for a Hebrew name', 'Yissachar Ben-David', 'יששכר בן דוד'],
    ['Cyrillic for an Arabic name', 'Фархад Мовлаи', 'فرهاد مولایی'],
    ['Arabic for a Hebrew name', 'يساخر بن دافيد', 'יששכר בן דוד'],
  ])('finds a person by %s: %j', async (_, name, wanted) => {
    expect(await found(name, 'NaturalPerson')).toContain(wanted);
    expect(await found(name)).toContain(wanted);
  });

  it.each([
    ['ромашка', []],
    ['romashka', ['OOO Romashka']],
    ['shcherbakov', ['Юрий Щербаков']],
    ['源恒', ['鑫源恒通有限公司']],
    ['대한물류', ['삼양대한물류 주식회사']],
    ['primera', ['Primera Iglesia del Tuira']],
    ['kartika bumi pt', ['PT Kartika Bumi Tbk']],
    ['segundo', ['Segundo Quishpe']],
  ])('searches as written, or in Latin letters: %j', async (nombre, names) => {
    const items = await new EntitySearch(database.pool, source).search({ jurisdiction: 'pa', nombre });
    expect(items.map((item) => item.nombre)).toEqual(names);
  });
});
