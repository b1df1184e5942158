import { MAX_RAW_LENGTH } from './dataset-file.js';

/** Largest row, in characters. */
export const MAX_ROW_LENGTH = 1024 * 1024;

/** Text of one or more whole rows, as written, each with its line end; or, instead of a row, a note that it is too long. */
export type RowText = string | OverlongRow;

export interface OverlongRow {
  /** Last line of the row in the file, from 1. */
  line: number;
  /** Line ends in the row, its own included. */
  lineEnds: number;
  /** In characters. */
  length: number;
  /** Its beginning. */
  raw: string;
}

/** A quote opened a row that is too long, over several lines: it is unknown where the next one starts. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError';

  /** @param line the line that the row had reached */
  constructor(readonly line: number) {
    super(`a quote is not closed by line ${line}`);
  }
}

/** The reader's state in a row: at the start of a field, within one, in quotes, or after a quote within quotes. */
type Place = 'start' | 'field' | 'quotes' | 'quote in quotes';

const NEWLINE = 0x0a;
const COMMA = 0x2c;
const QUOTE = 0x22;

/**
 * Splits text into whole rows without keeping overlong rows in memory: if a row is longer than MAX_ROW_LENGTH, only its
 * beginning is kept. With `quotes`, a row is a CSV row with relaxed quotes (a quote that does not begin a field is an
 * ordinary character); otherwise it is a line. Throws UnclosedQuoteError.
 */
export async function* boundedRows(text: AsyncIterable<string>, quotes: boolean): AsyncGenerator<RowText> {
  const reader = new RowReader(quotes);
  for await (const chunk of text) yield* reader.read(chunk);
  yield* reader.end();
}

class RowReader {
  private place: Place = 'start';
  private line = 1;
  // Of the current row:
  private length = 0;
  private firstLine = 1;
  /** Its text from earlier chunks; only the beginning if it is too long. */
  private buffered = '';

  constructor(private readonly quotes: boolean) {}

  *read(chunk: string): Generator<RowText> {
    /** Start of the rows that are complete but not returned yet (the first may begin in `buffered`), and of the current row. */
    let [whole, begin] = [0, 0];
    for (let index = 0; index < chunk.length; index += 1) {
      const code = chunk.charCodeAt(index);
      this.length += 1;
      if (this.quotes) this.place = after(this.place, code);
      if (code !== NEWLINE) continue;
      this.line += 1;
      if (this.place === 'quotes') {
        if (this.length > MAX_ROW_LENGTH) throw new UnclosedQuoteError(this.line - 1);
        continue;
      }
      if (this.length > MAX_ROW_LENGTH) {
        // Returns earlier rows of the chunk first, with the text held for them.
        const earlier = begin > whole ? this.flush(chunk.slice(whole, begin)) : '';
        if (earlier !== '') yield earlier;
        yield this.overlong(chunk.slice(begin, index), this.line - 1);
        whole = index + 1;
      }
      begin = index + 1;
      this.length = 0;
      this.firstLine = this.line;
    }
    if (begin > whole) yield this.flush(chunk.slice(whole, begin));
    this.keep(chunk.slice(begin));
  }

  *end(): Generator<RowText> {
    if (this.length > MAX_ROW_LENGTH) {
      if (this.place === 'quotes') throw new UnclosedQuoteError(this.line);
      yield this.overlong('', this.line);
    } else if (this.buffered !== '') yield this.flush('');
  }

  private flush(text: string): string {
    const rows = this.buffered + text;
    this.buffered = '';
    return rows;
  }

  private keep(text: string): void {
    this.buffered = this.length > MAX_ROW_LENGTH ? this.beginning(text) : this.buffered + text;
  }

  private overlong(text: string, line: number): OverlongRow {
    const row = { line, lineEnds: this.line - this.firstLine, length: this.length, raw: this.beginning(text) };
    this.buffered = '';
    return row;
  }

  private beginning(text: string): string {
    return this.buffered.slice(0, MAX_RAW_LENGTH) + text.slice(0, Math.max(0, MAX_RAW_LENGTH - this.buffered.length));
  }
}

/** The place after one more character, as csv-parse sees it with relax_quotes. */
function after(place: Place, code: number): Place {
  if (place === 'quotes') return code === QUOTE ? 'quote in quotes' : 'quotes';
  if (code === COMMA || code === NEWLINE) return 'start';
  if (code === QUOTE && place !== 'field') return 'quotes';
  return 'field';
}
