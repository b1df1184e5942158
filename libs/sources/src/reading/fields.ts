import { foldName, streamSafe, withoutInvisible } from '@entity-registry/domain';
import { SourceError } from '../source.js';

/** The content of one cell. */
export interface Cell {
  /** Trimmed, whitespace runs as one space; '' when blank. */
  readonly text: string;
  /** The address of its first link, as written. */
  readonly link?: string | undefined;
}

/** Cells by their folded labels. */
type Cells = Pick<ReadonlyMap<string, Cell>, 'get' | 'has'>;

/** Maximum characters of a page that a message may quote. */
const QUOTED = 60;

/**
 * One row of a table or one card of labels and values, from any format. Labels match without regard to case, accents and
 * punctuation, because sites change those.
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

  /** The text of a field; null if blank. Throws SourceError if the page has no such field. */
  text(label: string): string | null {
    const cell = this.cells.get(foldName(label));
    if (!cell) throw missing(this.what, [label]);
    return cell.text === '' ? null : cell.text;
  }

  /** Like `text`, but undefined if the page has no such field: the payload leaves it out, and the stored value stays. */
  optional(label: string): string | null | undefined {
    return this.has(label) ? this.text(label) : undefined;
  }

  /** The text of a field that no row leaves blank. */
  required(label: string): string {
    const text = this.text(label);
    if (text === null) throw new SourceError(`${this.what}: "${label}" is blank`, false);
    return text;
  }

  /** The address of a field's first link, as written; null if there is none. */
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

/** Rows under a header; `required` columns must exist even if there are no rows. Short rows are padded with blank cells. */
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

/** The error for a page without a required element. */
export function missing(what: string, labels: readonly string[]): SourceError {
  const named = labels.slice(0, 5).map((label) => `"${label}"`);
  return new SourceError(`${what}: ${named.join(', ')} missing`, false);
}

/**
 * Text as one line: trimmed, whitespace runs (no-break spaces too) as one space, and a limited number of combining
 * marks per letter, composed with it where Unicode has the letter (NFC). Without invisible characters, which searches ignore too.
 */
export function oneLine(text: string): string {
  return streamSafe(withoutInvisible(text).replace(/\s+/gu, ' ').trim()).normalize('NFC');
}

/** The start of a value, short enough for a message. */
export function quoted(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED - 3)}...` : text;
}
