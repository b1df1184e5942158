import type { Tag } from '@entity-registry/domain';
import type { SourceSession, Subject } from '../source.js';
import { readCsv } from './csv.js';
import { dateOf } from './dates.js';
import type { Fields } from './fields.js';
import { tagList } from './lists.js';
import { searchGrid } from './search-grid.js';
import { present, searchBy } from './whose.js';

/** A list that a form searches by number and name: a grid in pages, or (`csv`) a file to download. */
export interface SearchedList {
  /** What it holds, for messages. */
  readonly what: string;
  /** Relative to the source's base address. */
  readonly path: string;
  /** Columns without which it cannot be read. */
  readonly columns: readonly string[];
  readonly format?: 'grid' | 'csv';
}

/** What the rows of a searched list are to a tag. */
export interface SearchedTag {
  readonly tag: Tag;
  /** The form's parameters. */
  readonly form: { readonly number: string; readonly name: string };
  /** Columns that say whom a row is about. */
  readonly holder: { readonly nombre: string; readonly identifier: string };
  /** Fields of the tag's item schema; undefined fields are left out. */
  readonly payload: (row: Fields) => Readonly<Record<string, unknown>>;
  /** The column of the date by which the tag's section orders its items. */
  readonly dated: string;
}

/** The rows of a searched list for a subject; null when there is nothing to search by. */
export function searchedRows(list: SearchedList, form: SearchedTag['form']) {
  return async (session: SourceSession, subject: Subject): Promise<Fields[] | null> => {
    const query = searchBy(subject, form.number, form.name);
    if (query === null) return null;
    if (list.format !== 'csv') return await searchGrid(session, list, query);
    return readCsv(present(await session.get(list.path, query), list.what), list);
  };
}

/** A searched list, made ready for `listsAdapter`. */
export function searchedList(list: SearchedList, { tag, form, holder, payload, dated }: SearchedTag) {
  return tagList<Fields>({
    tag,
    rows: searchedRows(list, form),
    holder: (row) => ({ nombre: row.text(holder.nombre), identifier: row.text(holder.identifier) }),
    payload,
    itemDate: (row) => dateOf(row.text(dated), dated),
  });
}
