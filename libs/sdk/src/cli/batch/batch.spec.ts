import { existsSync, linkSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BILLING, RESOLUTION, answer, command } from '../../../test/command.js';
import type { StubRequest, Service } from '../../../test/command.js';
import { PRODUCT_CODES } from '../../index.js';
import { referenceOf } from './purchase.js';

const CODES = 'CHK-BIN,DAT-CORE,DAT-GOV,DAT-BIZ,DAT-ASSET';
const TOMORROW = Date.parse('2026-11-23T12:00:00Z');

it('the reference of a call has at most 64 characters and depends on the codes of the cards', () => {
  const name = (codes: readonly string[]) =>
    referenceOf({ phase: `cards ${codes.join(',')}` }, 'd'.repeat(43), {
      ...{ from: 9_999_899, to: 9_999_999, idempotencyKey: 'a' },
    });
  expect(name(PRODUCT_CODES).length).toBeLessThanOrEqual(64);
  expect(name(PRODUCT_CODES)).not.toBe(name(PRODUCT_CODES.slice(1)));
});

it('the reference of a call differs between runs that send new calls', () => {
  const name = (idempotencyKey: string) =>
    referenceOf({ phase: 'screen', newEachRun: true }, 'd'.repeat(43), { from: 0, to: 100, idempotencyKey });
  expect(name('first')).not.toBe(name('second'));
});

