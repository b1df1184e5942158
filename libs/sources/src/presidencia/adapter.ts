import { dateOf } from '../reading/dates.js';
import { listsAdapter, personsOnly, tagList } from '../reading/lists/lists.js';
import { searchedRows } from '../reading/lists/searched-list.js';
import { matchOwner } from '../reading/lists/row-ownership.js';

const OFFICIALS = {
  what: 'directory of officials',
  path: 'directorio/funcionarios',
  columns: ['Nombre', 'Cargo', 'Institución', 'Partido', 'Desde', 'Hasta'],
};

/** A directory of public officials, searched by name. It has no identifiers, so officials are matched by name alone. */
export const presidencia = listsAdapter('presidencia', [
  tagList({
    tag: 'coincidencias_pep',
    pages: personsOnly(searchedRows(OFFICIALS, { number: 'identificacion', name: 'nombre' })),
    match: (subject, row) => matchOwner(subject, { nombre: row.text('Nombre') }),
    payload: (row, match) => ({
      nombre: row.text('Nombre'),
      cargo: row.text('Cargo'),
      institucion: row.text('Institución'),
      categoria: 'official',
      partido: row.text('Partido'),
      fecha_inicio: dateOf(row.text('Desde'), 'Desde'),
      fecha_fin: dateOf(row.text('Hasta'), 'Hasta'),
      match,
    }),
    itemDate: (row) => dateOf(row.text('Desde'), 'Desde'),
  }),
]);
