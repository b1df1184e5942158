import { lookup } from '@entity-registry/domain';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';

/** Values of one line, by column; null is an empty cell. */
export type CsvLine = Readonly<Record<string, string | number | boolean | null>>;

export interface CsvFile {
  name: string;
  columns: readonly string[];
  /** Lines in batches: a file may be larger than memory. */
  batches: AsyncIterable<readonly CsvLine[]> | Iterable<readonly CsvLine[]>;
}

/**
 * A file of comma-separated values (RFC 4180, UTF-8), sent while it is read. Text that a spreadsheet would read as a formula
 * is prefixed with an apostrophe. If reading fails halfway, the connection is cut, so that a partial file never looks
 * complete.
 */
export function csvFile({ name, columns, batches }: CsvFile): StreamableFile {
  const file = new StreamableFile(Readable.from(textOf(columns, batches), { objectMode: true }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
  return file.setErrorHandler((_error, response) => {
    (response as unknown as ServerResponse).destroy();
  });
}

async function* textOf(columns: readonly string[], batches: CsvFile['batches']): AsyncGenerator<string> {
  yield write([columns]);
  for await (const lines of batches) {
    if (lines.length > 0) yield write(lines.map((line) => columns.map((column) => cell(lookup(line, column)))));
  }
}

const write = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });

/** Amounts may begin with a minus; otherwise they only have digits and a point. */
function cell(value: CsvLine[string] | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** Every page of a list, one after the other. `read` gets the id to continue after, null at first. */
export async function* everyPage<Row extends { id: bigint }>(
  first: readonly Row[],
  size: number,
  read: (before: bigint) => Promise<Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = first;
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
    rows = await read(last.id);
  }
}
