import { readCsv } from '../reading/csv.js';
import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList } from '../reading/matched-list.js';
import { flagOf } from '../reading/numbers.js';
import { officeOf } from '../reading/office.js';
import { wholeList } from '../reading/whole-list.js';
import { present, tieOf } from '../reading/whose.js';

const CANDIDATES = {
  what: 'list of candidates',
  columns: ['candidateName', 'documentId', 'position', 'party', 'province', 'district', 'isProclaimed', 'dateSent'],
};

const read = wholeList((page) => readCsv(present(page, CANDIDATES.what), CANDIDATES));

/** Candidates of the latest general election, with their cédulas: one list, read whole. */
export const tribunalElectoral = listsAdapter('tribunal_electoral', [
  matchedList<Fields>({
    tag: 'coincidencias_pep',
    rows: async (session, subject) => {
      if (subject.kind === 'Organization') return null;
      return read(await session.get('datos-abiertos/candidatos.csv'));
    },
    tie: (subject, row) => tieOf(subject, { nombre: row.text('candidateName'), identifier: row.text('documentId') }),
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
