import { describe, expect, it } from '@jest/globals';
import { BILLING, answer, command } from '../../../test/command.js';
import type { StubRequest, Service } from '../../../test/command.js';

const TOTAL = 350;

/** Pages of a hundred records; the cursor is the number of the page. */
const page = ({ body: { cursor = '0' } }: StubRequest): Response => {
  const from = Number(cursor) * 100;
  const results = Array.from({ length: Math.min(100, TOTAL - from) }, (_, row) => ({ id: `pa_imp_${from + row}` }));
  const next_cursor = from + 100 < TOTAL ? String(Number(cursor) + 1) : null;
  const place = { returned: results.length, next_cursor, total: TOTAL, total_relation: 'eq' };
  return answer({ results, page: place, facets: {}, billing: { ...BILLING, price: '0.01', charged: '0.01' } });
};
const search = (args: readonly string[], service: Service, yes?: string) =>
  command(['search', 'importaciones', '--format', 'csv', ...args], service, yes === undefined ? {} : { yes });
const rows = (out: string): number => out.trimEnd().split('\n').length - 1;

describe('a search of several pages', () => {
  it('shows the pages that it paid for when a later one is refused, and how to continue', async () => {
    const short = { code: 'insufficient_credits', error: 'x', price: '0.01', balance: '0.00', shortfall: '0.01' };
    const { code, out, err } = await search(['--all', '--yes'], (call) =>
      call.body.cursor === '2' ? answer(short, {}, 402) : page(call),
    );
    expect({ code, rows: rows(out) }).toEqual({ code: 4, rows: 200 });
    expect(err).toContain('200 records of 350, charged 0.02 USD\ncontinue with --cursor 2\nerror: it costs 0.01 USD');
    expect(rows((await search(['--all', '--yes', '--cursor', '2'], page)).out)).toBe(150);
  });

  it('ends at Ctrl-C after the current page, which is shown', async () => {
    const { code, out, err } = await search(['--all', '--yes'], (call, interrupt) => {
      if (call.body.cursor === '1') interrupt();
      return page(call);
    });
    expect({ code, rows: rows(out) }).toEqual({ code: 130, rows: 200 });
    expect(err).toContain('charged 0.02 USD\ncontinue with --cursor 2\nerror: interrupted');
  });

  it.each([
    ['all', ['--all'], '350 records: 3 more pages, 0.03 USD', '4'],
    ['more than one', ['--limit', '250'], '350 records: 2 more pages, 0.02 USD', '3'],
  ])('asks before it reads %s', async (_what, args, question, pages) => {
    let calls = 0;
    const counting: Service = (call) => {
      calls += 1;
      return page(call);
    };
    const declined = await search(args, counting, 'n');
    expect({ code: declined.code, rows: rows(declined.out), calls }).toEqual({ code: 0, rows: 100, calls: 1 });
    expect(declined.err).toContain(question);
    expect(declined.err).toContain('charged 0.01 USD\ncontinue with --cursor 1');
    calls = 0;
    await search(args, counting, 'y');
    expect(String(calls)).toBe(pages);
    calls = 0;
    expect(await search(args, counting)).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') });
    expect(calls).toBe(0);
  });

  it('is priced page by page', async () => {
    const dry = await search(['--limit', '5000', '--dry-run'], () => answer({ billing: BILLING }));
    expect(dry.err).toContain('the price of each page of up to 100 records');
  });
});
