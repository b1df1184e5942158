import type { IngestRun } from '@entity-registry/database';
import type { DatasetSummary } from '../import-dataset.js';
import type { ImportSummary } from '../import-file.js';
import type { ListSummary } from '../lists/import-list.js';
import { grouped } from './progress.js';

/** The result of an import for the terminal, in lines. */
export function describeSummary(summary: DatasetSummary, notice?: string): string {
  return 'outcome' in summary ? describeList(summary, notice) : describeRun(summary, notice);
}

function describeList(
  { dataset, outcome, version, rejected, rejectsFile, rows }: ListSummary,
  notice?: string,
): string {
  if (outcome === 'unchanged') return `${dataset}: nothing changed since version ${version.version}`;
  const difference = (['added', 'changed', 'removed'] as const).map((kind) => `${grouped(version[kind])} ${kind}`);
  const lines = [`${dataset}: version ${version.version}, ${grouped(rows)} rows: ${difference.join(', ')}`];
  if (rejectsFile !== null) lines.push(`${grouped(rejected)} rejected: ${rejectsFile}`);
  if (notice !== undefined) lines.push(notice);
  return lines.join('\n  ');
}

function describeRun(summary: ImportSummary, notice?: string): string {
  const { counts, dataset } = summary;
  if (!summary.imported) {
    return `${dataset}: nothing to do: run ${summary.runId} already imported this file (use --force to import it again)`;
  }
  const seconds = summary.milliseconds / 1000;
  const rate = Math.round(summary.rows / Math.max(seconds, 0.001));
  const changed = counts.inserted + counts.updated;
  const lines = [
    `${dataset}: ${grouped(summary.rows)} rows in ${seconds.toFixed(1)} s (${grouped(rate)}/s): ` +
      (changed === 0
        ? `nothing changed, `
        : `${grouped(counts.inserted)} inserted, ${grouped(counts.updated)} updated, `) +
      `${grouped(counts.unchanged)} unchanged`,
  ];
  if (summary.resumedAfter > 0)
    lines.push(`run ${summary.runId} was resumed after line ${grouped(summary.resumedAfter)}`);
  for (const [reason, count] of summary.skipped) lines.push(`${grouped(count)} skipped: ${reason}`);
  if (summary.rejectsFile !== null) lines.push(`${grouped(summary.rejected)} rejected: ${summary.rejectsFile}`);
  if (notice !== undefined) lines.push(notice);
  return lines.join('\n  ');
}

/** Rows of text under a header, columns aligned; numbers to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, index) => Math.max(title.length, ...rows.map((row) => (row[index] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        /^[\d,]+$/.test(cell) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The ingest runs as a table, newest first. */
export function describeRuns(runs: readonly IngestRun[]): string {
  const header = [
    'run',
    'dataset',
    'status',
    'started',
    'inserted',
    'updated',
    'unchanged',
    'rejected',
    'file or error',
  ];
  return table(
    header,
    runs.map((run) => [
      String(run.id),
      run.synthetic ? `${run.dataset} (synthetic)` : run.dataset,
      run.status === 'running' ? `running, line ${grouped(run.checkpoint)}` : run.status,
      run.startedAt.toISOString().slice(0, 19).replace('T', ' '),
      grouped(run.rowsInserted),
      grouped(run.rowsUpdated),
      grouped(run.rowsUnchanged),
      grouped(run.rowsRejected),
      run.error ?? run.fileName ?? '',
    ]),
  );
}
