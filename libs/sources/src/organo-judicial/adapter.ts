import { dateOf } from '../reading/dates.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { searchedRows } from '../reading/lists/searched-list.js';
import { matchOwner } from '../reading/lists/row-ownership.js';

const CASES = {
  what: 'list of court files',
  path: 'consultas/expedientes',
  columns: ['Número único de expediente', 'Partes', 'Tipo de negocio', 'Fecha de reparto'],
};

/** Separators between the parties in one line of text. Commas are not separators, because names contain them. */
const BETWEEN_PARTIES = / (?:vs\.?|contra|c\/) | ?; ?/i;

/** Court files: a paged grid, searched by party. One cell has all parties, without identifiers. */
export const organoJudicial = listsAdapter('organo_judicial', [
  tagList({
    tag: 'expedientes_judiciales',
    pages: searchedRows(CASES, { number: 'identificacion', name: 'parte' }),
    match: (subject, row) => {
      const parties = (row.text('Partes') ?? '').split(BETWEEN_PARTIES);
      return parties.map((nombre) => matchOwner(subject, { nombre })).find((tie) => tie !== null) ?? null;
    },
    payload: (row) => ({
      rue: row.required('Número único de expediente'),
      partes: row.text('Partes'),
      tipo_negocio: row.text('Tipo de negocio'),
      fecha_reparto: dateOf(row.text('Fecha de reparto'), 'Fecha de reparto'),
    }),
    itemDate: (row) => dateOf(row.text('Fecha de reparto'), 'Fecha de reparto'),
  }),
]);
