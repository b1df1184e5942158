import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList } from '../reading/matched-list.js';
import { searchedRows } from '../reading/searched-list.js';
import { tieOf } from '../reading/whose.js';

const OFFICIALS = {
  what: 'directory of officials',
  path: 'directorio/funcionarios',
  columns: ['Nombre', 'Cargo', 'Institución', 'Partido', 'Desde', 'Hasta'],
};

const rowsOf = searchedRows(OFFICIALS, { number: 'identificacion', name: 'nombre' });

/** Officials of the state: a directory, searched by the name. It prints no numbers, so an official is tied by his name alone. */
export const presidencia = listsAdapter('presidencia', [
  matchedList<Fields>({
    tag: 'coincidencias_pep',
    rows: async (session, subject) => (subject.kind === 'Organization' ? [] : await rowsOf(session, subject)),
    tie: (subject, row) => tieOf(subject, { nombre: row.text('Nombre') }),
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
