import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter, personsOnly, tagList } from '../reading/lists/lists.js';
import { flagOf } from '../reading/numbers.js';
import { officeOf } from '../reading/files/office.js';
import { readWholeCsv, wholeList } from '../reading/lists/whole-list.js';
import { matchOwner } from '../reading/lists/row-ownership.js';

const CANDIDATES = {
  what: 'list of candidates',
  columns: ['candidateName', 'documentId', 'position', 'party', 'province', 'district', 'isProclaimed', 'dateSent'],
};

const WHOLE_LIST = wholeList<Fields>({
  what: CANDIDATES.what,
  path: 'datos-abiertos/candidatos.csv',
  // A general election has at least this many candidates, for the highest offices alone.
  atLeast: 100,
  read: (page) => readWholeCsv(page, CANDIDATES),
  names: (row) => [row.text('candidateName')],
  identifiers: (row) => [row.text('documentId')],
});

/** Candidates of the latest general election, with their cédulas: one list, read as a whole. */
export const tribunalElectoral = listsAdapter('tribunal_electoral', [
  tagList({
    tag: 'coincidencias_pep',
    pages: personsOnly(WHOLE_LIST),
    match: (subject, row) =>
      matchOwner(subject, { nombre: row.text('candidateName'), identifier: row.text('documentId') }),
    payload: (row, match) => {
      const cargo = officeOf(row.required('position'), row.text('province'), row.text('district'));
      return {
        nombre: row.required('candidateName'),
        cargo: flagOf(row.text('isProclaimed'), 'isProclaimed') === true ? `${cargo} (proclamado)` : cargo,
        institucion: 'Tribunal Electoral',
        categoria: 'candidate',
        partido: row.text('party'),
        match,
      };
    },
    itemDate: (row) => dateOf(row.text('dateSent'), 'dateSent'),
  }),
]);
