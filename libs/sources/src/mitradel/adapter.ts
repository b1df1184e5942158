import { dateOf } from '../reading/dates.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { searchedRows } from '../reading/lists/searched-list.js';
import { matchOwner } from '../reading/lists/row-ownership.js';

const PERMITS = {
  what: 'list of work permits',
  path: 'consultas/permisos',
  columns: ['Número de caso', 'Trabajador', 'Nacionalidad', 'Número de pasaporte', 'Empresa', 'Fecha de solicitud'],
};

/** Work permits: a paged grid, searched by worker or employer. */
export const mitradel = listsAdapter('mitradel', [
  tagList({
    tag: 'work_permits',
    pages: searchedRows(PERMITS, { number: 'identificacion', name: 'nombre' }),
    match: (subject, row) =>
      matchOwner(subject, { nombre: row.text(subject.kind === 'Organization' ? 'Empresa' : 'Trabajador') }),
    payload: (row) => ({
      numero_caso: row.required('Número de caso'),
      nombre: row.text('Trabajador'),
      nacionalidad: row.text('Nacionalidad'),
      numero_pasaporte: row.text('Número de pasaporte'),
      empresa: row.text('Empresa'),
    }),
    itemDate: (row) => dateOf(row.text('Fecha de solicitud'), 'Fecha de solicitud'),
  }),
]);
