import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';

export const MARKS = {
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

const date = (row: Fields, label: string): string | null => dateOf(row.text(label), label);

/** Trademarks of the industrial property office: a paged grid, searched by holder. */
export const digerpi = listsAdapter('digerpi', [
  searchedList(MARKS, {
    tag: 'marcas',
    form: { number: 'ruc', name: 'titular' },
    owner: { nombre: 'Titular', identifier: 'RUC del titular' },
    payload: (row) => ({
      solicitud: row.required('Solicitud'),
      nombre: row.text('Denominación'),
      abogado: row.text('Apoderado'),
      titulares: row.text('Titular'),
      registro: row.text('Registro'),
      fecha_solicitud: date(row, 'Fecha de solicitud'),
      fecha_registro: date(row, 'Fecha de registro'),
      fecha_vencimiento: date(row, 'Fecha de vencimiento'),
      estado: row.text('Estado'),
    }),
    dated: 'Fecha de solicitud',
  }),
]);
