import { dateOf } from '../reading/dates.js';
import { listsAdapter, tagList } from '../reading/lists.js';
import { searchedRows } from '../reading/searched-list.js';
import { tieOf } from '../reading/whose.js';

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
    tie: (subject, row) =>
      tieOf(subject, { nombre: row.text(subject.kind === 'Organization' ? 'Responsable económico' : 'Nombre') }),
    payload: (row) => ({ numero_caso: row.required('Número de caso'), nombre: row.text('Nombre') }),
    itemDate: (row) => dateOf(row.text('Fecha de entrada'), 'Fecha de entrada'),
  }),
]);
