import { lookup } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { RowRejectedError } from '../definition.js';
import type { ImporterDefinition } from '../definition.js';
import { excerpt, requiredText } from '../fields.js';
import { organizationSid } from '../identity.js';

const COUNTRIES: Readonly<Record<string, Jurisdiction>> = { Panama: 'pa', Ecuador: 'ec', Colombia: 'co' };

const TAX_NUMBERS = ['RUC', 'NIT'];
/** Company registration numbers: the folio in Panama, the matrícula mercantil in Colombia. */
const FOLIOS = ['Folio Mercantil No.', 'Company Number', 'Identification Number', 'Registration Number'];
const MATRICULAS = ['Matricula Mercantil No'];

interface Identifier {
  type: string;
  number: string;
}

/**
 * Company numbers that OFAC prints in its remarks, one row per number. The rows of one company become one entity; an
 * alternative tax number becomes a separate entity under the same name, so that either number finds it.
 */
export const ofacIdentifiers: ImporterDefinition = {
  dataset: 'ofac_ids',
  version: 2,
  title: 'Company numbers of listed organizations (OFAC SDN remarks)',
  source: 'ofac',
  feeds: 'core_registro of organizations in Panama, Ecuador and Colombia',
  format: 'csv',
  columns: ['ent_num', 'name', 'program', 'country', 'id_type', 'id_number'],
  location: { folder: 'sanctions_ofac', file: /^org_identifiers.*\.csv(\.gz)?$/ },
  firstMentionCounts: true,
  group: {
    by: 'ent_num',
    merge: (rows) => ({
      ...rows[0],
      identifiers: rows.map((row) => ({ type: requiredText(row, 'id_type'), number: requiredText(row, 'id_number') })),
    }),
  },
  map(row) {
    const number = requiredText(row, 'ent_num');
    const nombre = requiredText(row, 'name');
    const country = requiredText(row, 'country');
    const jurisdiction = lookup(COUNTRIES, country);
    if (jurisdiction === undefined) throw new RowRejectedError(`country is not supported: ${excerpt(country)}`);
    const identifiers = row['identifiers'] as Identifier[];
    const ficha = numberOf(identifiers, jurisdiction === 'co' ? MATRICULAS : []);
    const folio = numberOf(identifiers, jurisdiction === 'pa' ? FOLIOS : []);
    const core = { ...(ficha !== null && { ficha }), ...(folio !== null && { folio }) };
    const taxNumbers = new Map<string, string>();
    for (const identifier of identifiers.filter(({ type }) => TAX_NUMBERS.includes(type))) {
      const sid = organizationSid(jurisdiction, identifier.number);
      if (sid === null)
        throw new RowRejectedError(`${identifier.type} is not in a recognized format: ${excerpt(identifier.number)}`);
      if (!taxNumbers.has(sid)) taxNumbers.set(sid, identifier.number);
    }
    const base = { jurisdiction, kind: 'Organization', nombre, core } as const;
    if (taxNumbers.size === 0) return { entities: [{ ...base, sid: `ofac:${number}` }] };
    return { entities: [...taxNumbers].map(([sid, ruc]) => ({ ...base, sid, ruc })) };
  },
};

function numberOf(identifiers: readonly Identifier[], types: readonly string[]): string | null {
  return identifiers.find(({ type }) => types.includes(type))?.number ?? null;
}
