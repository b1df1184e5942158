import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../../../test/show.js';
import { daysOf, queryOf, rangeOf, readFilter, writeFilter } from './filter.js';
import type { Usage } from './queries.js';
import UsagePage from './UsagePage.js';

const usage: Usage = {
  ...{ from: '2026-11-01', to: '2026-11-02', calls: 3, amount: '0.35' },
  given_back: { value: null, calls: 1, amount: '0.16' },
  requests: { answered: 8, refused: 1, limited: 1, failed: 0, mean_ms: 20 },
  days: [
    {
      day: '2026-11-01',
      calls: 1,
      amount: '0.16',
      requests: { answered: 4, refused: 0, limited: 0, failed: 0, mean_ms: 20 },
    },
    {
      day: '2026-11-02',
      calls: 2,
      amount: '0.19',
      requests: { answered: 4, refused: 1, limited: 1, failed: 0, mean_ms: 20 },
    },
  ],
  day_codes: [{ day: '2026-11-01', code: 'DAT-CORE', calls: 1, amount: '0.15' }],
  codes: [{ value: 'DAT-CORE', calls: 2, amount: '0.30' }],
  keys: [{ value: '7', name: 'Server', calls: 3, amount: '0.35' }],
  routes: [{ value: '/v5/resolve', calls: 3, amount: '0.35' }],
  failures: [],
};
const responses = {
  'GET /api/usage': usage,
  'GET /api/usage/choices': { keys: [{ id: 7, name: 'Server', prefix: 'pk_abc' }], codes: ['DAT-CORE'], routes: [] },
  'GET /api/usage/calls': { items: [], next: null },
  'GET /api/usage/references': { items: [{ value: 'case-7', calls: 2, amount: '0.32' }], truncated: false },
};

describe('the usage page', () => {
  it('shows the data of its address, and offers the same as a file', async () => {
    const { backend } = await show(<UsagePage />, {
      responses,
      at: '/usage?from=2026-11-01&to=2026-11-02&key=7&reference=case-7',
    });
    await screen.findByText('$0.35');
    const query = 'from=2026-11-01&to=2026-11-02&key_id=7&client_reference=case-7';
    expect(String(backend.requestsTo('GET /api/usage')[0]?.query)).toBe(query);
    const link = screen.getByRole('link', { name: 'Download CSV' });
    expect(link.getAttribute('href')).toBe(`/api/usage/calls.csv?${query}`);
  });

  it('keeps the filter in the address', async () => {
    const { user, place } = await show(<UsagePage />, {
      responses,
      at: '/usage?from=2026-11-01&to=2026-11-02',
    });
    await screen.findByText('$0.35');
    await user.selectOptions(screen.getByLabelText('Outcome'), 'free');
    await user.type(screen.getByLabelText('Client reference'), 'case-7{Enter}');
    await waitFor(() => expect(place()).toBe('/usage?from=2026-11-01&to=2026-11-02&reference=case-7&outcome=free'));
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(place()).toBe('/usage'));
  });

  it('links each sum to its calls', async () => {
    const { user, place } = await show(<UsagePage />, { responses, at: '/usage' });
    await user.selectOptions(await screen.findByLabelText('By'), 'reference');
    await user.click(await screen.findByRole('button', { name: 'case-7' }));
    await waitFor(() => expect(place()).toBe('/usage?reference=case-7'));
  });

  it('says that requests are not counted by code', async () => {
    await show(<UsagePage />, {
      at: '/usage?code=DAT-CORE',
      responses: { ...responses, 'GET /api/usage': { ...usage, requests: null } },
    });
    expect(await screen.findByText('Requests are counted by day, key and route only.')).not.toBeNull();
    expect(screen.queryByText('Error rate by day')).toBeNull();
  });

  it('lists single calls with their outcome', async () => {
    const call = {
      ...{ id: 1, at: '2026-11-02T10:00:00.000Z', key_id: 7, key_name: 'Server', route: '/v5/resolve', amount: '0.16' },
      ...{ client_reference: 'case-7', request_id: 'r-1', outcome: 'given_back', quota_units: 0 },
      lines: [
        { code: 'base', price: '0.01' },
        { code: 'DAT-CORE', price: '0.15' },
      ],
    };
    await show(<UsagePage />, {
      responses: { ...responses, 'GET /api/usage/calls': { items: [call], next: null } },
      at: '/usage',
    });
    const table = await screen.findByRole('table', { name: 'Calls' });
    const [, row] = within(table).getAllByRole('row');
    expect(row?.textContent).toContain('DAT-CORE');
    expect(row?.textContent).toContain('Reversed');
    expect(within(table).getByRole('button', { name: 'Copy the request id r-1' })).not.toBeNull();
  });
});

describe('the filter', () => {
  it('is read from the address as it was written', () => {
    const filter = {
      from: '2026-11-01',
      to: '2026-11-02',
      key: '7',
      code: 'CHK-BIN',
      route: '/v5/a/:id',
      reference: 'a & b',
      outcome: '',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(queryOf(filter)).toMatchObject({ key_id: '7', client_reference: 'a & b' });
  });

  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['week', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('%s is from %s to %s, in UTC', (range, from, to) => {
    const now = new Date('2026-03-01T00:30:00Z');
    expect(daysOf(range, now)).toEqual({ from, to });
    expect(rangeOf({ from, to }, now)).toBe(range === 'thisMonth' ? 'today' : range); // on the first they are the same
    expect(rangeOf({ from: '', to: '' }, now)).toBe('month');
  });
});
