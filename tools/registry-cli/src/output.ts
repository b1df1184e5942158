import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { StartProgress } from './progress.js';

/** Where a command writes, and its clock. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  now: () => Date;
  /** Shows the progress of long commands; absent: nothing is shown. */
  startProgress?: StartProgress;
}

/** A column of a table: its title, its cell of a row, and whether it is a number (aligned to the right). */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => string;
  number?: boolean;
}

/** A table with titles and columns padded to the widest cell; `nothing` if there are no rows. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], nothing: string): string {
  if (rows.length === 0) return nothing;
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => (line[index] ?? '').length)));
  return cells
    .map((line) =>
      line
        .map((text, index) =>
          columns[index]?.number ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Names and values, one per line. */
export function facts(entries: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

/** Pretty-printed JSON. Ids and amounts must already be strings. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** `2026-11-21 03:47:25Z`, or `nothing`. */
export function time(at: Date | null, nothing = '-'): string {
  return at === null
    ? nothing
    : at
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z');
}

/** A limit in US dollars, or `none`. */
export function formatSpendingLimit(formatSpendingLimit: MicroUsd | null): string {
  return formatSpendingLimit === null ? 'none' : formatMoney(formatSpendingLimit);
}