describe('a batch', () => {
  let directory: string;
  let args: string[];
  /** Idempotency-Keys of the paid calls. */
  let keys: string[];

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'cli-'));
    writeFileSync(path.join(directory, 'in.csv'), 'name\nAna\nLuis\n');
    args = ['batch', path.join(directory, 'in.csv'), '--out', path.join(directory, 'out.csv')];
    keys = [];
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  /** The service; each row refers to a different entity, and costs 0.01 on top of the base of 0.01. */
  const rows = ({ url, headers, body }: StubRequest): Response => {
    if (url.pathname === '/v5/usage') return usage([]);
    if (url.pathname === '/v5/catalog') {
      const known = { status: 'active', use: 'section', jurisdictions: ['pa'], price: '0.02' };
      return answer({ base: '0.03', codes: CODES.split(',').map((code) => ({ ...known, code })) });
    }
    const items = body.ids ?? body.rows;
    const price = ((items.length + 1) / 100).toFixed(2);
    const billing = { ...BILLING, price, charged: price, codes: [{ code: 'X', price, quantity: items.length }] };
    if (url.searchParams.has('dry_run')) return answer({ billing }, { 'X-Service-Balance': '5.00' });
    if ((headers.get('X-Client-Reference') ?? '').length > 64) return answer({ code: 'invalid_field' }, {}, 400);
    keys.push(headers.get('Idempotency-Key') ?? '');
    const results = body.ids
      ? body.ids.map((id) => ({ id, outcome: 'ok', entity: { id, type: 'Organization', ficha: '7' } }))
      : body.rows.map(({ row_id }, index) => {
          const candidates = RESOLUTION.candidates.map((one) => ({ ...one, id: `pa_own_${row_id}` }));
          return { ...RESOLUTION, candidates, row_id, index };
        });
    return answer({ results, billing });
  };
  const usage = (calls: readonly object[]): Response => answer({ calls, page: { returned: 1, next_cursor: null } });
  /** Processes a paid call whose response is lost. */
  const lost = (call: StubRequest): Response => {
    const before = keys.length;
    const response = rows(call);
    if (keys.length > before) throw new TypeError('fetch failed');
    return response;
  };
  const isDry = ({ url }: StubRequest): boolean => url.searchParams.has('dry_run');
  const isPaid = (call: StubRequest): boolean => /batch$/.test(call.url.pathname) && !isDry(call);
  /** This many rows, each with its own name. */
  const writeRows = (count: number): void => {
    const names = Array.from({ length: count }, (_, row) => `Ana ${row}\n`);
    writeFileSync(path.join(directory, 'in.csv'), `name\n${names.join('')}`);
  };
  const read = (): string => readFileSync(path.join(directory, 'out.csv'), 'utf8');

  it('asks for confirmation, and spends nothing without it', async () => {
    expect(await command(args, rows, { yes: 'n' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('not confirmed'),
    });
    expect(keys).toEqual([]);
    expect(await command(args, rows, { yes: 'y' })).toMatchObject({ code: 0 });
    expect(read()).toMatch(/^name,outcome,id,nombre,.*\nAna,matched,pa_own_1,"MADERAS, S.A.",/);
  });

  it('sends full calls of the longest names', async () => {
    const name = '字'.repeat(300);
    writeFileSync(path.join(directory, 'in.csv'), `name\n${`${name}\n`.repeat(110)}`);
    const sizes: number[] = [];
    const { code } = await command([...args, '--yes'], (call) => {
      if (!call.url.searchParams.has('dry_run')) sizes.push(call.body.rows.length);
      return rows(call);
    });
    expect({ code, sizes }).toEqual({ code: 0, sizes: [100, 10] });
  });

  it('does not overwrite an existing output', async () => {
    writeFileSync(path.join(directory, 'out.csv'), 'mine');
    expect(await command([...args, '--yes'], rows)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Use --force to overwrite it'),
    });
    expect(read()).toBe('mine');
    expect(await command([...args, '--yes', '--force'], rows)).toMatchObject({ code: 0 });
  });

  it('spends no more than --max-price', async () => {
    const failed = await command([...args, '--yes', '--max-price', '0.02'], rows);
    expect(failed).toMatchObject({
      code: 4,
      err: expect.stringContaining('it costs 0.03 USD: more than --max-price 0.02'),
    });
    expect(keys).toEqual([]);
  });

  it('sends a call whose response was lost again with the same key', async () => {
    expect(await command([...args, '--yes'], lost)).toMatchObject({
      code: 5,
      err: expect.stringContaining('No row is done yet. One call may have been paid for'),
    });
    expect(await command([...args, '--yes'], rows)).toMatchObject({ code: 0 });
    expect(new Set(keys).size).toBe(1);
  });

  it('does not resume with another input, unless restarted', async () => {
    await command([...args, '--yes'], lost);
    writeFileSync(path.join(directory, 'in.csv'), 'name\nAna\nEva\n');
    expect(await command([...args, '--yes'], rows)).toMatchObject({
      code: 2,
      err: expect.stringContaining('another input'),
    });
    expect(await command([...args, '--yes', '--restart'], rows)).toMatchObject({ code: 0 });
    expect(existsSync(path.join(directory, 'out.csv.journal'))).toBe(false);
  });

  it('does not resend with another key what may already be paid for', async () => {
    await command([...args, '--yes'], lost);
    keys = [];
    const failed = await command([...args, '--yes'], rows, { key: 'pk_other' });
    expect(failed).toMatchObject({
      code: 2,
      err: expect.stringContaining('queries 1 to 2 were sent with another key'),
    });
    expect(keys).toEqual([]);
  });

  describe('checks usage, after the day for which responses are kept, to see if a lost one was paid:', () => {
    const call = { charged: '0.03', given_back: false, more: '' };

    it.each([
      ['it was', call, 'queries 1 to 2 were paid for at 2026-11-22', 0],
      ['it was given back', { ...call, given_back: true }, null, 1],
      ['it was free', { ...call, charged: '0.00' }, null, 1],
      ['that was another', { ...call, more: '0' }, null, 1],
    ])('%s', async (_what, { more, ...known }, message, bought) => {
      let reference = '';
      await command([...args, '--yes'], (sent) => {
        reference = sent.headers.get('X-Client-Reference') ?? reference;
        return lost(sent);
      });
      // An error from before the call was processed says nothing about the first attempt.
      const limited = answer({ code: 'rate_limited', error: 'x' }, {}, 429);
      const rejected = await command([...args, '--yes'], (sent) => (isPaid(sent) ? limited.clone() : rows(sent)));
      expect(rejected).toMatchObject({ code: 5, err: expect.stringContaining('One call may have been paid for') });
      keys = [];
      const requested: Service = (sent) =>
        sent.url.pathname === '/v5/usage' ? usage([{ ...known, client_reference: reference + more }]) : rows(sent);
      const { code, err } = await command([...args, '--yes'], requested, { now: TOMORROW });
      expect({ code, bought: keys.length }).toEqual({ code: message === null ? 0 : 1, bought });
      expect(err).toContain(message ?? 'price');
      if (message === null) return;
      expect(await command([...args, '--yes', '--resend'], requested, { now: TOMORROW })).toMatchObject({ code: 0 });
      expect(keys).toHaveLength(1);
    });
  });

  it('gets a lost response before it checks price and balance', async () => {
    const include = [...args, '--yes', '--include', CODES];
    const cards = await command(include, (call) => (call.body.ids ? lost(call) : rows(call)));
    expect(cards).toMatchObject({ code: 5, err: expect.stringContaining('2 of 2 rows are done (0.03 USD)') });
    const broke = (call: StubRequest): Response => {
      if (isDry(call)) throw new Error('priced again');
      return rows(call);
    };
    expect(await command(include, broke)).toMatchObject({ code: 0, out: expect.stringMatching(/charged +0.06/) });
    expect(keys).toHaveLength(1 + 17 + 1);
    expect(read()).toContain(',ok,');
  });

  it('reports the maximum cost of cards, including finished rows', async () => {
    writeRows(150);
    const preview = await command([...args, '--include', 'CHK-BIN', '--dry-run', '--format', 'json'], rows);
    expect(JSON.parse(preview.out)).toMatchObject({ price: '1.52', cards_at_most: '3.06' });
    const short = answer({ code: 'insufficient_credits', price: '0.51' }, {}, 402);
    const include = [...args, '--yes', '--include', 'CHK-BIN'];
    await command(include, (call) => (isPaid(call) && keys.length === 1 ? short.clone() : rows(call)));
    const resumed = await command(include, rows);
    expect(resumed).toMatchObject({ code: 0, err: expect.stringContaining('at most 3.06 USD more') });
    expect(resumed.err).toContain('price    0.51 USD for 50 rows in 1 call\n');
  });

  describe('at Ctrl-C while it waits for the rate limit', () => {
    const slow = (call: StubRequest): Response => {
      const response = rows(call);
      response.headers.set('RateLimit', '"calls";r=0;t=1');
      return response;
    };

    it.each([
      ['the price', [], 0, 'error: interrupted.\n'],
      ['a call that is paid for', ['--yes'], 1, '100 of 250 rows are done (1.01 USD) and saved'],
    ])('ends before %s', async (_what, options, bought, message) => {
      writeRows(250);
      const ended = await command([...args, ...options], slow, {
        onSleep: (interrupt) => {
          if (keys.length === bought) interrupt();
        },
      });
      expect(ended).toMatchObject({ code: 130, err: expect.stringContaining(message) });
      expect(keys).toHaveLength(bought);
    });
  });

  it('ends after the current paid call at Ctrl-C', async () => {
    writeRows(250);
    const ended = await command([...args, '--yes'], (call, interrupt) => {
      if (isPaid(call)) interrupt();
      return rows(call);
    });
    expect(ended).toMatchObject({ code: 130, err: expect.stringContaining('100 of 250 rows are done') });
    expect(keys).toHaveLength(1);
    expect(await command([...args, '--yes'], rows)).toMatchObject({ code: 0 });
    expect(keys).toHaveLength(3);
  });

  it('touches no files other than its own', async () => {
    const mine = (name: string): string => {
      writeFileSync(path.join(directory, name), 'mine');
      return path.join(directory, name);
    };
    mine('out.csv.tmp');
    mine('out.partial.csv');
    expect(await command([...args, '--yes'], rows)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/partial.csv: /),
    });
    expect(await command([...args, '--yes', '--force'], rows)).toMatchObject({ code: 0 });
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv', 'out.csv.tmp']);
    mine('out.csv.journal');
    for (const more of [[], ['--restart']]) {
      const failed = await command([...args, '--yes', ...more], rows);
      expect(failed).toMatchObject({ code: 2, err: expect.stringContaining('is not a journal') });
    }
    expect(readFileSync(path.join(directory, 'out.csv.journal'), 'utf8')).toBe('mine');
  });

  it.each(['out.csv', 'out.partial.csv', 'out.csv.journal', 'out.csv.lock'])(
    'does not overwrite its input, even if it is called %s',
    async (name) => {
      const input = path.join(directory, name);
      linkSync(path.join(directory, 'in.csv'), input);
      const failed = await command([...args, '--yes', '--force'], rows);
      expect(failed).toMatchObject({ code: 2, err: expect.stringContaining(`${name} is the input`) });
      expect(readFileSync(input, 'utf8')).toBe('name\nAna\nLuis\n');
    },
  );
});
