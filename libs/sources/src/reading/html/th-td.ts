import { SourceError } from '../../source.js';
import { fieldsOf } from '../fields.js';
import type { Fields } from '../fields.js';
import { cellOf, each, textOf } from './html.js';
import type { Html } from './html.js';

/** The labels and values of a page that has them as `th` and `td` in one row, which may have several pairs. */
export function readPairs(html: Html, shape: { what: string; required: readonly string[]; within?: string }): Fields {
  const scope = shape.within === undefined ? html.root() : html(shape.within);
  const pairs = each(html, scope.find('th'))
    .filter((label) => label.next().is('td'))
    .map((label) => [textOf(label).replace(/:$/, ''), cellOf(label.next())] as const);
  if (pairs.length === 0) throw new SourceError(`${shape.what}: the table is missing`, false);
  return fieldsOf(shape.what, pairs, shape.required);
}
