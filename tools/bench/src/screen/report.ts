import type { ScreenFigures, ScreenRow } from './measure.js';

/** Bars of `POST /v5/screen`, in milliseconds: 100 subjects against all lists, and the event loop meanwhile. */
const BATCH_P95 = 400;
const STALL = 50;

interface Bar {
  readonly text: string;
  readonly met: boolean;
}

function barsOf({ scenario, p95, stall }: ScreenRow): Bar[] {
  const batch = scenario.startsWith('100') ? [{ text: `p95 <= ${BATCH_P95} ms`, met: p95 <= BATCH_P95 }] : [];
  return [...batch, { text: `stall <= ${STALL} ms`, met: stall <= STALL }];
}

/** The figures as a Markdown table, and whether every bar is met. */
export function screenReport(figures: ScreenFigures): { text: string; met: boolean } {
  const { entries, names, threads, firstMs, reloadMs, beforeMb, loadedMb, rows } = figures;
  const head = [
    'screening',
    'requests',
    'hits',
    'p50 ms',
    'p95 ms',
    'most ms',
    'longest stall ms',
    'processor ms',
    'bar',
  ];
  const lines = rows.map((row) => {
    const numbers = [row.p50, row.p95, row.most, row.stall, row.processor].map((value) => value.toFixed(1));
    const bars = barsOf(row).map(({ text, met }) => `${text}: ${met ? 'met' : 'MISSED'}`);
    return `| ${[row.scenario, row.requests, row.hits, ...numbers, bars.join('; ')].join(' | ')} |`;
  });
  const text = [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...lines,
    '',
    `${entries} entries with ${names} names, ${threads} threads. First answer after ${(firstMs / 1_000).toFixed(1)} s, first answer after a ` +
      `new version ${(reloadMs / 1_000).toFixed(1)} s. The process takes ${(loadedMb - beforeMb).toFixed(0)} MB more than before.`,
  ];
  return { text: text.join('\n'), met: rows.flatMap(barsOf).every(({ met }) => met) };
}
