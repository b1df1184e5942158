import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from './api-fixture.js';
import type { Customer } from './api-fixture.js';
import { CommandLine } from './command-line.js';

const SUBJECTS = 'select reference, entity_pk, subject, given from watch_item where watchlist_id = $1 order by id';

describe('registry-cli watch', () => {
  let api: ApiFixture;
  let line: CommandLine;
  let directory: string;
  let customer: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    line = await CommandLine.before(`http://127.0.0.1:${String((api.server.address() as AddressInfo).port)}`);
    directory = mkdtempSync(path.join(tmpdir(), 'watch-'));
    customer = await api.customer({ balance: '20' });
  });
  afterAll(async () => {
    await line.close();
    rmSync(directory, { recursive: true });
    await api.close();
  });

  const create = async (): Promise<number> => {
    const made = await api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' }).expect(201);
    return (responseOf(made).body as { id: number }).id;
  };

  it('adds the file that it exports: to the same list at no charge, to another one the same subjects', async () => {
    const list = await create();
    const entity_id = `pa_own_${String(api.ids.company)}`;
    const identifiers = [
      { kind: 'cedula', value: '8-1:23; 4', country: 'PA' },
      { kind: 'lei', value: '12345:PA' },
    ];
    const items = [
      { reference: ' a ', name: `'=Ana "Eva"`, aliases: ['Eva; Ana', '"Eva" Ana'], birth_date: '1971-03', identifiers },
      { reference: '"b"', entity_id, name: '-Otra', nationalities: ['PA', 'CO'] },
      { reference: 'c', entity_id },
    ];
    await api
      .send('POST', `/v5/watchlists/${String(list)}/items`, customer)
      .send({ items })
      .expect(200);
    const { stdout } = await line.run(['watch', 'export', String(list)], customer.key);
    const file = path.join(directory, 'items.csv');
    writeFileSync(file, stdout);
    const add = (to: number) => line.run(['watch', 'add', String(to), file, '--yes', '--format', 'json'], customer.key);
    const again = await add(list);
    expect(again.stderr).toContain('reference, name, aliases, type, birth_date, nationalities, entity_id, identifiers');
    expect(JSON.parse(again.stdout)).toEqual({ rows: 3, new_items: 0, charged: '0.00' });
    const other = await create();
    expect(JSON.parse((await add(other)).stdout)).toEqual({ rows: 3, new_items: 3, charged: '0.15' });
    const subjects = async (id: number): Promise<object[]> => (await api.db.query<object>(SUBJECTS, [id])).rows;
    expect(await subjects(other)).toEqual(await subjects(list));
  });

  it('lists every watchlist, also of more than a page', async () => {
    const many = await api.customer({ balance: '1' });
    await api.db.query(
      `insert into watchlist (account_id, name, events, webhook, created_at)
       select $1, 'Lista ' || nr, '{screening.hit}', false, now() from generate_series(1, 101) as nr`,
      [many.accountId],
    );
    const { stdout } = await line.run(['watch', 'list', '--format', 'json'], many.key);
    expect((JSON.parse(stdout) as { watchlists: object[] }).watchlists.at(-1)).toMatchObject({ name: 'Lista 101' });
  });
});
