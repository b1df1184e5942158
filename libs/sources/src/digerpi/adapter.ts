import { dateOf } from '../reading/dates.js';
import { listsAdapter, tagList } from '../reading/lists.js';
import { searchGrid } from '../reading/search-grid.js';
import { searchBy } from '../reading/whose.js';

const MARKS = {
  what: 'list of trademarks',
  path: 'consultas/marcas',
  columns: [
    'Solicitud',
    'Denominación',
    'Titular',
    'RUC del titular',
    'Apoderado',
    'Registro',
    'Fecha de solicitud',
    'Fecha de registro',
    'Fecha de vencimiento',
    'Estado',
  ],
};

/** Trademarks of the industrial property office: a grid in pages, searched by the holder. */
export const digerpi = listsAdapter('digerpi', [
  tagList({
    tag: 'marcas',
    rows: async (session, subject) => {
      const query = searchBy(subject, 'ruc', 'titular');
      return query && (await searchGrid(session, MARKS, query));
    },
    holder: (row) => ({ nombre: row.text('Titular'), identifier: row.text('RUC del titular') }),
    payload: (row) => ({
      solicitud: row.required('Solicitud'),
      nombre: row.text('Denominación'),
      abogado: row.text('Apoderado'),
      titulares: row.text('Titular'),
      registro: row.text('Registro'),
      fecha_solicitud: dateOf(row.text('Fecha de solicitud'), 'Fecha de solicitud'),
      fecha_registro: dateOf(row.text('Fecha de registro'), 'Fecha de registro'),
      fecha_vencimiento: dateOf(row.text('Fecha de vencimiento'), 'Fecha de vencimiento'),
      estado: row.text('Estado'),
    }),
    itemDate: (row) => dateOf(row.text('Fecha de solicitud'), 'Fecha de solicitud'),
  }),
]);
