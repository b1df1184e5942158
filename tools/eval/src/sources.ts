import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

export type Row = Record<string, string>;

/** The rows of a CSV file with a header line, plain or gzip (`.gz`). Throws if the file doesn't exist. */
export function readCsv(file: string): Row[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return parse<Row>(text, { columns: true, bom: true, relax_quotes: true, relax_column_count: true });
}

/** The data folder, or null if this clone has none. */
export function dataFolder(folder: string): string | null {
  return existsSync(join(folder, 'name_pairs')) ? folder : null;
}
