import { lookup } from '@entity-registry/domain';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a COPY row; objects are written as JSON, dates as ISO 8601. */
export type CopyValue = string | number | bigint | boolean | Date | object | null | undefined;

// One network write per this many characters: large enough to keep the socket busy, small compared with the memory limit.
const CHUNK_CHARACTERS = 256 * 1024;
const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/**
 * One value in COPY text format: escapes backslash, tab and line ends, writes null as `\N`, and drops NUL, which text
 * can't hold.
 */
export function copyText(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'string') return escapeText(value);
  if (value instanceof Date) return value.toISOString();
  // JSON writes NUL as \u0000, which jsonb rejects. (?<!\\) leaves an escaped backslash before u0000 intact.
  return escapeText(JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1'));
}

function escapeText(text: string): string {
  const clean = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return SPECIAL.test(clean)
    ? clean.replace(/[\\\t\n\r]/g, (character) => lookup(ESCAPES, character) ?? character)
    : clean;
}

/** One line in COPY text format, including the line end. */
export function copyLine(values: readonly CopyValue[]): string {
  // `join`, because a concatenated string keeps all its parts in memory until it is sent.
  return `${values.map(copyText).join('\t')}\n`;
}

/** Groups COPY lines into chunks that are large enough for a network write. */
export function* copyChunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

/**
 * Streams encoded lines (`copyLine`) into `target`, a table with its column list such as `record (level, pk)`, with COPY FROM
 * STDIN. Resolves with the number of rows written. `target` is inserted as SQL, so it must never come from outside.
 */
export async function copyLines(client: ClientBase, target: string, lines: Iterable<string>): Promise<number> {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(Readable.from(copyChunks(lines)), stream);
  return stream.rowCount;
}

/** Like `copyLines`, but takes rows of values. */
export async function copyRows(
  client: ClientBase,
  target: string,
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  return copyLines(client, target, mapLines(rows));
}

function* mapLines(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  for (const row of rows) yield copyLine(row);
}
