import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture } from './api-fixture.js';
import type { Customer } from './api-fixture.js';
import { CommandLine } from './command-line.js';
import type { OnPaidCall } from './command-line.js';

const COMPANY = 'Maderas Ficticias del Tuira, S.A.';
// 100, 100 and 1 rows; the last of them is never sent.
const ROWS = 202;
const INPUT = [
  'Razón social;nota',
  ...Array.from(
    { length: ROWS - 1 },
    (_, row) => `${row % 50 === 0 ? `"${COMPANY}"` : `Nadie ${String(row)}`};n${String(row)}`,
  ),
  ';sin nombre',
  '',
].join('\r\n');

describe('registry-cli batch', () => {
  let api: ApiFixture;
  let line: CommandLine;
  let directory: string;
  let input: string;
  let out: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    line = await CommandLine.before(`http://127.0.0.1:${String((api.server.address() as AddressInfo).port)}`);
  });
  afterAll(async () => {
    await line.close();
    const { drift } = await api.billing.reconcile();
    expect(drift).toEqual([]);
    await api.close();
  });
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'batch-'));
    input = path.join(directory, 'in.csv');
    out = path.join(directory, 'out.csv');
    writeFileSync(input, INPUT);
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const batch = (customer: Customer, options: readonly string[], onPaidCall?: OnPaidCall) =>
    line.run(['batch', input, '--out', out, '--column', 'name=Razón social', ...options], customer.key, onPaidCall);

  /** Each row of the output, by its note; checks that rows and their order match the input. */
  const outcomes = (file = out): string[] => {
    const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(header).toMatch(/^Razón social;nota;outcome;id;nombre;/);
    const cells = lines.map((text) => text.replace(/^"[^"]*"/, '').split(';'));
    expect(cells.map(([, note]) => note)).toEqual([
      ...Array.from({ length: ROWS - 1 }, (_, row) => `n${String(row)}`),
      'sin nombre',
    ]);
    return cells.map(([, , outcome = '']) => outcome);
  };
  const expectWhole = (): void => {
    const found = outcomes();
    expect(found.filter((outcome) => outcome === 'matched')).toHaveLength(5);
    expect(found.at(-1)).toBe('invalid');
    expect(found).not.toContain('pending');
    // No journal, lock or partial output is left.
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv']);
  };

  // 201 rows at 0.01 and a base charge of 0.01 for each of three calls.
  const CHARGES = [-20_000n, -1_010_000n, -1_010_000n];

  it('resumes each time it is killed, at every point, and pays for each row and each card once', async () => {
    const customer = await api.customer({ balance: '10' });
    const options = ['--yes', '--include', 'CHK-BIN', '--format', 'json'];
    const kills: OnPaidCall[] = [
      (call) => (call === 1 ? 'end before it arrives' : 'pass'),
      (call) => (call === 1 ? 'end before its answer arrives' : 'pass'),
      // The first call is replayed for free, the second is charged, and its response is lost.
      (call) => (call === 2 ? 'end before its answer arrives' : 'pass'),
      // The second is replayed, the third is charged. The fourth, for the cards, is not made.
      (call) => (call === 3 ? 'end before its answer arrives' : 'pass'),
    ];
    for (const kill of kills) {
      expect(await batch(customer, options, kill)).toMatchObject({ signal: 'SIGKILL' });
      expect(existsSync(out)).toBe(false);
    }
    const last = await batch(customer, options);
    expect(last).toMatchObject({ code: 0 });
    // The five rows refer to one company, whose card costs 0.02 and the base charge.
    expect(JSON.parse(last.stdout)).toMatchObject({
      rows: ROWS,
      matched: 5,
      invalid: 1,
      cards: 1,
      charged: '2.07',
      out,
    });
    expectWhole();
    expect(readFileSync(out, 'utf8').split('\r\n')[0]).toMatch(/;error;card;ruc;ficha;/);
    expect(await api.charges(customer)).toEqual([-30_000n, ...CHARGES]);
  }, 120_000);

  it('ends after the call in progress when it is interrupted, and says how to resume', async () => {
    const customer = await api.customer({ balance: '10' });
    const first = await batch(customer, ['--yes'], (call) => (call === 2 ? 'signal' : 'pass'));
    expect(first).toMatchObject({ code: 130, stdout: '' });
    expect(first.stderr).toContain('200 of 201 rows are done (2.02 USD) and saved');
    expect(outcomes(path.join(directory, 'out.partial.csv')).filter((outcome) => outcome === 'pending')).toHaveLength(
      1,
    );
    expect(await batch(customer, ['--yes'])).toMatchObject({ code: 0 });
    expectWhole();
    expect(await api.charges(customer)).toEqual(CHARGES);
  });

  it('starts only with enough balance; with --partial goes as far as it can, and resumes after a top-up', async () => {
    const customer = await api.customer({ balance: '1.50' });
    const rejected = await batch(customer, ['--yes']);
    expect(rejected).toMatchObject({ code: 4, stdout: '' });
    expect(rejected.stderr).toContain(
      'it costs 2.04 USD, the balance is 1.50 USD, the shortfall is 0.54 USD. Top up: https://platform.example.test/billing',
    );
    expect(await api.charges(customer)).toEqual([]);

    const short = await batch(customer, ['--yes', '--partial']);
    expect(short.code).toBe(4);
    expect(short.stderr).toContain('it costs 1.01 USD, the balance is 0.49 USD, the shortfall is 0.52 USD');
    expect(short.stderr).toContain('100 of 201 rows are done (1.01 USD)');

    await api.buy(customer.accountId, '5');
    expect(await batch(customer, ['--yes'])).toMatchObject({ code: 0 });
    expectWhole();
    expect(await api.charges(customer)).toEqual(CHARGES);
  });

  it('spends nothing where it cannot ask for confirmation', async () => {
    const customer = await api.customer({ balance: '10' });
    const { code, stdout, stderr } = await batch(customer, []);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('price     2.04 USD for 201 rows in 3 calls');
    expect(stderr).toContain('balance   10.00 USD');
    expect(stderr).toContain('Add --yes');
    expect(readdirSync(directory)).toEqual(['in.csv']);
    expect(await api.charges(customer)).toEqual([]);
  });

  it('makes calls of ten rows with a free key until the quota is used up, and says when it resets', async () => {
    const customer = await api.customer();
    const { code, stderr } = await batch(customer, ['--yes']);
    expect(code).toBe(4);
    expect(stderr).toContain('free of charge: 201 rows in 21 calls, at most 10 per call with a free key');
    expect(stderr).toContain('the free key has 0 of 30 left today');
    expect(stderr).toContain('2026-11-22T00:00:00.000Z');
    expect(stderr).toContain('30 of 201 rows are done');
  });
});
