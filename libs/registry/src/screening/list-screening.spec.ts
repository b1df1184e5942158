import { join } from 'node:path';
import { toListing } from '@entity-registry/domain';
import type { ListId, Listing, ListingInput, ScreenedSubject } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { ListVersions } from '../lists/list-versions.js';
import { indexNames } from '../name-index/index-names.js';
import { ListScreening } from './list-screening.js';
import { ScreeningThreads } from './screening-threads.js';

const NOW = new Date('2026-11-20T06:00:00Z');
const person = (n: number, name: string, more: Partial<ListingInput> = {}): Listing =>
  toListing({ entryId: String(n), type: 'individual', names: [{ kind: 'primary', name }], ...more });
const subject = (name: string, more: Partial<ScreenedSubject> = {}): ScreenedSubject => ({
  ...{ name, aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] },
  ...more,
});
/** Enough other entries for a change of one to be a small one. */
const CROWD = 'Abel Belisario Casilda Damián Eladio Facundo Gumersinda Hilario Isolda Jacinta'
  .split(' ')
  .flatMap((given, one) =>
    'Quiel Batista Marañón Tuirazal Calzadina'
      .split(' ')
      .map((surname, other) => person(1_000 + one * 10 + other, `${surname}, ${given} Inventado`)),
  );

