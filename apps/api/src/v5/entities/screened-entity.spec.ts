import { toListing } from '@entity-registry/domain';
import type { ListId, ListingInput, SourceId } from '@entity-registry/domain';
import { IngestWriter, ListVersions, indexNames } from '@entity-registry/registry';
import type { EntityInput, IngestBatch } from '@entity-registry/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

type Body = Record<string, unknown>;
interface Section extends Body {
  readonly state: string;
  readonly total: number;
  readonly items: readonly Body[];
  readonly sources: readonly Body[];
  readonly next: string | null;
}

const IMPORTED = new Date('2026-11-21T06:00:00Z');
const IMPORTED_AT = '2026-11-21T06:00:00.000Z';
const listed = (entryId: string, name: string, more: Partial<ListingInput> = {}) =>
  toListing({ entryId, type: 'individual', names: [{ kind: 'primary', name }], ...more });
const OTHERS = Array.from({ length: 30 }, (_, at) =>
  listed(`x${String(at)}`, `Xoconal Varnoso, Zacarías ${String(at)}`),
);

describe('DAT-SCREEN, from the lists on file', () => {
  let api: ApiFixture;
  let paying: Customer;
  const fresh = { company: 0n, person: 0n };

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '1000' });
    const named: EntityInput[] = [
      { jurisdiction: 'pa', sid: 'ruc:9900077-1-900077', kind: 'Organization', nombre: 'Tucanes Zumbadores, S.A.', ruc: '9900077-1-900077' },
      { jurisdiction: 'pa', sid: 'cedula:8-9977-9977', kind: 'NaturalPerson', nombre: 'Leocadia Ibarguren Oses', cedula: '8-9977-9977' },
    ]; // prettier-ignore
    await write('registro_publico', { entities: named });
    const found = await api.db.query<{ sid: string; pk: bigint }>('select sid, pk from entity where sid = any ($1)', [
      named.map(({ sid }) => sid),
    ]);
    for (const { sid, pk } of found.rows) fresh[sid.startsWith('ruc') ? 'company' : 'person'] = pk;
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.query('truncate list_version, listing, listing_change, held_listing cascade'));

  const write = async (source: SourceId, batch: Partial<IngestBatch>): Promise<void> => {
    const { rows } = await api.db.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('test', 1, 'completed', now()) returning id`,
    );
    const client = await api.db.connect();
    try {
      const run = { id: rows[0]?.id ?? 0n, source, fetchedAt: IMPORTED, synthetic: false };
      await new IngestWriter(client, indexNames).write(run, { source, entities: [], records: [], links: [], ...batch });
    } finally {
      client.release();
    }
  };
  const load = (list: ListId, listings: ReturnType<typeof listed>[], published = '2026-11-20') =>
    new ListVersions(api.db, indexNames, () => IMPORTED).import({ list, listings, published, fileName: null });
  const pathOf = (pk: bigint): string => `/v5/entities/pa_own_${String(pk)}`;
  const read = async (
    pk: bigint,
    query = 'include=DAT-SCREEN',
    customer: Customer | undefined = paying,
  ): Promise<Body> => (await api.get(`${pathOf(pk)}?${query}`, customer).expect(200)).body as Body;
  const sectionOf = (body: Body, tag = 'sanciones_internacionales'): Section =>
    (body['sections'] as Record<string, Section>)[tag] as Section;
  const chargedOf = (body: Body): unknown => (body['billing'] as Body)['charged'];

  it('is not fetched, and not charged, while no list is loaded', async () => {
    const body = await read(fresh.person);
    for (const tag of ['sanciones_internacionales', 'coincidencias_pep'])
      expect(sectionOf(body, tag)).toMatchObject({ state: 'not_fetched', total: 0 });
    expect(chargedOf(body)).toBe('0.01');
  });

  it('shows who may be meant, with the list, its version, the score and why', async () => {
    await load('ofac_sdn', [
      listed('7', 'IBARGUREN OSSES, Leocadia', { programs: ['SDNTK'], remarks: 'DOB 1971' }),
      ...OTHERS,
    ]);
    await load('pa_pep_officials', [listed('9', 'Leocadia Ibarguren', { positions: [{ title: 'Ministra', institution: null, party: null, since: null, until: null }] })]); // prettier-ignore
    const body = await read(fresh.person);
    const section = sectionOf(body);
    expect(section).toMatchObject({ state: 'ok', total: 1 });
    expect(section.items[0]).toMatchObject({
      ...{ lista: 'OFAC SDN', version: '2026-11-20', fecha_lista: '2026-11-20', programas: ['SDNTK'] },
      match: {
        ...{ key: 'name', listed_name: 'IBARGUREN OSSES, Leocadia', name_kind: 'primary' },
        screened_name: 'Leocadia Ibarguren Oses',
      },
      source_updated_at: '2026-11-20T00:00:00.000Z',
    });
    const { score, features } = section.items[0]?.['match'] as { score: number; features: { weight: number }[] };
    expect(score).toBeGreaterThan(0.8);
    expect(score).not.toBe(0.9);
    const odds = features.reduce((sum, { weight }) => sum + weight, 0);
    expect(1 / (1 + Math.exp(-odds))).toBeCloseTo(score, 2);
    expect(sectionOf(body, 'coincidencias_pep').items).toMatchObject([
      { lista: 'pa_pep_officials', cargo: 'Ministra' },
    ]);
    expect(chargedOf(body)).toBe('0.41');
  });

  it('is empty, and charged, if the lists have nobody; every source says which version was looked at', async () => {
    await load('ofac_sdn', OTHERS);
    const { state, items, sources } = sectionOf(await read(fresh.company));
    expect([state, items]).toEqual(['empty', []]);
    expect(sources).toEqual([
      { id: 'ofac', list: 'ofac_sdn', version: '2026-11-20', stands_in_for: null, fetched_at: IMPORTED_AT, source_updated_at: '2026-11-20T00:00:00.000Z', state: 'empty' },
      { id: 'eu_sanctions', stands_in_for: null, fetched_at: null, source_updated_at: null, state: 'not_fetched' },
    ]); // prettier-ignore
    const pep = sectionOf(await read(fresh.person), 'coincidencias_pep');
    expect(pep.state).toBe('not_fetched');
    expect(chargedOf(await read(fresh.company))).toBe('0.41');
  });

  it('finds a number whatever the name, also on lists of the United Nations and of debarred suppliers', async () => {
    const identifiers = [{ kind: 'ruc', value: '9900077-1-900077 DV 1', country: 'PA' }];
    const entry = listed('1', 'Otra Cosa Inventada', { type: 'entity', identifiers });
    await load('un_security_council', [entry]);
    await load('world_bank_debarred', [{ ...entry, names: [{ kind: 'primary', name: 'Tucanes Zumbadores Panamá' }] }]);
    const { items, sources } = sectionOf(await read(fresh.company));
    expect(items.map(({ lista }) => lista)).toEqual(['World Bank', 'UN']);
    expect(items.map(({ match }) => (match as Body)['key'])).toEqual(['identifier', 'identifier']);
    expect(sources.map(({ id, state }) => [id, state])).toEqual([
      ['un_security_council', 'ok'],
      ['world_bank_debarred', 'ok'],
      ['ofac', 'not_fetched'],
      ['eu_sanctions', 'not_fetched'],
    ]);
  });

  it('follows each version at once, and says so in signals, dry runs, sections and v4', async () => {
    await load('ofac_sdn', OTHERS);
    const signals = async () => (await read(fresh.company, 'include=DAT-FREE'))['signals'] as Body;
    expect((await signals())['has_international_sanctions']).toBe(false);
    const dry = await read(fresh.company, 'include=DAT-SCREEN&dry_run=1');
    expect(dry).toMatchObject({ billing: { price: '0.41' } });
    await load('ofac_sdn', [...OTHERS, listed('7', 'Tucanes Zumbadores', { type: 'entity' })], '2026-11-21');
    expect((await signals())['has_international_sanctions']).toBe(true);
    expect(await read(fresh.company, 'include=DAT-SCREEN&dry_run=1')).toEqual(dry);
    const v4 = (await api.get(`/v4/panama/entidades/${String(fresh.company)}?include=DAT-SCREEN`, paying).expect(200))
      .body as Body;
    expect(v4['sanciones_internacionales']).toMatchObject([{ lista: 'OFAC SDN', version: '2026-11-21' }]);
    const page = (await api.get(`${pathOf(fresh.company)}/sections/screening`, paying).expect(200)).body as Section;
    expect(page).toMatchObject({ state: 'ok', total: 1, items: [{ lista: 'OFAC SDN' }], next: null });
    await load('ofac_sdn', OTHERS, '2026-11-22');
    expect(sectionOf(await read(fresh.company)).items).toEqual([]);
  });

  it('pages through more hits than are shown inline', async () => {
    await load(
      'ofac_sdn',
      [1, 2, 3].map((nr) => listed(String(nr), `Ibarguren Oses, Leocadia${' '.repeat(nr)}`)),
    );
    const first = sectionOf(await read(fresh.person, 'include=DAT-SCREEN&inline_limit=2'));
    expect(first).toMatchObject({ total: 3, returned: 2, truncated: true });
    const rest = (await api.get(new URL(first.next ?? '', 'http://api').href.replace('http://api', ''), paying).expect(200)).body as Section; // prettier-ignore
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([
      ...new Set([...first.items, ...rest.items].map(({ id }) => id)),
    ]);
    expect(rest).toMatchObject({ returned: 1, next: null });
  });

  it('keeps posts of the payroll, which is no list, and drops what earlier refreshes found by equal names', async () => {
    const post = (source: SourceId, cargo: string) =>
      write(source, {
        records: [
          {
            ...{
              jurisdiction: 'pa',
              tag: 'coincidencias_pep',
              sourceKey: `cedula:8-9977-9977/coincidencias_pep/${cargo}`,
            },
            ...{ entitySid: 'cedula:8-9977-9977', payload: { nombre: 'Leocadia Ibarguren', cargo }, itemDate: null },
          },
        ],
      });
    await post('contraloria_planilla', 'MINISTRA');
    await post('presidencia', 'DIRECTORA');
    const cargos = async () => sectionOf(await read(fresh.person), 'coincidencias_pep').items.map(({ cargo }) => cargo);
    expect(await cargos()).toEqual(['MINISTRA', 'DIRECTORA']);
    await load('pa_pep_officials', OTHERS);
    expect(await cargos()).toEqual(['MINISTRA']);
    const { sources } = sectionOf(await read(fresh.person), 'coincidencias_pep');
    expect(sources.map(({ id, state }) => [id, state])).toEqual([
      ['presidencia', 'empty'],
      ['contraloria_planilla', 'ok'],
      ['asamblea_nacional', 'not_fetched'],
      ['tribunal_electoral', 'not_fetched'],
    ]);
  });
});
