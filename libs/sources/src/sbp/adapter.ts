import { dateOf } from '../reading/dates.js';
import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';

const FORM = { number: 'ruc', name: 'nombre' };
const OWNER_COLUMNS = { nombre: 'Entidad', identifier: 'RUC' };

export const BANKS = {
  what: 'list of supervised firms',
  path: 'entidades/licencias',
  columns: ['Entidad', 'RUC', 'No. de licencia', 'Licencia', 'Fecha de resolución'],
};
export const TRUSTS = {
  what: 'list of trusts',
  path: 'entidades/fideicomisos',
  columns: ['Entidad', 'RUC', 'Ficha', 'Folio', 'Rol', 'Fecha de inscripción'],
};
export const SANCTIONS = {
  what: 'list of sanctions',
  path: 'entidades/sanciones',
  columns: ['Entidad', 'RUC', 'Sancionado', 'Tipo de sanción', 'Fecha de resolución'],
};

/** Licenses, trusts and sanctions of the banking supervisor. */
export const sbp = listsAdapter('sbp', [
  searchedList(BANKS, {
    tag: 'company_licenses',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({ id: row.required('No. de licencia'), nombre: row.text('Licencia') }),
    dated: 'Fecha de resolución',
  }),
  searchedList(TRUSTS, {
    tag: 'fideicomisos',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({
      ficha: row.text('Ficha'),
      folio: row.text('Folio'),
      fecha_inscripcion: dateOf(row.text('Fecha de inscripción'), 'Fecha de inscripción'),
      rol: row.required('Rol'),
    }),
    dated: 'Fecha de inscripción',
  }),
  searchedList(SANCTIONS, {
    tag: 'sanciones',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({ nombre: row.text('Sancionado'), tipo_sancion: row.required('Tipo de sanción') }),
    dated: 'Fecha de resolución',
  }),
]);
