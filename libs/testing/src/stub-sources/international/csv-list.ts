import { stringify } from 'csv-stringify/sync';
import type { StubResponse } from '../stub-source.js';

/** A complete list as a file, with every value quoted. */
export function csvList(columns: readonly string[], rows: readonly (readonly (string | null)[])[]): StubResponse {
  const body = stringify([columns, ...rows] as string[][], { quoted: true, record_delimiter: 'windows' });
  return { contentType: 'text/csv; charset=utf-8', body };
}
