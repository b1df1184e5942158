import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BILLING, answer, command } from '../../../test/command.js';
import type { StubRequest } from '../../../test/command.js';

interface Sent {
  readonly items: readonly { readonly reference: string; readonly name?: string }[];
}

describe('the command watch', () => {
  let directory: string;
  /** References that the service watches. */
  let watched: Set<string>;
  let limits: (string | null)[];

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'cli-'));
    [watched, limits] = [new Set(), []];
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const write = (text: string): string => {
    const file = path.join(directory, 'in.csv');
    writeFileSync(file, text);
    return file;
  };
  const rows = (count: number): string =>
    `id,nombre\n${Array.from({ length: count }, (_, nr) => `c-${String(nr)},Ana ${String(nr)}\n`).join('')}`;
  const service = ({ url, headers, body }: StubRequest): Response => {
    expect(url.pathname).toBe('/v5/watchlists/3/items');
    const { items } = body as unknown as Sent;
    const fresh = items.filter(({ reference }) => !watched.has(reference));
    const price = (fresh.length * 0.05).toFixed(2);
    const billing = { ...BILLING, price, charged: price, base: '0.00', codes: [] };
    if (url.searchParams.has('dry_run')) return answer({ billing }, { 'X-Service-Balance': '50.00' });
    limits.push(headers.get('X-Max-Charge'));
    for (const { reference } of fresh) watched.add(reference);
    return answer({ items: [], created: fresh.length, unchanged: items.length - fresh.length, billing });
  };
  const add = (file: string, ...more: string[]) => ['watch', 'add', '3', file, ...more];

  it('adds a file for its price, each call for at most its own', async () => {
    const file = write(rows(250));
    const priced = await command([...add(file), '--dry-run', '--format', 'json'], service);
    expect(JSON.parse(priced.out)).toEqual({ rows: 250, price: '12.50', balance: '50.00' });
    expect(watched.size).toBe(0);
    const asked = await command(add(file), service, { yes: 'no' });
    expect(asked.err).toMatch(/columns.*reference from "id", name from "nombre"[^]*Watch 250 rows/);
    expect(watched.size).toBe(0);
    const done = await command([...add(file, '--yes'), '--format', 'json'], service);
    expect(JSON.parse(done.out)).toEqual({ rows: 250, new_items: 250, charged: '12.50' });
    expect(limits).toEqual(['10.00', '2.50']);
  });

  it('says how many rows are watched when it stops, and the same command continues at no further cost', async () => {
    const file = write(rows(450));
    let calls = 0;
    const breaking = (call: StubRequest): Response => {
      if (!call.url.searchParams.has('dry_run') && (calls += 1) > 1) throw new TypeError('fetch failed');
      return service(call);
    };
    const stopped = await command(add(file, '--yes'), breaking);
    expect(stopped).toMatchObject({
      code: 5,
      err: expect.stringContaining('200 of 450 rows are watched (10.00 USD)') as unknown,
    });
    const done = await command([...add(file, '--yes'), '--format', 'json'], service);
    expect(JSON.parse(done.out)).toEqual({ rows: 450, new_items: 250, charged: '12.50' });
  });

  it('spends nothing over --max-price or without a confirmation', async () => {
    const file = write(rows(2));
    expect(await command(add(file, '--yes', '--max-price', '0.05'), service)).toMatchObject({ code: 4 });
    expect(await command(add(file), service)).toMatchObject({ code: 2 });
    expect(watched.size).toBe(0);
  });

  it.each([
    ['nombre\nAna\n', 'row 1: reference is blank'],
    ['id,nombre\nc-1,Ana\nc-2,\n', 'row 2: name and entity_id are blank'],
    ['id,nombre\nc-1,Ana\nc-1,Eva\n', 'row 2: reference "c-1" is that of row 1'],
  ])('adds nothing of a file with a row that can’t be watched: %j', async (text, problem) => {
    const refused = await command(add(write(text), '--yes'), service);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining(problem) as unknown });
    expect(limits).toEqual([]);
  });

  it('lists more than 100 watchlists', async () => {
    const lists = Array.from({ length: 130 }, (_, nr) => ({
      ...{ id: nr + 1, name: 'Clientes', events: [], webhook: false, items: 0, unpaid: 0 },
      created_at: '2026-11-21T12:00:00.000Z',
    }));
    const paged = ({ url }: StubRequest): Response => {
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const next = from + 100 < lists.length ? String(from + 100) : null;
      const page = { returned: 100, next_cursor: next };
      return answer({ watchlists: lists.slice(from, from + 100), page, billing: BILLING });
    };
    const { out } = await command(['watch', 'list', '--format', 'json'], paged);
    expect((JSON.parse(out) as { watchlists: unknown[] }).watchlists).toHaveLength(130);
  });

  it('reads the feed to its end, and says where to continue', async () => {
    const event = (seq: number) => ({
      ...{ id: `evt_${String(seq)}`, seq, type: 'screening.hit', at: '2026-11-21T12:00:00.000Z', watchlist_id: 3 },
      ...{ item: { id: 9, reference: 'c-17' }, data: { list: 'ofac_sdn' } },
    });
    const feed = ({ url }: StubRequest): Response => {
      const after = url.searchParams.get('after');
      const events = after === null ? Array.from({ length: 100 }, (_, at) => event(at + 1)) : [event(101)];
      return answer({ events, next: after === null ? 'a' : 'b', billing: BILLING });
    };
    const read = await command(['watch', 'events', '--types', 'screening.hit', '--format', 'json'], feed);
    expect((JSON.parse(read.out) as { events: unknown[]; next: string }).events).toHaveLength(101);
    expect(read.err).toContain('next: b');
    expect(await command(['watch', 'events', '--types', 'hit'], feed)).toMatchObject({ code: 2 });
  });

  it.each([['create', 'Clientes'], ['remove', '3', '--yes'], ['remove', '3', '9'], ['list'], ['events', '--follow']])(
    'asks for a price alone in a dry run: %s',
    async (...args) => {
      const asked: string[] = [];
      const billing = { ...BILLING, price: '0.00', charged: '0.00', dry_run: true, base: '0.00', codes: [] };
      const { code } = await command(['watch', ...args, '--dry-run'], ({ url }) => {
        asked.push(url.search);
        return answer({ billing });
      });
      expect({ code, asked }).toEqual({ code: 0, asked: ['?dry_run=true'] });
    },
  );
});
