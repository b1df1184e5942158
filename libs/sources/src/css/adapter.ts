import { dateOf } from '../reading/dates.js';
import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';

export const DEBTORS = {
  what: 'list of debtors',
  path: 'morosos/consulta',
  columns: ['Publicación', 'Fecha de publicación', 'Empleador', 'RUC o cédula'],
};

/** Publications of the social security fund that name employers in arrears. */
export const css = listsAdapter('css', [
  searchedList(DEBTORS, {
    tag: 'css_moroso_menciones',
    form: { number: 'ruc', name: 'empleador' },
    owner: { nombre: 'Empleador', identifier: 'RUC o cédula' },
    payload: (row) => ({
      titulo: row.required('Publicación'),
      fecha_publicacion: dateOf(row.text('Fecha de publicación'), 'Fecha de publicación'),
    }),
    dated: 'Fecha de publicación',
    updated: 'Fecha de publicación',
  }),
]);
