import type { Tag } from '@entity-registry/domain';
import { readCsv } from '../files/csv.js';
import { dateOf } from '../dates.js';
import type { Fields } from '../fields.js';
import { tagList } from './lists.js';
import type { ListReader, RowPages } from './lists.js';
import { searchGrid } from '../html/search-grid.js';
import { requirePage, searchBy } from './row-ownership.js';

/** A list with a search form for number and name: a grid in pages, or (`csv`) a file to download. */
export interface SearchedList {
  /** Name of the list, for messages. */
  readonly what: string;
  /** Relative to the source's base address. */
  readonly path: string;
  /** Required columns. */
  readonly columns: readonly string[];
  readonly format?: 'grid' | 'csv';
}

/** How the rows of a searched list become items of a tag. */
export interface SearchedTag {
  readonly tag: Tag;
  /** The form's parameters. */
  readonly form: { readonly number: string; readonly name: string };
  /** Columns that identify the subject of a row. */
  readonly owner: { readonly nombre: string; readonly identifier: string };
  /** Fields of the tag's item schema; undefined fields are left out. */
  readonly payload: (row: Fields) => Readonly<Record<string, unknown>>;
  /** The column of the date by which the tag's section orders its items. */
  readonly dated: string;
  /** The column of the day on which the row was published. */
  readonly updated?: string;
}

/** The rows of a searched list for a subject. */
export function searchedRows(list: SearchedList, form: SearchedTag['form']): RowPages<Fields> {
  const pages = searchGrid(list, (subject) => searchBy(subject, form.number, form.name));
  if (list.format !== 'csv') return pages;
  return { ...pages, readPage: (page) => ({ found: readCsv(requirePage(page, list.what), list), next: null }) };
}

/** Converts a searched list for `listsAdapter`. */
export function searchedList(
  list: SearchedList,
  { tag, form, owner, payload, dated, updated }: SearchedTag,
): ListReader {
  return tagList({
    tag,
    pages: searchedRows(list, form),
    owner: (row) => ({ nombre: row.text(owner.nombre), identifier: row.text(owner.identifier) }),
    payload,
    itemDate: (row) => dateOf(row.text(dated), dated),
    ...(updated !== undefined && { updated: (row: Fields) => dateOf(row.text(updated), updated) }),
  });
}
