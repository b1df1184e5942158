import { dateOf } from '../reading/dates.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { searchedRows } from '../reading/lists/searched-list.js';
import { matchOwner } from '../reading/lists/row-ownership.js';

const CASES = {
  what: 'list of immigration cases',
  path: 'consultas/casos',
  columns: ['Número de caso', 'Nombre', 'Responsable económico', 'Fecha de entrada'],
};

/** Immigration cases: a paged grid, searched by applicant or sponsoring company. */
export const migracion = listsAdapter('migracion', [
  tagList({
    tag: 'migrations',
    pages: searchedRows(CASES, { number: 'identificacion', name: 'nombre' }),
    match: (subject, row) =>
      matchOwner(subject, { nombre: row.text(subject.kind === 'Organization' ? 'Responsable económico' : 'Nombre') }),
    payload: (row) => ({ numero_caso: row.required('Número de caso'), nombre: row.text('Nombre') }),
    itemDate: (row) => dateOf(row.text('Fecha de entrada'), 'Fecha de entrada'),
  }),
]);