describe('ListScreening', () => {
  let database: TestDatabase;
  let versions: ListVersions;
  let screening: ListScreening;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 6 });
    versions = new ListVersions(database.pool, indexNames, () => NOW);
    screening = new ListScreening(database.pool, { threads: 2 });
  });
  afterAll(async () => {
    await screening.close();
    await database.drop();
  });
  beforeEach(async () => {
    await database.pool.query(
      `truncate list_version, listing, listing_change, held_listing, record, entity, section, section_change, ingest_run cascade`,
    );
  });

  const load = (list: ListId, listings: readonly Listing[], published = '2026-11-20') =>
    versions.import({ list, listings, published, fileName: null });
  const hitsOf = async (one: ScreenedSubject, options = {}) => {
    const [hits = []] = (await screening.screen([one], options)).hits;
    return hits;
  };
  const entriesOf = async (one: ScreenedSubject, options = {}): Promise<string[]> =>
    (await hitsOf(one, options)).map(({ listing }) => listing.entryId);

  it('takes a turn for each read, and none while threads score', async () => {
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías')]);
    let [active, reads] = [0, 0];
    const turns = {
      run: async <Result>(read: () => Promise<Result>): Promise<Result> => {
        active += 1;
        reads += 1;
        try {
          return await read();
        } finally {
          active -= 1;
        }
      },
    };
    const whileScoring: number[] = [];
    const screen: ScreeningThreads['screen'] = Reflect.get(ScreeningThreads.prototype, 'screen');
    const noteAndScreen: ScreeningThreads['screen'] = function (this: ScreeningThreads, task) {
      whileScoring.push(active);
      return screen.call(this, task);
    };
    const scoring = jest.spyOn(ScreeningThreads.prototype, 'screen').mockImplementation(noteAndScreen);
    expect(await entriesOf(subject('Zacarías Xoconal Varnoso Nuevapalabra'), { turns })).toEqual(['1']);
    scoring.mockRestore();
    expect(whileScoring).toEqual([0]);
    // The versions and, of a state that was in memory, the words that no listing has.
    expect(reads).toBeGreaterThanOrEqual(2);
  });

  it('finds a listing by its names in any spelling, with the version of the list and what matched', async () => {
    const names = [
      { kind: 'primary', name: 'XOCONAL VARNOSO, Zacarías' },
      { kind: 'former', name: 'Pedro Tuirazal Quiel' },
    ] as const;
    await load('ofac_sdn', [person(1, '', { names }), ...CROWD]);
    for (const name of ['Zacarias Xoconal Varnoso', 'Zacarías Xoconál Barnoso', 'Varnoso Zacarías Xoconal']) {
      const [hit] = await hitsOf(subject(name));
      expect(hit).toMatchObject({ list: 'ofac_sdn', version: '2026-11-20', matchedName: { kind: 'primary', screened: name } }); // prettier-ignore
    }
    const [former] = await hitsOf(subject('Benita Nadie', { aliases: ['Pedro Tuirazal Quiel'] }));
    expect(former?.matchedName).toEqual({ kind: 'former', name: 'Pedro Tuirazal Quiel', screened: 'Pedro Tuirazal Quiel' }); // prettier-ignore
  });

  it('finds names in other scripts', async () => {
    await load('eu_sanctions', [person(1, 'Мухаммад Ибрагимов'), ...CROWD]);
    expect(await entriesOf(subject('Muhammad Ibragimov'))).toEqual(['1']);
  });

  it('finds a listing by a number of the same country, whatever its name, and only of that country', async () => {
    const cedula = { kind: 'cedula', value: '8-123-456', country: 'PA' };
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías', { identifiers: [cedula] }), ...CROWD]);
    const [hit] = await hitsOf(subject('Benita Nadie', { identifiers: [{ ...cedula, value: '08-0123-000456' }] }), { minScore: 0.99 }); // prettier-ignore
    expect(hit).toMatchObject({ listing: { entryId: '1' }, fields: { identifier: 'agrees' } });
    expect(await entriesOf(subject('Benita Nadie', { identifiers: [{ ...cedula, country: 'CO' }] }))).toEqual([]); // prettier-ignore
  });

  it('lowers the score for a contradicting birth date, not for a missing one', async () => {
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías', { birthDates: ['1971-03-05'] }), ...CROWD]);
    const scoreOf = async (birthDate: string | null): Promise<number> =>
      (await hitsOf(subject('Zacarías Xoconal Varnoso', { birthDate }), { minScore: 0 }))[0]?.score ?? NaN;
    const [agrees, missing, contradicts] = [await scoreOf('1971'), await scoreOf(null), await scoreOf('1940-01-01')];
    expect(agrees).toBeGreaterThan(missing);
    expect(missing).toBeGreaterThan(0.9);
    expect(contradicts).toBeLessThan(0.8);
  });

  it('searches only lists of the requested kinds, and names every one of them, loaded or not', async () => {
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías'), ...CROWD]);
    const zacarias = subject('Zacarías Xoconal Varnoso');
    expect(await entriesOf(zacarias, { kinds: ['pep', 'debarment'] })).toEqual([]);
    const { listsSearched } = await screening.screen([zacarias], { kinds: ['sanctions'] });
    expect(listsSearched).toEqual([
      { list: 'ofac_sdn', kind: 'sanctions', version: '2026-11-20', published: '2026-11-20', importedAt: NOW, entries: CROWD.length + 1 },
      { list: 'eu_sanctions', kind: 'sanctions', version: null, published: null, importedAt: null, entries: null },
      { list: 'un_security_council', kind: 'sanctions', version: null, published: null, importedAt: null, entries: null },
    ]); // prettier-ignore
  });

  it('answers without a list on file', async () => {
    const { hits, listsSearched } = await screening.screen([subject('Zacarías Xoconal')]);
    expect(hits).toEqual([[]]);
    expect(listsSearched.every(({ version }) => version === null)).toBe(true);
  });

  it('follows each version: entries that are added, renamed and removed', async () => {
    const before = [person(1, 'XOCONAL VARNOSO, Zacarías'), person(2, 'IBARGUREN OSES, Leocadia'), ...CROWD];
    await load('ofac_sdn', before);
    await load('ofac_sdn', [person(1, 'URDANIVIA PEÑA, Telmo'), person(3, 'ZUBIETA LARA, Olimpia'), ...CROWD], '2026-11-21'); // prettier-ignore
    const found = await Promise.all(
      ['Zacarías Xoconal Varnoso', 'Leocadia Ibarguren Oses', 'Telmo Urdanivia Peña', 'Olimpia Zubieta Lara'].map((name) => entriesOf(subject(name))), // prettier-ignore
    );
    expect(found).toEqual([[], [], ['1'], ['3']]);
  });

  it('finds names of which every word is in thousands of others', async () => {
    const given = Array.from({ length: 50 }, (_, at) => `Zaca${String.fromCharCode(97 + (at % 26))}${at}`);
    const crowd = given.flatMap((one, at) => given.map((other, nr) => person(at * 50 + nr, `XOCONAL VARNOSO, ${one} ${other}`))); // prettier-ignore
    await load('ofac_sdn', crowd);
    await load('ofac_sdn', [...crowd, person(9_999, 'XOCONAL VARNOSO, Telmo')], '2026-11-21');
    expect((await entriesOf(subject('Telmo Xoconal Varnoso')))[0]).toBe('9999');
  });

  it('answers from one version of each list while another is imported, and from the newest one afterwards', async () => {
    const names = ['Zacarías', 'Telmo', 'Olimpia', 'Leocadia'];
    const subjects = names.flatMap((given) => Array.from({ length: 10 }, () => subject(`${given} Xoconal Varnoso`)));
    for (const [at, given] of names.entries()) {
      const published = `2026-11-${20 + at}`;
      const before = at === 0 ? [] : Array.from({ length: 3 }, () => screening.screen(subjects));
      await load('ofac_sdn', [person(at, `XOCONAL VARNOSO, ${given}`), ...CROWD], published);
      const after = await screening.screen(subjects);
      for (const { hits, listsSearched } of [...(await Promise.all(before)), after]) {
        const searched = listsSearched[0]?.version;
        expect(new Set(hits.flat().map(({ version }) => version))).toEqual(new Set([searched]));
      }
      expect(after.listsSearched[0]).toMatchObject({ version: published });
      expect(after.hits[at * 10]?.[0]).toMatchObject({ listing: { entryId: String(at) }, version: published });
    }
  });

  it('weighs words by the names of entities too: a name that is common in the country says little', async () => {
    const scoreOf = async (): Promise<number> =>
      (await hitsOf(subject('Abel Quiel'), { minScore: 0 })).find(({ listing }) => listing.entryId === '1')?.score ??
      NaN;
    await load('ofac_sdn', [person(1, 'QUIEL, Abel Ernesto'), ...CROWD]);
    const rare = await scoreOf();
    const crowd = Array.from({ length: 400 }, (_, at) => ({ nombre: `Abel Quiel Inventado${at}`, kind: 'NaturalPerson' as const })); // prettier-ignore
    await insertNamed(database.pool, crowd);
    await database.pool.query(`insert into name_token (jurisdiction, token, df) values ('pa', 'abel', 400), ('pa', 'quiel', 400)`); // prettier-ignore
    await database.pool.query(`update name_index set names = 400 where jurisdiction = 'pa'`);
    expect(await scoreOf()).toBeLessThanOrEqual(rare);
  });

  it('fails if a thread ends, and goes on with another one', async () => {
    const threadFile = join(import.meta.dirname, '../../test/threads/ending-screening-thread.mjs');
    const ending = new ListScreening(database.pool, { threads: 1, threadFile });
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías'), ...CROWD]);
    try {
      const end = ending.screen([subject('END THE THREAD')]);
      await expect(end).rejects.toMatchObject({ code: 'search_backend_error', fields: { retryAfterSeconds: 5 } });
      const { hits } = await ending.screen([subject('Zacarías Xoconal Varnoso')]);
      expect(hits[0]).toMatchObject([{ listing: { entryId: '1' } }]);
    } finally {
      await ending.close();
    }
    const closed = ending.screen([subject('Zacarías Xoconal Varnoso')]);
    await expect(closed).rejects.toMatchObject({ code: 'search_backend_error' });
  });
});
