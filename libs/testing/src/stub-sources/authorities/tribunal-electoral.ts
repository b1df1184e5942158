import { csvList } from '../international/csv-list.js';
import { cellText, fieldOf } from '../markup.js';
import { unrelatedRows } from '../unrelated-rows.js';
import type { StubSource } from '../stub-source.js';

const COLUMNS = [
  'candidateName',
  'documentId',
  'position',
  'party',
  'province',
  'district',
  'isProclaimed',
  'dateSent',
];
const PROCLAIMED = ' (proclamado)';

const OTHERS = unrelatedRows(150, (nombre) => [nombre, null, 'Concejal', null, null, null, 'False', null]);

/** Candidates of the latest general election: the complete list as one file. */
export const tribunalElectoral: StubSource = {
  source: 'tribunal_electoral',
  async respond({ path }, world) {
    if (path !== '/datos-abiertos/candidatos.csv') return undefined;
    const listed = await world.list('tribunal_electoral', ['coincidencias_pep']);
    const rows = listed.flatMap(({ records, cedula }) =>
      records
        .filter(({ tag, payload }) => tag === 'coincidencias_pep' && payload['categoria'] === 'candidate')
        .map(({ payload, itemDate }) => {
          const cargo = cellText(fieldOf(payload, 'cargo'));
          return [
            cellText(fieldOf(payload, 'nombre')),
            cedula,
            cargo.replace(PROCLAIMED, ''),
            cellText(fieldOf(payload, 'partido')),
            null,
            null,
            cargo.endsWith(PROCLAIMED) ? 'True' : 'False',
            itemDate === null ? null : `${itemDate}T00:00:00.000Z`,
          ];
        }),
    );
    return csvList(COLUMNS, [...rows, ...OTHERS]);
  },
};
