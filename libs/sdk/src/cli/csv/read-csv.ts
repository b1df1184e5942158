import { CsvError, parse } from 'csv-parse/sync';
import { usageError } from '../exit.js';
import type { Dialect } from '../output/csv.js';
import { decodeText } from './decode.js';

/** A CSV file: a header row and rows of as many cells, all as written. */
export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly dialect: Dialect;
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads a CSV file with a header row. The delimiter is the most frequent one of comma, semicolon and tab in the header; line
 * ends, quotes, a byte order mark and the `sep=` line of Excel are recognized. Empty lines are ignored. Throws a usage
 * failure that names the line for anything that can't be read.
 */
export function readCsv(bytes: Uint8Array, file: string): CsvFile {
  const { text, mark } = decodeText(bytes, file);
  const { declared, body, before } = withoutDeclaration(text);
  if (body.trim() === '')
    throw usageError(`${file}: the file is empty. It needs a header row and a row for each entity.`);
  const header = firstRecord(body);
  const dialect: Dialect = {
    delimiter: declared ?? mostFrequent(header),
    newline: body.slice(header.length).startsWith('\r\n') ? '\r\n' : '\n',
    mark,
  };
  const [columns = [], ...rows] = recordsOf(body, dialect, file, before);
  checkHeader(columns, file);
  if (rows.length === 0) throw usageError(`${file}: there is a header row but no other rows.`);
  return { columns, rows, dialect };
}

function recordsOf(body: string, { delimiter }: Dialect, file: string, before: number): string[][] {
  try {
    return parse(body, { delimiter, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw usageError(`${file}: ${describe(error, before)}`);
  }
}

function describe(error: CsvError, before: number): string {
  const line = `line ${String(Number(error['lines'] ?? 1) + before)}`;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `${line}: a quote is never closed. Double the quotes inside a cell: "".`;
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return `${line}: a quote is in the middle of a cell. Put the cell in quotes, and double the quotes in it: "".`;
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH': {
      const [, expected = '?', got = '?'] = /expect (\d+), got (\d+)/.exec(error.message) ?? [];
      return `${line}: ${got} cells, but the header has ${expected}. Put cells that contain the delimiter in quotes.`;
    }
    default:
      return `${line}: ${error.message}`;
  }
}

function checkHeader(columns: readonly string[], file: string): void {
  const seen = new Set<string>();
  for (const column of columns) {
    const name = column.trim();
    if (seen.has(name) && name !== '') {
      throw usageError(`${file}: the header has two columns called "${name}". Rename one of them.`);
    }
    seen.add(name);
  }
}

/** Excel writes `sep=;` before the header. */
function withoutDeclaration(text: string): { declared: Dialect['delimiter'] | null; body: string; before: number } {
  const [line, delimiter] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  if (line === undefined) return { declared: null, body: text, before: 0 };
  return { declared: delimiter as Dialect['delimiter'], body: text.slice(line.length), before: 1 };
}

/** The header: everything before the first line end outside quotes, including empty lines before it. */
function firstRecord(text: string): string {
  let inQuotes = false;
  for (let at = text.search(/[^\r\n]/); at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') inQuotes = !inQuotes;
    else if (!inQuotes && (character === '\n' || character === '\r')) return text.slice(0, at);
  }
  return text;
}

function mostFrequent(header: string): Dialect['delimiter'] {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
