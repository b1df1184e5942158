import { describe, expect, it } from '@jest/globals';
import { EntityRegistry } from '../../index.js';
import type { BatchResolution } from '../../index.js';
import { BILLING, answer } from '../../../test/command.js';
import { RESULT_COLUMNS, resolveRows } from './resolve-rows.js';

const CANDIDATE = {
  ...{
    id: 'pa_own_42',
    nombre: 'MADERAS, S.A.',
    type: 'Organization',
    ruc_no_dv: null,
    status: null,
    confidence: 0.97,
  },
};
const matched = (matched_name: object | null) => ({
  ...{ outcome: 'matched', candidates: [{ ...CANDIDATE, matched_on: ['name'], matched_name }] },
  ...{ margin: 0.5, warnings: [] },
});

/** The cells of the named column for results of the service. */
async function cellsOf(title: string, results: readonly object[]): Promise<string[]> {
  const body = { results, billing: BILLING } as unknown as BatchResolution;
  const registry = new EntityRegistry({
    ...{ baseUrl: 'http://registry.example', apiKey: 'pk_x' },
    fetch: () => Promise.resolve(answer(body)),
  });
  const rows = results.map((_, row) => ({ row, query: { name: 'Maderas' } }));
  const purchase = resolveRows(registry, rows, { mode: null, minConfidence: null });
  const bought = await purchase.buy(purchase.body(rows, 0), {});
  const cell = RESULT_COLUMNS.find(([name]) => name === title)?.[1];
  return bought.results.map((result) => cell?.(result) ?? 'no such column');
}

describe('the columns that a batch adds', () => {
  it('name the other name by which an entity was found', async () => {
    const name = { name: 'Aserradero, S.A.', kind: 'former', since: null, until: '2012-03-02', source: 'x' };
    const results = [matched(name), matched({ ...name, kind: 'legal' }), matched(null)];
    expect(await cellsOf('other_name', results)).toEqual(['former name Aserradero, S.A., until 2012-03-02', '', '']);
  });

  it('say why a row is invalid, in words', async () => {
    const error = { code: 'invalid_search_query', field: 'name', message: 'name must have more than a legal form' };
    const cells = await cellsOf('error', [{ row_id: '1', index: 0, outcome: 'invalid', error }]);
    expect(cells).toEqual(['name: invalid_search_query (name must have more than a legal form)']);
  });
});
