import { foldName, streamSafe } from '@entity-registry/domain';
import { SourceFault } from '../source.js';

/** What stands in one cell. */
export interface Cell {
  /** Trimmed, whitespace runs as one space; '' when blank. */
  readonly text: string;
  /** Where its first link leads, as written. */
  readonly link?: string | undefined;
}

/** Cells by their folded labels. */
type Cells = Pick<ReadonlyMap<string, Cell>, 'get' | 'has'>;

/** Characters of a page that a message may quote. */
const QUOTED = 60;

/**
 * One row of a table or one card of labels and values, whatever it was read from. Labels are found without regard to
 * case, accents and punctuation: sites change those.
 */
export class Fields {
  constructor(
    private readonly what: string,
    private readonly cells: Cells,
  ) {}

  /** Whether the source publishes this field. */
  has(label: string): boolean {
    return this.cells.has(foldName(label));
  }

  /** The text of a field; null when blank. SourceFault when the page has no such field. */
  text(label: string): string | null {
    const cell = this.cells.get(foldName(label));
    if (!cell) throw missing(this.what, [label]);
    return cell.text === '' ? null : cell.text;
  }

  /** As `text`, but undefined where the page has no such field: a payload leaves it out, and what is known of it stays. */
  optional(label: string): string | null | undefined {
    return this.has(label) ? this.text(label) : undefined;
  }

  /** The text of a field that no row leaves blank. */
  required(label: string): string {
    const text = this.text(label);
    if (text === null) throw new SourceFault(`${this.what}: "${label}" is blank`, false);
    return text;
  }

  /** Where the first link of a field leads, as written; null without one. */
  link(label: string): string | null {
    const cell = this.cells.get(foldName(label));
    if (!cell) throw missing(this.what, [label]);
    return cell.link ?? null;
  }
}

/** A card from pairs of label and cell; the first of two equal labels counts. */
export function fieldsOf(
  what: string,
  pairs: Iterable<readonly [string, Cell]>,
  required: readonly string[] = [],
): Fields {
  const cells = new Map<string, Cell>();
  for (const [label, cell] of pairs) {
    const key = foldName(label);
    if (key !== '' && !cells.has(key)) cells.set(key, cell);
  }
  const absent = required.filter((label) => !cells.has(foldName(label)));
  if (absent.length > 0) throw missing(what, absent);
  return new Fields(what, cells);
}

/** Rows under a header; `required` columns are missed even when there are no rows. Short rows end in blank cells. */
export function tableOf(
  what: string,
  header: readonly string[],
  rows: Iterable<readonly Cell[]>,
  required: readonly string[],
): Fields[] {
  // Folded once: whole lists have thousands of rows.
  const columns = new Map<string, number>();
  header.map(foldName).forEach((key, index) => {
    if (key !== '' && !columns.has(key)) columns.set(key, index);
  });
  const absent = required.filter((label) => !columns.has(foldName(label)));
  if (absent.length > 0) throw missing(what, absent);
  return Array.from(rows, (row) => new Fields(what, cellsOf(columns, row)));
}

function cellsOf(columns: ReadonlyMap<string, number>, row: readonly Cell[]): Cells {
  return {
    has: (key) => columns.has(key),
    get: (key) => {
      const index = columns.get(key);
      return index === undefined ? undefined : (row[index] ?? { text: '' });
    },
  };
}

/** Whether a header has all of these columns. */
export function hasColumns(header: readonly string[], required: readonly string[]): boolean {
  const folded = new Set(header.map(foldName));
  return required.every((label) => folded.has(foldName(label)));
}

/** The fault of a page without an element that it always had. */
export function missing(what: string, labels: readonly string[]): SourceFault {
  const named = labels.slice(0, 5).map((label) => `"${label}"`);
  return new SourceFault(`${what}: ${named.join(', ')} missing`, false);
}

/** Text as one line: trimmed, whitespace runs (no-break spaces too) as one space, and no more marks on a letter than it can bear. */
export function oneLine(text: string): string {
  return streamSafe(text.replace(/\s+/gu, ' ').trim());
}

/** The start of a value, short enough for a message. */
export function quoted(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED - 3)}...` : text;
}
