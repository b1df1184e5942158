import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BILLING, RESOLUTION, answer, command } from '../../../test/command.js';
import type { Call, Service } from '../../../test/command.js';

describe('a batch', () => {
  let directory: string;
  let args: string[];
  /** Idempotency-Keys of the calls that were to be paid. */
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

  const rows = (call: Call): Response => {
    const billing = {
      ...BILLING,
      price: '0.03',
      charged: '0.03',
      codes: [{ code: 'DAT-RESOLVE', price: '0.02', quantity: 2 }],
    };
    if (call.url.searchParams.has('dry_run')) return answer({ billing }, { 'X-Service-Balance': '5.00' });
    if (call.url.pathname === '/v5/usage') return new Response('', { headers: { 'Content-Type': 'text/csv' } });
    keys.push(call.headers.get('Idempotency-Key') ?? '');
    const results = call.body.rows.map(({ row_id }, index) => ({ ...RESOLUTION, row_id, index }));
    return answer({ results, billing });
  };
  const lost: Service = (call) => {
    const response = rows(call);
    if (keys.length > 0) throw new TypeError('fetch failed');
    return response;
  };
  const read = (): string => readFileSync(path.join(directory, 'out.csv'), 'utf8');

  it('asks, and takes no for an answer', async () => {
    expect(await command(args, rows, { yes: 'n' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('not agreed to'),
    });
    expect(keys).toEqual([]);
    expect(await command(args, rows, { yes: 'y' })).toMatchObject({ code: 0 });
    expect(read()).toMatch(/^name,outcome,id,nombre,.*\nAna,matched,pa_own_42,"MADERAS, S.A.",/);
  });

  it('of long names goes in calls that the service takes', async () => {
    const name = '字'.repeat(300);
    writeFileSync(path.join(directory, 'in.csv'), `name\n${`${name}\n`.repeat(110)}`);
    const sizes: number[] = [];
    const { code } = await command([...args, '--yes'], (call) => {
      if (!call.url.searchParams.has('dry_run')) sizes.push(call.body.rows.length);
      return rows(call);
    });
    expect({ code, sizes }).toEqual({ code: 0, sizes: [50, 60] });
  });

  it('does not replace an output that is there', async () => {
    writeFileSync(path.join(directory, 'out.csv'), 'mine');
    expect(await command([...args, '--yes'], rows)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--force replaces it'),
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

  it('whose answer was lost is sent again under the same key', async () => {
    expect(await command([...args, '--yes'], lost)).toMatchObject({
      code: 5,
      err: expect.stringContaining('Nothing is done yet'),
    });
    expect(await command([...args, '--yes'], rows)).toMatchObject({ code: 0 });
    expect(new Set(keys).size).toBe(1);
  });

  it('with another input goes on with nothing, unless begun again', async () => {
    await command([...args, '--yes'], lost);
    writeFileSync(path.join(directory, 'in.csv'), 'name\nAna\nEva\n');
    expect(await command([...args, '--yes'], rows)).toMatchObject({
      code: 2,
      err: expect.stringContaining('another input'),
    });
    expect(await command([...args, '--yes', '--restart'], rows)).toMatchObject({ code: 0 });
    expect(existsSync(path.join(directory, 'out.csv.journal'))).toBe(false);
  });

  it('with another key does not send what the first may have paid for', async () => {
    await command([...args, '--yes'], lost);
    keys = [];
    const failed = await command([...args, '--yes'], rows, { key: 'pk_other' });
    expect(failed).toMatchObject({
      code: 2,
      err: expect.stringContaining('rows asked 1 to 2 were sent with another key'),
    });
    expect(keys).toEqual([]);
  });

  it('asks the usage, after the day for which answers are kept, whether a lost one was paid', async () => {
    const tomorrow = Date.parse('2026-11-23T12:00:00Z');
    let reference = '';
    await command([...args, '--yes'], (call) => {
      reference = call.headers.get('X-Client-Reference') ?? reference;
      return lost(call);
    });
    keys = [];
    const paid: Service = (call) =>
      call.url.pathname === '/v5/usage' ? new Response(`1,${reference},0.03`) : rows(call);
    const failed = await command([...args, '--yes'], paid, { now: tomorrow });
    expect(failed).toMatchObject({
      code: 1,
      err: expect.stringContaining('rows asked 1 to 2 were paid for at 2026-11-22'),
    });
    expect(keys).toEqual([]);
    expect(await command([...args, '--yes'], rows, { now: tomorrow })).toMatchObject({ code: 0 });
    expect(keys).toHaveLength(1);
  });
});
