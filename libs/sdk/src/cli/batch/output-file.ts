import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usageError } from '../exit.js';
import type { CsvFile } from '../csv/read-csv.js';
import { csvLines } from '../output/csv.js';
import type { EntityResult } from './entity-purchase.js';
import { syncDirectory } from './journal.js';
import { RESULT_COLUMNS } from './resolve-rows.js';
import type { RowResult } from './resolve-rows.js';
import { lookup } from '../lookup.js';

/** The prefix of an added column whose name the input already has. */
const PREFIX = 'registry_';
const ROWS_AT_ONCE = 1_000;

/**
 * Writes the rows of the input with their results, in the format of the input. `results` has one for each row, undefined for a row that isn't resolved yet.
 */
export function writeOutput(
  file: string,
  input: CsvFile,
  results: readonly (RowResult | undefined)[],
  cards: readonly EntityResult[],
): void {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardColumns = [...new Set(cards.flatMap(({ cells }) => Object.keys(cells)))];
  const titles = addedTitles(input.columns, [
    ...RESULT_COLUMNS.map(([title]) => title),
    ...(cards.length > 0 ? ['card', ...cardColumns] : []),
  ]);
  const added = (result: RowResult | undefined): string[] => {
    if (result === undefined) return titles.map((_, index) => (index === 0 ? 'pending' : ''));
    const own = RESULT_COLUMNS.map(([, cell]) => cell(result));
    if (cards.length === 0) return own;
    const card = result.outcome === 'matched' ? byId.get(result.id ?? '') : undefined;
    return [...own, card?.outcome ?? '', ...cardColumns.map((name) => (card && lookup(card.cells, name)) ?? '')];
  };
  writeWhole(file, (descriptor) => {
    writeFileSync(
      descriptor,
      `${input.dialect.mark ? '\ufeff' : ''}${csvLines([[...input.columns, ...titles]], input.dialect)}`,
    );
    for (let from = 0; from < input.rows.length; from += ROWS_AT_ONCE) {
      const lines = input.rows
        .slice(from, from + ROWS_AT_ONCE)
        .map((row, index) => [...row, ...added(results[from + index])]);
      writeFileSync(descriptor, csvLines(lines, input.dialect));
    }
  });
}

/** Writes a file under another name first, so that it is complete or absent. */
export function writeWhole(file: string, write: (descriptor: number) => void): void {
  const temporary = temporaryName(file);
  // Left by a killed run, since the lock keeps out other running ones.
  rmSync(temporary, { force: true });
  const descriptor = openSync(temporary, 'wx');
  try {
    write(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
  syncDirectory(file);
}

/** Titles of the added columns: none that the input already has, and no duplicates. */
export function addedTitles(columns: readonly string[], titles: readonly string[]): string[] {
  const taken = new Set(columns.map((column) => column.trim()));
  return titles.map((title) => {
    let free = title;
    while (taken.has(free)) free = `${PREFIX}${free}`;
    taken.add(free);
    return free;
  });
}

/** The name of the temporary file next to `file`. */
export function temporaryName(file: string): string {
  const { dir, base } = path.parse(file);
  return path.join(dir, `.${base}.registry-cli-tmp`);
}

/** The file of partial results: `people.partial.csv` next to `people.csv`. */
export function partialName(file: string): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.partial${ext}`);
}

export function journalOf(out: string): string {
  return `${out}.journal`;
}

export function lockOf(out: string): string {
  return `${out}.lock`;
}

/** Makes sure that the input isn't, under any name, a file that a run writes or removes. */
export function checkOutput(out: string, input: string): void {
  const partial = partialName(out);
  const { dev, ino } = statSync(input, { bigint: true });
  for (const file of [out, partial, journalOf(out), lockOf(out), temporaryName(out), temporaryName(partial)]) {
    const there = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (there?.dev === dev && there.ino === ino) {
      throw usageError(`--out: ${file} is the input and would be overwritten. Choose another name.`);
    }
  }
  const directory = path.dirname(path.resolve(out));
  if (!existsSync(directory)) throw usageError(`--out: directory ${directory} does not exist.`);
  if (existsSync(out) && !statSync(out).isFile()) throw usageError(`--out: ${out} is not a file.`);
}
