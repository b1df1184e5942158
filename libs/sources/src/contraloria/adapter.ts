import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { amountOf } from '../reading/numbers.js';
import { searchGrid } from '../reading/html/search-grid.js';
import { searchBy } from '../reading/lists/row-ownership.js';

const DOCUMENTS = {
  what: 'list of documents',
  path: 'consultas/documentos',
  columns: [
    'Trámite',
    'Documento',
    'Institución',
    'A favor de',
    'Fecha de entrada',
    'Fecha de refrendo',
    'Fecha de salida',
    'Número',
    'SCAFID',
    'Monto',
    'Estado',
    'Asunto',
  ],
};

const date = (row: Fields, column: string): string | null => dateOf(row.text(column), column);

/**
 * Documents that the comptroller countersigns: a paged grid, searched by beneficiary. It names beneficiaries without a
 * number.
 */
export const contraloria = listsAdapter('contraloria', [
  tagList({
    tag: 'documentos_contraloria',
    pages: searchGrid(DOCUMENTS, (subject) => searchBy(subject, 'identificacion', 'favor')),
    owner: (row) => ({ nombre: row.text('A favor de') }),
    payload: (row) => ({
      tramite: row.required('Trámite'),
      documento: row.text('Documento'),
      institucion: row.text('Institución'),
      favor: row.text('A favor de'),
      fecha_entrada: date(row, 'Fecha de entrada'),
      fecha_refrando: date(row, 'Fecha de refrendo'),
      fecha_salida: date(row, 'Fecha de salida'),
      numero: row.text('Número'),
      scafid: row.text('SCAFID'),
      monto: amountOf(row.text('Monto'), 'Monto'),
      estado: row.text('Estado'),
      asunto: row.text('Asunto'),
    }),
    itemDate: (row) => date(row, 'Fecha de entrada'),
  }),
]);
