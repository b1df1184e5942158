import { dateOf } from '../reading/dates.js';
import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';

export const SHIPS = {
  what: 'list of ships',
  path: 'consultas/naves',
  columns: ['Nave', 'Número de ficha', 'Fecha de registro', 'Propietario', 'RUC del propietario'],
};

/** Ships of the maritime authority, searched by their owner. */
export const amp = listsAdapter('amp', [
  searchedList(SHIPS, {
    tag: 'naves',
    form: { number: 'ruc', name: 'propietario' },
    owner: { nombre: 'Propietario', identifier: 'RUC del propietario' },
    payload: (row) => ({
      nombre: row.required('Nave'),
      ficha: row.text('Número de ficha'),
      fecha_registro: dateOf(row.text('Fecha de registro'), 'Fecha de registro'),
    }),
    dated: 'Fecha de registro',
  }),
]);
