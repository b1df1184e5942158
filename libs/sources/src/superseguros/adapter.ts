import { listsAdapter } from '../reading/lists/lists.js';
import { searchedList } from '../reading/lists/searched-list.js';
import type { SearchedList } from '../reading/lists/searched-list.js';
import { flagOf } from '../reading/numbers.js';

const FORM = { number: 'identificacion', name: 'nombre' };
const OWNER_COLUMNS = { nombre: 'Nombre', identifier: 'Identificación' };

export const BROKERS: SearchedList = {
  what: 'file of brokers',
  path: 'descargas/corredores.csv',
  columns: ['No. de licencia', 'Nombre', 'Identificación', 'Corredor', 'Ramo', 'Activo', 'Fecha'],
  format: 'csv',
};
export const INSURERS: SearchedList = {
  what: 'file of insurers',
  path: 'descargas/companias.csv',
  columns: ['No. de licencia', 'Nombre', 'Identificación', 'Compañía', 'Fecha'],
  format: 'csv',
};
export const PENALTIES: SearchedList = {
  what: 'file of sanctions',
  path: 'descargas/sanciones.csv',
  columns: ['Nombre', 'Identificación', 'Sancionado', 'Sanción', 'Fecha'],
  format: 'csv',
};

/** Licenses and sanctions by the insurance supervisor, as CSV files. */
export const superseguros = listsAdapter('superseguros', [
  searchedList(BROKERS, {
    tag: 'personal_licenses',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({
      id: row.required('No. de licencia'),
      nombre: row.text('Corredor'),
      idoneidad: row.text('Ramo'),
      activo: flagOf(row.text('Activo'), 'Activo'),
    }),
    dated: 'Fecha',
  }),
  searchedList(INSURERS, {
    tag: 'company_licenses',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({ id: row.required('No. de licencia'), nombre: row.text('Compañía') }),
    dated: 'Fecha',
  }),
  searchedList(PENALTIES, {
    tag: 'sanciones',
    form: FORM,
    owner: OWNER_COLUMNS,
    payload: (row) => ({ nombre: row.text('Sancionado'), tipo_sancion: row.required('Sanción') }),
    dated: 'Fecha',
  }),
]);
