import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const NAME = 'Zacarías Xoconal Varnoso';

const SUBJECTS = 'select reference, entity_pk, subject, given from watch_item where watchlist_id = $1 order by id';

/** Items with text that a file could break: separators, quotes, spaces, line ends and the signs of formulas. */
function itemsOf(entityId: string) {
  const piece = fc.constantFrom(...['Ana', 'Eva', ' ', ';', '"', "'", '=', '-', '+', '@', ',', ':', '\n', '\t', ':PA']);
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const name = fc.tuple(text, text).map(([before, after]) => `${before}Ana${after}`);
  const country = fc.constantFrom('PA', 'co ');
  const number = fc.tuple(text, text).map(([before, after]) => `${before}12345${after}`);
  const identifier = fc.oneof(
    fc.record({ kind: fc.constantFrom('cedula', 'passport'), value: number, country }),
    fc.record({ kind: fc.constantFrom('imo', 'lei'), value: number }),
  );
  const members = {
    reference: fc.tuple(text, fc.constantFrom('c', ' ', '"')).map(([before, after]) => before + after),
    aliases: fc.array(name, { maxLength: 3 }),
    nationalities: fc.array(country, { maxLength: 2 }),
    identifiers: fc.array(identifier, { maxLength: 3 }),
  };
  const birth_date = fc.constantFrom('1971', ' 1971-03-05');
  return fc.oneof(
    fc.record({ ...members, name, type: fc.constantFrom('NaturalPerson', null), birth_date }),
    fc.record({ ...members, name: fc.option(name), entity_id: fc.constant(entityId) }),
  );
}

describe('files of watchlists', () => {
  let api: ApiFixture;
  let paying: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
  });
  afterAll(() => api.close());

  const body = async (sent: ReturnType<ApiFixture['send']>, status = 200): Promise<unknown> =>
    responseOf(await sent.expect(status)).body;
  const create = async (customer = paying): Promise<number> => {
    const made = await body(api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' }), 201);
    return (made as { id: number }).id;
  };
  const post = (list: number, items: object[], customer: Customer) =>
    api.send('POST', `/v5/watchlists/${String(list)}/items`, customer).send({ items });
  const add = (list: number, items: object[], customer: Customer) => body(post(list, items, customer));

  it('are filled from a file, and read as one that can be added to another list', async () => {
    const customer = await api.customer({ balance: '1' });
    const list = await create(customer);
    const upload = (to: number, text: string, query = '') =>
      api
        .send('POST', `/v5/watchlists/${String(to)}/items${query}`, customer)
        .set('Content-Type', 'text/csv')
        .send(text);
    const text =
      'Reference;Name;aliases;birth_date;nationalities;cedula;country\n' +
      `"c;1";${NAME};Zaca; 1971;PA, CO;8-999-1;PA\nc-2;"=Naviera ""Inventada""";;;;;\n`;
    expect(await body(upload(list, text, '?dry_run=1'))).toMatchObject({ billing: { price: '0.10', charged: '0.00' } });
    expect(await body(upload(list, text))).toMatchObject({ created: 2, billing: { charged: '0.10' } });
    expect(await body(upload(list, text))).toMatchObject({ created: 0, unchanged: 2, billing: { charged: '0.00' } });
    const got = await api.get(`/v5/watchlists/${String(list)}/items?format=csv`, customer).expect(200);
    expect(got.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(got.text).toContain(`,0,,,${NAME},Zaca,,1971,PA; CO,cedula:8-999-1:PA\r\n`);
    expect(got.text).toContain(`,"'=Naviera ""Inventada""",`);
    const other = await create(customer);
    expect(await body(upload(other, got.text))).toMatchObject({ created: 2 });
    const again = await api.get(`/v5/watchlists/${String(other)}/items?format=csv`, customer).expect(200);
    const described = (file: string) => file.split('\r\n').map((line) => line.split(',').slice(7).join(','));
    expect(described(again.text)).toEqual(described(got.text));
  });

  it('take their own file again: nothing changes and nothing is charged, whatever the subjects', async () => {
    const customer = await api.customer({ balance: '50' });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(itemsOf(`pa_own_${String(api.ids.company)}`), {
          ...{ minLength: 1, maxLength: 12, selector: ({ reference }) => reference },
        }),
        async (items) => {
          const list = await create(customer);
          const path = `/v5/watchlists/${String(list)}/items`;
          await add(list, items, customer);
          const before = (await api.get(`${path}?format=csv`, customer).expect(200)).text;
          const upload = (to: string) => api.send('POST', to, customer).set('Content-Type', 'text/csv').send(before);
          const unchanged = { created: 0, unchanged: items.length, billing: { charged: '0.00' } };
          expect(await body(upload(path))).toMatchObject(unchanged);
          expect(await add(list, items, customer)).toMatchObject(unchanged);
          expect((await api.get(`${path}?format=csv`, customer).expect(200)).text).toBe(before);
          // In another list, the file watches the same subjects.
          const other = `/v5/watchlists/${String(await create(customer))}/items`;
          expect(await body(upload(other))).toMatchObject({ created: items.length });
          const subjects = async (id: string): Promise<object[]> =>
            (await api.db.query<object>(SUBJECTS, [id.split('/')[3]])).rows;
          expect(await subjects(other)).toEqual(await subjects(path));
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  it('take the file of items of an earlier release, which kept less of what was said', async () => {
    const customer = await api.customer({ balance: '1' });
    const list = await create(customer);
    const path = `/v5/watchlists/${String(list)}/items`;
    const entity_id = `pa_own_${String(api.ids.company)}`;
    await add(list, [{ reference: 'a', entity_id, aliases: ['Otra'] }, { reference: 'b', name: ` ${NAME}` }], customer); // prettier-ignore
    await api.db.query('update watch_item set given = null where watchlist_id = $1', [list]);
    const { text } = await api.get(`${path}?format=csv`, customer).expect(200);
    const again = api.send('POST', path, customer).set('Content-Type', 'text/csv').send(text);
    expect(await body(again)).toMatchObject({ unchanged: 2, billing: { charged: '0.00' } });
    const changed = [{ reference: 'a', entity_id, aliases: ['Alguien'] }];
    expect(await body(post(list, changed, customer), 409)).toMatchObject({ code: 'reference_in_use' });
  });

  it.each([
    ['name\nAna\n', 'invalid_parameter', 'items[0].reference'],
    ['reference,name,birthdate\nc-1,Ana,1971\n', 'invalid_parameter', 'birthdate'],
    ['reference,reference,name\nc-1,c-1,Ana\n', 'invalid_parameter', 'reference'],
    ['reference,name\nc-1,Ana,Eva\n', 'invalid_body', 'line'],
    ['reference,name\n"c-1,Ana\n', 'invalid_body', 'line'],
    ['reference,name\nc-1,Ana\u0001\n', 'invalid_body', 'control characters'],
    ['reference,name\n', 'invalid_parameter', 'items'],
    [`reference,name\n${'c,Ana\n'.repeat(1_100)}`, 'invalid_parameter', 'items'],
  ])('refuse the file %j, with the reason', async (text, code, told) => {
    const list = await create();
    const path = `/v5/watchlists/${String(list)}/items`;
    const refused = await body(api.send('POST', path, paying).set('Content-Type', 'text/csv').send(text), 400);
    expect(refused).toMatchObject({ code });
    expect(JSON.stringify(refused)).toContain(told);
  });
});
