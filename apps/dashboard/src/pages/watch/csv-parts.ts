/** Rows of one request, and its size: the backend accepts 64 KiB. */
const MAX_ROWS = 200;
const MAX_BYTES = 60_000;

/** A part of a file, with the file's header row. */
export interface CsvPart {
  readonly text: string;
  /** Number of its first row in the file, from 1, without the header. */
  readonly first: number;
  readonly rows: number;
}

/** The parts of a CSV file that are sent one after the other. Rows end where a line ends outside quotes. */
export function partsOf(text: string): CsvPart[] {
  const [header = '', ...rows] = rowsOf(text.replace(/^\ufeff/, ''));
  const parts: CsvPart[] = [];
  let [pending, bytes, first] = [[] as string[], 0, 1];
  const flush = (): void => {
    if (pending.length === 0) return;
    parts.push({ text: [header, ...pending, ''].join('\r\n'), first, rows: pending.length });
    [pending, bytes, first] = [[], 0, first + pending.length];
  };
  for (const row of rows) {
    const size = new TextEncoder().encode(row).length + 2;
    if (pending.length === MAX_ROWS || bytes + size > MAX_BYTES) flush();
    pending.push(row);
    bytes += size;
  }
  flush();
  return parts;
}

function rowsOf(text: string): string[] {
  const rows: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    if (at < text.length && (isQuoted || character !== '\n')) continue;
    const row = text.slice(start, at).replace(/\r$/, '');
    if (row.trim() !== '') rows.push(row);
    start = at + 1;
  }
  return rows;
}
