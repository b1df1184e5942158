import { lookup } from '@entity-registry/domain';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { CsvError } from 'csv-parse';
import { MAX_ROW_LENGTH, UnclosedQuoteError, boundedRows } from './bounded-rows.js';
import type { OverlongRow } from './bounded-rows.js';
import { ImportFailedError } from './dataset-file.js';
import type { DatasetFile, SourceRow } from './dataset-file.js';
import { MAX_FIELD_LENGTH } from './dataset-file.js';
import { checkColumns } from './columns.js';
import { REPLACEMENT, openText, readFailure } from './source-file.js';
import type { SourceFile } from './source-file.js';

/** A row of the file, or the reason why it can't be read. */
export interface ReadRow {
  /** Last line of the row in the file, from 1; strictly increasing. Checkpoints store it. */
  line: number;
  /** The row as written; the beginning if it is too long. */
  raw: string;
  /** Absent if the row can't be read. */
  row?: SourceRow;
  /** Why the row cannot be read. */
  reason?: string;
}

/** The rows of a file, streaming. Throws ImportFailedError if the file isn't of the dataset. */
export function readRows(
  file: SourceFile,
  definition: DatasetFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow> {
  return definition.format === 'csv' ? csvRows(file, definition, onBytes) : jsonRows(file, definition, onBytes);
}

interface CsvRow {
  info: { lines: number };
  raw: string;
  record: Record<string, string>;
}

async function* csvRows(
  file: SourceFile,
  definition: DatasetFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow> {
  const rejected: ReadRow[] = [];
  const parser = parse({
    bom: true,
    columns: (header: string[]) => checkColumns(file.path, header, definition),
    info: true,
    raw: true,
    record_delimiter: '\n',
    // A stray quote then only affects its own row, and csvError finds that row.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      if (error) insert(rejected, rejectedRow(error, raw));
      return undefined;
    },
  });
  const text = Readable.from(
    boundedCsv(file, onBytes, (row) => {
      insert(rejected, row);
    }),
  );
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const { info, raw, record } of text.pipe(parser) as AsyncIterable<CsvRow>) {
      yield* takeUntil(rejected, info.lines);
      const reason = csvError(record, raw);
      yield reason === null ? { line: info.lines, raw, row: record } : { line: info.lines, raw, reason };
    }
  } catch (error) {
    throw readFailure(file.path, error);
  } finally {
    text.destroy();
  }
  yield* takeUntil(rejected, Infinity);
}

/** The text for the parser: a row that is too long is passed to `refuse` and replaced by blank lines. */
async function* boundedCsv(
  file: SourceFile,
  onBytes: (bytes: number) => void,
  refuse: (row: ReadRow) => void,
): AsyncGenerator<string> {
  let begun = false;
  try {
    for await (const rows of boundedRows(openText(file, onBytes), true)) {
      if (typeof rows === 'string') yield rows;
      else if (begun) {
        refuse(overlongRow(rows));
        yield '\n'.repeat(rows.lineEnds);
      } else throw new ImportFailedError(`${file.path} is not CSV: its header is over 1 MiB long`);
      begun = true;
    }
  } catch (error) {
    throw error instanceof UnclosedQuoteError ? unclosedQuote(file.path, error) : error;
  }
}

function overlongRow({ line, raw, length }: OverlongRow): ReadRow {
  return { line, raw, reason: `the row has ${length} characters, ${MAX_ROW_LENGTH} at most` };
}

/** Keeps the order of lines: rows that are too long are known before the parser reaches them. */
function insert(rejected: ReadRow[], row: ReadRow): void {
  rejected.splice(rejected.findLastIndex(({ line }) => line < row.line) + 1, 0, row);
}

/** The rejected rows before `line`; they are known by the time the parser reaches that line. */
function* takeUntil(rejected: ReadRow[], line: number): Generator<ReadRow> {
  while (rejected[0] !== undefined && rejected[0].line < line) {
    const next = rejected.shift();
    if (next) yield next;
  }
}

function unclosedQuote(path: string, { line }: UnclosedQuoteError): ImportFailedError {
  return new ImportFailedError(
    `${path}: a row that ends after line ${line} is longer than ${MAX_ROW_LENGTH / 1024 / 1024} MiB; ` +
      'a quote may be unclosed',
  );
}

function rejectedRow(error: CsvError, raw: string | undefined): ReadRow {
  const expected = /columns length is (\d+), got (\d+)/.exec(error.message);
  const reason = expected
    ? `${expected[2] ?? '?'} columns instead of ${expected[1] ?? '?'}`
    : error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'a quote that is never closed'
      : error.message;
  return { line: Number(error['lines']), raw: (raw ?? '').replace(/^\n+|\n+$/g, ''), reason };
}

/** Why a parsed row can't be trusted, or null. */
function csvError(record: Record<string, string>, raw: string): string | null {
  if (raw.includes(REPLACEMENT)) return 'not valid UTF-8';
  if (raw.includes('\0')) return 'contains a null byte';
  const quoted = raw.includes('"');
  for (const column in record) {
    const value = lookup(record, column) ?? '';
    if (value.length > MAX_FIELD_LENGTH) return tooLong(column, value);
    // With relaxed quotes, a value that still starts with a quote is either escaped as in CSV, or malformed.
    if (quoted && value.startsWith('"') && !raw.includes(`"${value.replaceAll('"', '""')}"`)) {
      return `${column} has a stray quote`;
    }
  }
  return null;
}

function tooLong(column: string, value: string): string {
  return `${column} has ${value.length} characters, ${MAX_FIELD_LENGTH} at most`;
}

async function* jsonRows(
  file: SourceFile,
  definition: DatasetFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow> {
  let line = 0;
  let checked = false;
  try {
    for await (const raw of textLines(file, onBytes)) {
      line += 1;
      if (typeof raw !== 'string') {
        if (!checked) throw new ImportFailedError(`${file.path} is not JSON lines: a line is over 1 MiB long`);
        yield overlongRow(raw);
        continue;
      }
      if (raw.trim() === '') continue;
      const parsed = parseObject(raw);
      if (typeof parsed === 'string') {
        if (!checked) throw new ImportFailedError(`${file.path} is not JSON lines: line ${line}: ${parsed}`);
        yield { line, raw, reason: parsed };
        continue;
      }
      if (!checked) checkColumns(file.path, Object.keys(parsed), definition);
      checked = true;
      const reason = jsonError(parsed, raw, definition);
      yield reason === null ? { line, raw, row: parsed } : { line, raw, reason };
    }
  } catch (error) {
    throw readFailure(file.path, error);
  }
}

function parseObject(raw: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : 'not a JSON object';
  } catch {
    return 'not valid JSON';
  }
}

function jsonError(row: SourceRow, raw: string, definition: DatasetFile): string | null {
  if (raw.includes(REPLACEMENT)) return 'not valid UTF-8';
  const missing = definition.columns.filter((key) => !Object.hasOwn(row, key));
  if (missing.length > 0) return `missing ${missing.join(', ')}`;
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === 'string' && value.length > MAX_FIELD_LENGTH) return tooLong(key, value);
    if (JSON.stringify(value).includes('\\u0000')) return `${key} contains a null character`;
  }
  return null;
}

async function* textLines(file: SourceFile, onBytes: (bytes: number) => void): AsyncGenerator<string | OverlongRow> {
  for await (const rows of boundedRows(openText(file, onBytes), false)) {
    if (typeof rows === 'string') yield* rows.replace(/\n$/, '').split('\n');
    else yield rows;
  }
}
