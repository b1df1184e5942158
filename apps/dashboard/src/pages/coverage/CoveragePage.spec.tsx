import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../../../test/show.js';
import CoveragePage from './CoveragePage.js';
import type { Source } from './queries.js';

const source = (id: string, rest: Partial<Source> = {}): Source => ({
  ...{ id, name: `Registro ${id}`, url: 'https://example.test', jurisdiction: 'pa', cadence: 'weekly', state: 'ok' },
  ...{ rows: 10, synthetic_rows: 0, oldest: null, newest: '2026-11-20', fetched_at: '2026-11-20T06:00:00.000Z' },
  ...{ last_run: null, levels: [] },
  ...rest,
});
const sources = [
  source('marcas', {
    levels: [{ level: 'marcas', rows: 10, synthetic_rows: 0, newest: null, fetched_at: '2026-11-20T06:00:00.000Z' }],
  }),
  source('naves', { state: 'stale', rows: 5 }),
  source('sri', { jurisdiction: 'ec', state: 'not_loaded', rows: 0, fetched_at: null }),
];
const lists = [
  {
    ...{ id: 'a', kind: 'sanctions', name_en: 'First list', name_es: 'Primera lista', publisher: 'Somebody' },
    ...{ version: '2026-11-20', entries: 1234, imported_at: '2026-11-21T05:00:00.000Z' },
  },
  {
    ...{ id: 'b', kind: 'debarment', name_en: 'Second list', name_es: 'Segunda lista', publisher: 'Somebody' },
    ...{ version: null, entries: null, imported_at: null },
  },
];
const page = (at = '/coverage') =>
  show(<CoveragePage />, {
    at,
    responses: { 'GET /api/coverage': { as_of: '2026-11-21T12:00:00.000Z', sources, lists } },
  });

const listed = (): string[] => screen.getAllByRole('link').map((link) => link.textContent);

describe('data coverage', () => {
  it('lists the sources by jurisdiction, late ones first', async () => {
    await page();
    await screen.findByRole('heading', { name: 'Panama' });
    expect(listed()).toEqual(['Registro naves', 'Registro marcas', 'Registro sri']);
    expect(screen.getByText('Listed first below.')).not.toBeNull();
  });

  it('finds a source by the kind of record it has, and keeps the search in the address', async () => {
    const { user, place } = await page();
    await user.type(await screen.findByLabelText('Source or kind of record'), 'tradem');
    await waitFor(() => expect(listed()).toEqual(['Registro marcas']));
    expect(place()).toBe('/coverage?text=tradem');
  });

  it('marks synthetic records beside every number that includes them', async () => {
    const level = { level: 'naves', rows: 7, synthetic_rows: 7, newest: null, fetched_at: '2026-11-20T06:00:00.000Z' };
    const mixed = [source('amp', { rows: 12, synthetic_rows: 7, levels: [level] }), source('dgi')];
    await show(<CoveragePage />, { responses: { 'GET /api/coverage': { as_of: null, sources: mixed, lists } } });
    expect(await screen.findAllByText('7 synthetic')).toHaveLength(2);
    expect(screen.queryByText('0 synthetic')).toBeNull();
  });

  it('shows the filters in its address', async () => {
    await page('/coverage?jurisdiction=ec&state=not_loaded');
    await screen.findByRole('heading', { name: 'Ecuador' });
    expect(listed()).toEqual(['Registro sri']);
  });

  it('lists the sanctions and PEP lists with their versions, and says which are not loaded', async () => {
    await page();
    const table = await screen.findByRole('table', { name: 'Sanctions and PEP lists' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^First listSanctions2026-11-201,234/),
      expect.stringMatching(/^Second listDebarmentNot loaded–/),
    ]);
  });
});
