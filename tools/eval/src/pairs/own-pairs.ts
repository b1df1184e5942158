import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { InputError } from '../input-error.js';
import type { LabeledPair, NameKind } from './pair.js';

/** The columns of a file of labeled pairs, with other names that they may have. */
const COLUMNS = {
  schema: ['schema', 'kind', 'type'],
  name1: ['name1', 'query', 'name_a', 'left'],
  name2: ['name2', 'candidate', 'name_b', 'right'],
  is_match: ['is_match', 'match', 'label', 'expected'],
} as const;

type Column = keyof typeof COLUMNS;

const REQUIRED = Object.keys(COLUMNS) as Column[];
const CATEGORY = ['category', 'group'];

const KINDS: ReadonlyMap<string, NameKind> = new Map([
  ...['person', 'naturalperson', 'individual'].map((word) => [word, 'NaturalPerson'] as const),
  ...['company', 'organization', 'organisation', 'legalentity', 'publicbody'].map(
    (word) => [word, 'Organization'] as const,
  ),
]);

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'y', 't'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'n', 'f'].map((word) => [word, false] as const),
]);

interface Line {
  cells: string[];
  /** The line of the file on which the row ends. */
  line: number;
}

/**
 * The pairs of a CSV file in UTF-8 with the columns schema, name1, name2 and is_match, in any order. Throws an
 * {@link InputError} that names the line and the column of the first value that can't be read.
 */
export function readOwnPairs(file: string): LabeledPair[] {
  const [header, ...rows] = linesOf(file);
  if (header === undefined) throw new InputError(`${file} is empty. It needs the columns ${REQUIRED.join(', ')}.`);
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const placeOf = (accepted: readonly string[]): number => names.findIndex((name) => accepted.includes(name));
  const missing = REQUIRED.filter((column) => placeOf(COLUMNS[column]) === -1);
  if (missing.length > 0)
    throw new InputError(
      `${file}, line ${String(header.line)}: the column ${missing.join(', ')} is missing. ` +
        `It needs the columns ${REQUIRED.join(', ')}, and has ${names.join(', ')}.`,
    );
  refuseRepeated(names, `${file}, line ${String(header.line)}`);
  if (rows.length === 0) throw new InputError(`${file} has no pairs below its header row.`);
  const category = placeOf(CATEGORY);
  return rows.map(({ cells, line }) => {
    if (cells.length !== names.length)
      throw new InputError(
        `${file}, line ${String(line)}: ${String(cells.length)} values for ${String(names.length)} columns. ` +
          'Put names with commas in double quotes.',
      );
    const value = (column: Column): string => cells[placeOf(COLUMNS[column])]?.trim() ?? '';
    const reject = (column: Column, expected: string): never => {
      const name = names[placeOf(COLUMNS[column])] ?? column;
      const text = value(column);
      throw new InputError(
        `${file}, line ${String(line)}, column ${name}: ${text === '' ? 'the value is empty' : `"${text}" is unknown`}. Use ${expected}.`,
      );
    };
    const nameIn = (column: Column): string => (value(column) === '' ? reject(column, 'a name') : value(column));
    return {
      set: 'file',
      category: (cells[category] ?? '').trim() || basename(file),
      kind: KINDS.get(value('schema').toLowerCase()) ?? reject('schema', 'Person or Company'),
      query: nameIn('name1'),
      candidate: nameIn('name2'),
      match: ANSWERS.get(value('is_match').toLowerCase()) ?? reject('is_match', 'true or false'),
      decidable: true,
    };
  });
}

/** Throws an {@link InputError} if two columns could be meant: their values may differ. */
function refuseRepeated(names: readonly string[], place: string): void {
  for (const accepted of [...Object.values(COLUMNS), CATEGORY]) {
    const [one, other] = names.filter((name) => (accepted as readonly string[]).includes(name));
    if (one === undefined || other === undefined) continue;
    const found = one === other ? `two columns are called ${one}` : `the columns ${one} and ${other} mean the same`;
    throw new InputError(`${place}: ${found}. Rename or remove one of them.`);
  }
}

function linesOf(file: string): Line[] {
  const text = textOf(file);
  try {
    // The types don't know that `info` changes the result.
    const rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    throw new InputError(`${file} isn't a CSV file: ${messageOf(error)}`);
  }
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw new InputError(`${file} isn't in UTF-8. Save it as "CSV UTF-8".`);
    throw new InputError(`${file} can't be read: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
