import { closeSync, openSync, readSync } from 'node:fs';

/** A line of a file, and where its bytes are. */
export interface FileLine {
  /** Without its line feed. */
  readonly text: string;
  readonly start: number;
  /** Bytes, with the line feed. */
  readonly length: number;
}

const CHUNK = 1_048_576;
const LINE_FEED = 10;

/**
 * The complete lines of a file, read in parts. A last line that isn't JSON is incomplete: the disk had its length before its text.
 */
export function* linesOf(descriptor: number): Generator<FileLine, undefined> {
  let last: FileLine | null = null;
  for (const line of allLinesOf(descriptor)) {
    if (last !== null) yield last;
    last = line;
  }
  if (last !== null && isJson(last.text)) yield last;
  return undefined;
}

function* allLinesOf(descriptor: number): Generator<FileLine, undefined> {
  const chunk = Buffer.alloc(CHUNK);
  let rest: Buffer[] = [];
  let [start, position] = [0, 0];
  for (;;) {
    const count = readSync(descriptor, chunk, 0, CHUNK, position);
    if (count === 0) return undefined;
    position += count;
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0 && end < count; end = chunk.indexOf(LINE_FEED, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, end)]);
      yield { text: line.toString('utf8'), start, length: line.length + 1 };
      rest = [];
      start += line.length + 1;
      from = end + 1;
    }
    rest.push(Buffer.from(chunk.subarray(from, count)));
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The first `length` bytes of a file as text; fewer if it is shorter. */
export function beginningOf(file: string, length: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, length, 0));
  } finally {
    closeSync(descriptor);
  }
}
