import type { WatchItemRow } from '@entity-registry/accounts';
import { DomainError, MAX_ITEMS_A_CALL } from '@entity-registry/domain';
import type { GivenSubject } from '@entity-registry/domain';
import { CsvText, quotable } from '@entity-registry/http';
import type { CsvLine } from '@entity-registry/http';
import type { PipeTransform } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse/sync';
import {
  identifierCell,
  identifierOf,
  joinCell,
  keepApostrophe,
  referenceCell,
  referenceOf,
  splitCell,
  textOfCell,
} from './csv-cells.js';

const NUMBERS = ['cedula', 'ruc', 'passport'] as const;

/** Columns of a file of items to add, the same as those of the CLI's screenings. */
export const ITEM_COLUMNS = [
  ...(['reference', 'entity_id', 'name', 'aliases', 'type', 'birth_date', 'nationalities'] as const),
  ...([...NUMBERS, 'country', 'identifiers'] as const),
] as const;
type ItemColumn = (typeof ITEM_COLUMNS)[number];

/** What the file of a watchlist has in addition. A file to add may have these too: they are ignored. */
const STATE_COLUMNS = ['id', 'entity_name', 'state', 'paid_until', 'added_at', 'screened_at', 'hits'] as const;

/** Columns of the file of a watchlist, in order. */
export const FILE_COLUMNS = [
  ...([
    'id',
    'reference',
    'state',
    'paid_until',
    'added_at',
    'screened_at',
    'hits',
    'entity_id',
    'entity_name',
  ] as const),
  ...(['name', 'aliases', 'type', 'birth_date', 'nationalities', 'identifiers'] as const),
] as const;

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads a CSV body as the JSON body that says the same, for the validation that follows; leaves a JSON body as it is. Throws
 * `invalid_body`, and `invalid_parameter` for an unknown column.
 */
export class CsvItemsPipe implements PipeTransform<unknown, unknown> {
  transform(body: unknown): unknown {
    return body instanceof CsvText ? { items: itemsOf(body.text) } : body;
  }
}

function itemsOf(text: string): object[] {
  const [header = [], ...rows] = recordsOf(text);
  const columns = header.map((title) => title.trim().toLowerCase());
  for (const [at, column] of columns.entries()) {
    const parameter = quotable(column).slice(0, 100) || '""';
    if (columns.indexOf(column) !== at)
      throw new DomainError('invalid_parameter', { parameter, message: 'is the title of two columns' });
    if (!isOneOf(ITEM_COLUMNS, column) && !isOneOf(STATE_COLUMNS, column))
      throw new DomainError('invalid_parameter', {
        parameter,
        message: `is not a column: use ${ITEM_COLUMNS.join(', ')}`,
      });
  }
  return rows.map((row) => itemOf(cellsOf(columns, row)));
}

function recordsOf(text: string): string[][] {
  const end = text.search(/[\r\n]/);
  const header = end < 0 ? text : text.slice(0, end);
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  try {
    // The header, the rows that a call may have, and one more, for which the call is refused.
    return parse(text, { delimiter, bom: true, skip_empty_lines: true, to: MAX_ITEMS_A_CALL + 2 });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser's message quotes the file.
    const message = `is not valid CSV: see line ${String(Number(error['lines'] ?? 1))}`;
    throw new DomainError('invalid_body', { message });
  }
}

type Cells = Readonly<Partial<Record<ItemColumn, string>>>;

/** The cells that aren't blank. */
function cellsOf(columns: readonly string[], row: readonly string[]): Cells {
  const cells: Partial<Record<ItemColumn, string>> = {};
  for (const [at, column] of columns.entries()) {
    const text = textOfCell(row[at] ?? '');
    if (text !== '' && isOneOf(ITEM_COLUMNS, column)) cells[column] = text;
  }
  return cells;
}

/** Blank cells are absent, as in JSON. */
function itemOf(cells: Cells): object {
  const { aliases = '', nationalities = '', identifiers = '', country } = cells;
  const { entity_id, name, type, birth_date } = cells;
  const reference = cells.reference === undefined ? undefined : referenceOf(cells.reference);
  const lists = {
    aliases: splitCell(aliases),
    nationalities: nationalities.split(/[;,\s]/).filter((code) => code !== ''),
    identifiers: [
      ...NUMBERS.flatMap((kind) => {
        const value = cells[kind];
        return value === undefined ? [] : [{ kind, value, ...(country !== undefined && { country }) }];
      }),
      ...splitCell(identifiers).map(identifierOf),
    ],
  };
  const members = { reference, entity_id, name, type, birth_date, ...lists };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value.length > 0));
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return (names as readonly string[]).includes(text);
}

/**
 * An item as a line of the file: what the account said, so that the file can be added as it is. What the register says about an entity
 * is paid for elsewhere; only its name is here, in a column of its own.
 */
export function lineOf(row: WatchItemRow, entityId: string | null, hits: number): CsvLine {
  const { id, reference, state, paidUntil, addedAt, screenedAt, subject } = row;
  const given = entityId === null ? subject : row.given;
  return {
    ...{ id: Number(id), reference: keepApostrophe(referenceCell(reference)), state },
    ...{ paid_until: paidUntil.toISOString(), added_at: addedAt.toISOString() },
    ...{ screened_at: screenedAt?.toISOString() ?? null, hits, entity_id: entityId },
    ...(entityId !== null && { entity_name: subject.name }),
    ...(given !== null && describe(given)),
  };
}

function describe({ name, aliases, type, birthDate, nationalities, identifiers }: GivenSubject): CsvLine {
  return {
    ...{ name: keepApostrophe(name ?? ''), aliases: keepApostrophe(joinCell(aliases)), type, birth_date: birthDate },
    nationalities: nationalities.join('; '),
    identifiers: joinCell(identifiers.map(identifierCell)),
  };
}
