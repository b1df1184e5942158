import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList } from '../reading/matched-list.js';
import { searchedRows } from '../reading/searched-list.js';
import { tieOf } from '../reading/whose.js';

const CASES = {
  what: 'list of court files',
  path: 'consultas/expedientes',
  columns: ['Número único de expediente', 'Partes', 'Tipo de negocio', 'Fecha de reparto'],
};

/** What stands between the parties. A comma does not: names have their own. */
const BETWEEN_PARTIES = /\s+(?:vs\.?|contra|c\/)\s+|\s*;\s*/i;

/** Court files: a grid in pages, searched by a party. The parties stand in one cell, without numbers. */
export const organoJudicial = listsAdapter('organo_judicial', [
  matchedList<Fields>({
    tag: 'expedientes_judiciales',
    rows: searchedRows(CASES, { number: 'identificacion', name: 'parte' }),
    tie: (subject, row) => {
      const parties = (row.text('Partes') ?? '').split(BETWEEN_PARTIES);
      return parties.map((nombre) => tieOf(subject, { nombre })).find((tie) => tie !== null) ?? null;
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
