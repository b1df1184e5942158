import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';

export const RESOLUTIONS = {
  what: 'list of sanctions',
  path: 'resoluciones/sanciones',
  columns: ['Agente económico', 'RUC', 'Tipo de sanción', 'Fecha'],
};

/** Sanctions by the consumer protection authority. */
export const acodeco = listsAdapter('acodeco', [
  searchedList(RESOLUTIONS, {
    tag: 'sanciones',
    form: { number: 'ruc', name: 'agente' },
    owner: { nombre: 'Agente económico', identifier: 'RUC' },
    payload: (row) => ({ nombre: row.text('Agente económico'), tipo_sancion: row.required('Tipo de sanción') }),
    dated: 'Fecha',
  }),
]);
