import { cellText, printable, truncate, widthOf } from './text.js';

/** A column of a table: its title, its value in a row, and how it is shown. */
export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => unknown;
  /** Aligned to the right, and never shortened. */
  readonly number?: boolean;
  /** Never shortened: ids and amounts are useless in part. */
  readonly whole?: boolean;
}

export interface TableStyle {
  /** Characters of the terminal; null: unlimited, for files and pipes. */
  readonly width: number | null;
  readonly color: boolean;
}

const GAP = '  ';
const MIN_WIDTH = 10;

/** A table, and the titles of columns for which the terminal has no room. */
export interface RenderedTable {
  readonly text: string;
  readonly hidden: readonly string[];
}

/**
 * Rows under their titles. Columns that do not fit the terminal are shortened, the widest first; if that is not enough, the
 * last ones are left out.
 */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], style: TableStyle): RenderedTable {
  const cells = rows.map((row) => columns.map(({ value }) => printable(cellText(value(row)))));
  const titles = columns.map(({ title }) => title);
  const widths = fitWidths(
    columns.map((column, index) => ({
      width: Math.max(...[titles, ...cells].map((line) => widthOf(line[index] ?? ''))),
      fixed: column.number === true || column.whole === true,
    })),
    style.width,
  );
  const written = (line: readonly string[]): string =>
    widths
      .map((width, index) => align(truncate(line[index] ?? '', width), width, columns[index]?.number))
      .join(GAP)
      .trimEnd();
  return {
    text: [bold(written(titles), style.color), ...cells.map(written)].join('\n'),
    hidden: titles.slice(widths.length),
  };
}

/** Names with their values, one per line. */
export function renderFields(entries: readonly (readonly [name: string, value: unknown])[], style: TableStyle): string {
  const shown = entries.map(([name, value]) => [name, printable(cellText(value))] as const);
  const left = Math.max(0, ...shown.map(([name]) => widthOf(name)));
  const room = style.width === null ? Infinity : Math.max(style.width - left - GAP.length, MIN_WIDTH);
  return shown
    .map(([name, value]) => {
      const text = Number.isFinite(room) ? truncate(value, room) : value;
      return `${bold(name, style.color)}${' '.repeat(left - widthOf(name))}${GAP}${text}`.trimEnd();
    })
    .join('\n');
}

export function bold(text: string, color: boolean): string {
  return color ? `\u001b[1m${text}\u001b[22m` : text;
}

interface Width {
  readonly width: number;
  readonly fixed: boolean;
}

/** Widths of as many columns as fit: those that may be shortened get the largest common limit for which there is room. */
function fitWidths(columns: readonly Width[], room: number | null): number[] {
  const widths = columns.map(({ width }) => width);
  if (room === null) return widths;
  const limitedTo = (limit: number): number[] =>
    columns.map(({ width, fixed }) => (fixed ? width : Math.min(width, limit)));
  const fits = (some: readonly number[]): boolean =>
    some.reduce((sum, width) => sum + width, 0) + GAP.length * (some.length - 1) <= room;
  for (let limit = Math.max(...widths); limit > MIN_WIDTH; limit -= 1) {
    if (fits(limitedTo(limit))) return limitedTo(limit);
  }
  const least = limitedTo(MIN_WIDTH);
  return fits(least) || columns.length === 1 ? least : fitWidths(columns.slice(0, -1), room);
}

function align(text: string, width: number, right = false): string {
  const padding = ' '.repeat(Math.max(width - widthOf(text), 0));
  return right ? padding + text : text + padding;
}
