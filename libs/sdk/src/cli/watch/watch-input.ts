import type { WatchItemsBody } from '../../index.js';
import { usageError } from '../exit.js';
import { readScreenInput } from '../screen/screen-input.js';
import type { SubjectDefaults } from '../screen/screen-input.js';

export type WatchItem = WatchItemsBody['items'][number];

/** How many problems of a file are shown. */
const SHOWN = 5;

/** The file of items to watch. */
export interface WatchInput {
  readonly file: string;
  readonly items: readonly WatchItem[];
  /** Describes the columns that are used. */
  readonly mapping: string;
}

/**
 * Reads the file of items to watch, which may be that of a watchlist. Throws a usage failure unless every row can be watched: an item that isn't watched must not look
 * like one that is.
 */
export function readWatchInput(file: string, columns: readonly string[], defaults: SubjectDefaults): WatchInput {
  // An entity may be watched under two references.
  const { parsedRows, subjects, mapping } = readScreenInput(file, columns, defaults, ['reference']);
  const problems = parsedRows.flatMap(({ error }, row) =>
    error === null ? [] : [`row ${String(row + 1)}: ${error.message}`],
  );
  const items = subjects.map(({ row, subject: { reference, ...subject } }) => {
    // A row without a reference of its own would get that of its place, which changes when the file does.
    if (reference === undefined || reference === null || reference === `row ${String(row + 1)}`)
      problems.push(`row ${String(row + 1)}: reference is blank`);
    return { reference: reference ?? '', ...subject };
  });
  if (problems.length === 0) return { file, items, mapping };
  const more = problems.length > SHOWN ? ` and ${String(problems.length - SHOWN)} more` : '';
  throw usageError(`${file}: nothing was added. ${problems.slice(0, SHOWN).join('; ')}${more}.`);
}
