import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';
import { flagOf } from '../reading/numbers.js';

const FORM = { number: 'identificacion', name: 'nombre' };
const OWNER_COLUMNS = { nombre: 'Titular', identifier: 'Identificación' };

export const PEOPLE = {
  what: 'list of licensed persons',
  path: 'registro/personas',
  columns: ['Licencia', 'Titular', 'Identificación', 'Nombre en la licencia', 'Idoneidad', 'Vigente', 'Fecha'],
};
export const FIRMS = {
  what: 'list of licensed firms',
  path: 'registro/entidades',
  columns: ['Licencia', 'Titular', 'Identificación', 'Nombre en la licencia', 'Fecha'],
};
export const SANCTIONS = {
  what: 'list of sanctions',
  path: 'registro/sanciones',
  columns: ['Titular', 'Identificación', 'Sancionado', 'Tipo de sanción', 'Fecha'],
};

/** Licenses and sanctions of the securities supervisor: three lists with the same form. */
export const smv = listsAdapter('smv', [
  searchedList(PEOPLE, {
    tag: 'personal_licenses',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({
      id: row.required('Licencia'),
      nombre: row.text('Nombre en la licencia'),
      idoneidad: row.text('Idoneidad'),
      activo: flagOf(row.text('Vigente'), 'Vigente'),
    }),
    dated: 'Fecha',
  }),
  searchedList(FIRMS, {
    tag: 'company_licenses',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({ id: row.required('Licencia'), nombre: row.text('Nombre en la licencia') }),
    dated: 'Fecha',
  }),
  searchedList(SANCTIONS, {
    tag: 'sanciones',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({ nombre: row.text('Sancionado'), tipo_sancion: row.required('Tipo de sanción') }),
    dated: 'Fecha',
  }),
]);
