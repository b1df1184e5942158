import { readFileSync, statSync } from 'node:fs';
import { FIELDS, describeMapping, mapColumns } from '../csv/mapping.js';
import { questionOf } from '../csv/queries.js';
import type { Defaults, Question } from '../csv/queries.js';
import { readCsv } from '../csv/read-csv.js';
import type { CsvFile } from '../csv/read-csv.js';
import { usageFailure } from '../exit.js';
import { counted } from '../output/text.js';
import { sha256 } from './purchase.js';
import type { Asked } from './resolve-rows.js';

/** The file of a batch, and the query of each row. */
export interface Input {
  readonly file: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  readonly csv: CsvFile;
  /** One for each row. */
  readonly questions: readonly Question[];
  /** The rows to send, in order. */
  readonly asked: readonly Asked[];
  /** Describes the columns that are used. */
  readonly mapping: string;
  /** The columns by position, from 1, to recognize the run. */
  readonly places: string;
}

/** Larger files would take too long at one call per second. */
const MOST_BYTES = 200 * 1024 * 1024;

/** Reads the file of a batch. Throws a usage failure with the reason if it can't be used. */
export function readInput(file: string, columns: readonly string[], defaults: Defaults): Input {
  const bytes = bytesOf(file);
  const csv = readCsv(bytes, file);
  const mapping = mapColumns(csv.columns, columns, file);
  const questions = csv.rows.map((row) => questionOf(row, mapping, defaults));
  const asked = questions.flatMap(({ query }, row) => (query === null ? [] : [{ row, query }]));
  if (asked.length === 0) {
    const fault = questions.find((question) => question.fault !== null)?.fault.message ?? '';
    throw usageFailure(`${file}: none of ${counted(csv.rows.length, 'row')} can be resolved; in the first, ${fault}.`);
  }
  const places = FIELDS.flatMap((field) => {
    const at = mapping[field];
    return at === undefined ? [] : [`${field}=${String(at + 1)}`];
  }).join(',');
  const words = describeMapping(mapping, csv.columns);
  return { file, digest: sha256(bytes), csv, questions, asked, mapping: words, places };
}

function bytesOf(file: string): Uint8Array {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) throw usageFailure(`${file}: more than 200 MB. Split the file.`);
    return readFileSync(file);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') throw usageFailure(`${file}: file not found.`);
    if (code === 'EISDIR') throw usageFailure(`${file}: is a directory.`);
    if (code === 'EACCES') throw usageFailure(`${file}: permission denied.`);
    throw error;
  }
}
