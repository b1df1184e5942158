import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from './api-fixture.js';
import type { Customer } from './api-fixture.js';
import { CommandLine } from './command-line.js';
import type { OnPaidCall } from './command-line.js';
import { listed, loadList } from './lists-on-file.js';

// 100 and 20 subjects; the last one was born on a day that no calendar has.
const ROWS = 120;
const names = Array.from({ length: ROWS }, (_, row) =>
  row === 42 ? 'Zacarías Xoconal Varnoso' : `Nadie Ultramarino${row}`,
);
const INPUT = [
  'referencia,nombre,fecha_nacimiento',
  ...names.map((name, row) => `c-${row},${name},${row === ROWS - 1 ? '1971-02-30' : ''}`),
  '',
].join('\n');

describe('registry-cli screen', () => {
  let api: ApiFixture;
  let line: CommandLine;
  let directory: string;
  let customer: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    await loadList(api, 'ofac_sdn', [listed('7', 'XOCONAL VARNOSO, Zacarías')]);
    line = await CommandLine.before(`http://127.0.0.1:${String((api.server.address() as AddressInfo).port)}`);
    directory = mkdtempSync(path.join(tmpdir(), 'screen-'));
    writeFileSync(file('in.csv'), INPUT);
    customer = await api.customer({ balance: '20' });
  });
  afterAll(async () => {
    await line.close();
    rmSync(directory, { recursive: true });
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await api.close();
  });

  const file = (name: string): string => path.join(directory, name);
  const run = (args: readonly string[], onPaidCall?: OnPaidCall) => line.run(args, customer.key, onPaidCall);
  const screen = (onPaidCall?: OnPaidCall) =>
    run(['screen', file('in.csv'), '--out', file('out.csv'), '--yes', '--format', 'json'], onPaidCall);

  it('resumes each time it is killed, and pays for each subject and stores each screening once', async () => {
    const kills: OnPaidCall[] = [
      (call) => (call === 1 ? 'end before it arrives' : 'pass'),
      (call) => (call === 1 ? 'end before its answer arrives' : 'pass'),
      (call) => (call === 2 ? 'end before its answer arrives' : 'pass'),
    ];
    for (const kill of kills) expect(await screen(kill)).toMatchObject({ signal: 'SIGKILL' });
    const last = await screen();
    expect(last).toMatchObject({ code: 0 });
    expect(JSON.parse(last.stdout)).toMatchObject({
      ...{ rows: ROWS, with_hits: 1, strong_hits: 1, no_hit: ROWS - 2, invalid: 1, not_fetched: 0 },
      // 119 subjects at 0.05, and two base charges.
      charged: '5.97',
    });
    expect(await api.charges(customer)).toEqual([-960_000n, -5_010_000n]);
    const { rows } = await api.db.query<{ count: number }>('select count(*)::int as count from screening');
    expect(rows).toEqual([{ count: 2 }]);
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv']);
    const lines = readFileSync(file('out.csv'), 'utf8').split('\n');
    expect(lines[43]).toMatch(
      /^c-42,Zacarías Xoconal Varnoso,,hits,1,ofac_sdn:7,"XOCONAL VARNOSO, Zacarías",0\.\d+,strong,/,
    );
    expect(lines[ROWS]).toContain('birth_date must be a date that the calendar has');
  }, 120_000);

  it('its evidence can be fetched for free, and verified offline', async () => {
    const id = /scr_[0-9a-f]{32}/.exec(readFileSync(file('out.csv'), 'utf8'))?.[0] ?? '';
    const charges = await api.charges(customer);
    const fetched = await run(['screening', id, '--format', 'json']);
    expect(fetched).toMatchObject({ code: 0 });
    expect(await api.charges(customer)).toEqual(charges);
    writeFileSync(file('screening.json'), fetched.stdout);
    const { keys } = responseOf(await api.get('/.well-known/jwks.json').expect(200)).body as {
      keys: { kid: string }[];
    };
    const verify = (name: string) => run(['verify', file(name), '--fingerprint', keys[0]?.kid ?? '']);
    expect(await verify('screening.json')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^valid +yes\n/) });
    writeFileSync(file('altered.json'), fetched.stdout.replace('"no_hit"', '"hits"'));
    expect(await verify('altered.json')).toMatchObject({ code: 1, stderr: expect.stringContaining('was changed') });
  });
});
