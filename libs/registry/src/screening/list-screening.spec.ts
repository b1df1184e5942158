import { toListing } from '@entity-registry/domain';
import type { ListId, Listing, ListingInput, ScreenedSubject } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { ListVersions } from '../lists/list-versions.js';
import { indexNames } from '../name-index/index-names.js';
import { outdatedNameIndexes } from '../name-index/index-state.js';
import { ListScreening } from './list-screening.js';
import { rebuildListingIndex } from '../lists/listing-index.js';

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
    screening = new ListScreening(database.pool);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query(
      `truncate list_version, listing, listing_change, held_listing, listing_name_key, listing_number, record, entity, section,
                section_change, ingest_run restart identity cascade`,
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
  /** The index as it is, without what a rebuild may number otherwise. */
  const indexed = async (): Promise<object[]> => {
    const { rows } = await database.pool.query<object>(
      `select listing_id, name_nr, list, set_key, (select array_agg(key order by key) from unnest(keys) key) as keys,
              (select array_agg(number_key order by 1) from listing_number n where n.listing_id = k.listing_id) as numbers
         from listing_name_key k order by 1, 2`,
    );
    return rows;
  };

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
    const updated = await indexed();
    await rebuildListingIndex(database.pool, NOW);
    expect(await indexed()).toEqual(updated);
  });

  it('needs a rebuild if other code built the index, which the next import or a command does', async () => {
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías'), ...CROWD]);
    const current = await indexed();
    const outdate = () =>
      database.pool.query(`update name_index set keys_version = 0, state = 'stale' where jurisdiction = 'lists'`);
    await outdate();
    await database.pool.query('delete from listing_name_key');
    expect(await outdatedNameIndexes(database.pool)).toEqual(['lists']);
    await expect(screening.screen([subject('Zacarías Xoconal')])).rejects.toMatchObject({ code: 'search_backend_error' }); // prettier-ignore
    await rebuildListingIndex(database.pool, NOW);
    expect([await indexed(), await outdatedNameIndexes(database.pool)]).toEqual([current, []]);
    await outdate();
    await load('un_security_council', [person(9, 'ZUBIETA LARA, Olimpia')]);
    expect(await entriesOf(subject('Zacarías Xoconal Varnoso'))).toEqual(['1']);
  });

  it('finds names of which every word is in thousands of others', async () => {
    const given = Array.from({ length: 50 }, (_, at) => `Zaca${String.fromCharCode(97 + (at % 26))}${at}`);
    const crowd = given.flatMap((one, at) => given.map((other, nr) => person(at * 50 + nr, `XOCONAL VARNOSO, ${one} ${other}`))); // prettier-ignore
    await load('ofac_sdn', crowd);
    await load('ofac_sdn', [...crowd, person(9_999, 'XOCONAL VARNOSO, Telmo')], '2026-11-21');
    expect((await entriesOf(subject('Telmo Xoconal Varnoso')))[0]).toBe('9999');
    const { rows } = await database.pool.query(`select token from name_token where jurisdiction = 'lists' and frequency = 'common' order by 1`); // prettier-ignore
    expect(rows).toEqual([{ token: 'varnoso' }, { token: 'xoconal' }]);
  });

  it('reads one version of each list, even if an import ends in the middle', async () => {
    await load('ofac_sdn', [person(1, 'XOCONAL VARNOSO, Zacarías'), ...CROWD]);
    let imported = false;
    const turn = async <Result>(compute: () => Result): Promise<Result> => {
      if (!imported) await load('ofac_sdn', [person(2, 'XOCONAL VARNOSO, Zacarías'), ...CROWD], '2026-11-21');
      imported = true;
      return compute();
    };
    const { hits, listsSearched } = await screening.screen([subject('Zacarías Xoconal Varnoso')], { turn });
    expect(imported).toBe(true);
    expect(hits[0]).toMatchObject([{ listing: { entryId: '1' }, version: '2026-11-20' }]);
    expect(listsSearched[0]).toMatchObject({ version: '2026-11-20' });
    expect(await entriesOf(subject('Zacarías Xoconal Varnoso'))).toEqual(['2']);
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

  it('lets other work run while it scores an entry with hundreds of names', async () => {
    const names = Array.from({ length: 300 }, (_, at) => ({ kind: 'alias' as const, name: `Zacarías Xoconal Varnoso ${String.fromCharCode(97 + (at % 26))}${at}` })); // prettier-ignore
    await load('ofac_sdn', [person(1, '', { names }), ...CROWD]);
    let turns = 0;
    const turn = <Result>(compute: () => Result): Promise<Result> => {
      turns += 1;
      return Promise.resolve(compute());
    };
    await screening.screen([subject('Zacarías Xoconal Varnoso')], { turn });
    expect(turns).toBeGreaterThan(300 / 25);
  });
});
