import { describe, expect, it } from '@jest/globals';
import { percentileBar, ratioBar } from './report.js';
import type { Bar, Row } from './report.js';
import { linesTable, singleNodeLines } from './summary.js';

const MEASURED = { requestsPerSecond: 100, p50: 1, p95: 40, p99: 9, failures: 0, requests: 100 };

function row(scenario: string, ...bars: Bar[]): Row {
  return { ...MEASURED, scenario, connections: 2, ratios: {}, bars };
}

const surface = (name: string, p95: number) => row(`search ${name}`, percentileBar('p95', { ...MEASURED, p95 }, 60));
const ROWS = [
  row(
    'billed detail, CHK-BIN',
    ratioBar(3.2, '<=', 1.5, 'times the open request'),
    ratioBar(1.05, '>=', 0.85, 'of pgbench'),
  ),
  row(
    'billed detail, DAT-ALL',
    ratioBar(1.4, '<=', 1.5, 'times the open request'),
    ratioBar(0.9, '>=', 0.85, 'of pgbench'),
  ),
  row('resolve by id', percentileBar('p99', MEASURED, 8)),
  surface('marcas', 35),
  surface('naves', 9),
  surface('noticias', 61),
  surface('avisos', 20),
  row('search entities', percentileBar('p95', MEASURED, 30)),
];
const lines = singleNodeLines({
  rows: ROWS,
  disk: { bytes: 1, kBPerEntity: 14.3, tables: [] },
  loading: 1.9,
  rest: { bootSeconds: 7.1, apiBootSeconds: 1.4, apiMiB: 164, busyShare: 0.018, byApp: {} },
});
const line = (what: string) => lines.find((one) => one.what === what);

describe('the targets of the single node', () => {
  it('are missed by a group if one of its scenarios misses them, the worst first', () => {
    expect(line('access and charging')).toEqual({
      what: 'access and charging',
      figure: 'billed detail, CHK-BIN 3.20, billed detail, DAT-ALL 1.40',
      bar: '<= 1.5 times the open request',
      met: false,
    });
    expect(line('billed detail against pgbench')).toMatchObject({
      figure: 'billed detail, DAT-ALL 0.90, billed detail, CHK-BIN 1.05',
      met: true,
    });
  });

  it('show the worst surfaces, without the search for entities', () => {
    expect(line('surfaces')).toMatchObject({
      figure: 'search noticias 61.0 ms, search marcas 35.0 ms, search avisos 20.0 ms; the others of 4 are better',
      met: false,
    });
  });

  it('have no line for what was not measured, such as pgbench where it is not installed', () => {
    expect(line('with an Idempotency-Key')).toBeUndefined();
  });

  it('are one table, with loading, disk and the service at rest', () => {
    const text = linesTable(lines);
    expect(text).toContain('| disk for an entity | 14.3 kB | <= 9 kB | **missed** |');
    expect(text).toContain('| loading against `\\copy` with the same indexes | 1.9 times | <= 2.0 times | met |');
    expect(text).toContain('| processor time of all apps at rest | 1.8 % of a core | <= 2.0 % of a core | met |');
  });
});
