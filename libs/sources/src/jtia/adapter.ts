import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';

export const PROFESSIONALS = {
  what: 'list of qualified professionals',
  path: 'consultas/profesionales',
  columns: ['Registro', 'Nombre', 'Cédula', 'Idoneidad', 'Fecha de resolución'],
};

/** Qualifications of engineers, architects and technicians. */
export const jtia = listsAdapter('jtia', [
  searchedList(PROFESSIONALS, {
    tag: 'idoneidades',
    form: { number: 'cedula', name: 'nombre' },
    owner: { nombre: 'Nombre', identifier: 'Cédula' },
    payload: (row) => ({
      id: row.required('Registro'),
      nombre: row.text('Nombre'),
      idoneidad: row.text('Idoneidad'),
    }),
    dated: 'Fecha de resolución',
  }),
]);
