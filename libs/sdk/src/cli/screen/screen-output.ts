import { writeFileSync } from 'node:fs';
import { addedTitles, writeWhole } from '../batch/output-file.js';
import { csvLines } from '../output/csv.js';
import type { ScreenInput } from './screen-input.js';
import { SUBJECT_COLUMNS } from './screen-purchase.js';
import type { SubjectResult } from './screen-purchase.js';

const ROWS_AT_ONCE = 1_000;

/** Whether results are written as JSON, with every hit, instead of as columns of the input. */
export const isJson = (file: string): boolean => file.toLowerCase().endsWith('.json');

/**
 * Writes the results: the rows of the input with the best hit of each, in the format of the input, or every hit as JSON. `results`
 * has one for each row, in their order, undefined for a row that isn't screened yet.
 */
export function writeScreenOutput(
  file: string,
  input: Pick<ScreenInput, 'csv' | 'parsedRows'>,
  results: Iterable<SubjectResult | undefined>,
): void {
  writeWhole(file, (descriptor) => {
    if (isJson(file)) writeJson(descriptor, input, results);
    else writeCsv(descriptor, input, results);
  });
}

function writeJson(
  descriptor: number,
  { parsedRows }: Pick<ScreenInput, 'parsedRows'>,
  results: Iterable<SubjectResult | undefined>,
): void {
  let at = 0;
  for (const result of results) {
    const row = { row: at + 1, subject: parsedRows[at]?.subject ?? null, ...(result ?? { outcome: 'pending' }) };
    writeFileSync(descriptor, `${at === 0 ? '{ "rows": [\n' : ',\n'}${JSON.stringify(row)}`);
    at += 1;
  }
  writeFileSync(descriptor, `${at === 0 ? '{ "rows": [' : '\n'}] }\n`);
}

function writeCsv(
  descriptor: number,
  { csv }: Pick<ScreenInput, 'csv'>,
  results: Iterable<SubjectResult | undefined>,
): void {
  const titles = addedTitles(
    csv.columns,
    SUBJECT_COLUMNS.map(([title]) => title),
  );
  const cells = (result: SubjectResult | undefined): string[] =>
    SUBJECT_COLUMNS.map(([, cell], at) => (result === undefined ? (at === 0 ? 'pending' : '') : cell(result)));
  writeFileSync(
    descriptor,
    `${csv.dialect.mark ? '\ufeff' : ''}${csvLines([[...csv.columns, ...titles]], csv.dialect)}`,
  );
  let lines: (readonly string[])[] = [];
  let at = 0;
  for (const result of results) {
    lines.push([...(csv.rows[at] ?? []), ...cells(result)]);
    at += 1;
    if (lines.length < ROWS_AT_ONCE && at < csv.rows.length) continue;
    writeFileSync(descriptor, csvLines(lines, csv.dialect));
    lines = [];
  }
}
