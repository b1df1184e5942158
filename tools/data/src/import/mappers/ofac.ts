import { lookup } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { RowRejectedError, referenceKey } from '../definition.js';
import type { ImporterDefinition, KnownEntity, Mapping, SourceRow } from '../definition.js';
import { excerpt, requiredText, text } from '../fields.js';
import { listedReferences, organizationSid } from '../identity.js';
import type { ListedIdentifiers } from '../identity.js';

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

const KINDS: Readonly<Record<string, string>> = { individual: 'individual', vessel: 'vessel', aircraft: 'aircraft' };

/** The list of Specially Designated Nationals, whole or in part: an entry has the same key in either file. */
const sdn = (dataset: string, title: string, file: RegExp): ImporterDefinition => ({
  dataset,
  version: 2,
  title,
  source: 'ofac',
  feeds: 'sanciones_internacionales, and other names of listed entities; matched by RUC or cédula only',
  format: 'csv',
  columns: ['ent_num', 'SDN_Name', 'SDN_Type', 'Program', 'Title', 'Remarks'],
  location: { folder: 'sanctions_ofac', file },
  references: (row) => listedReferences(panamanianIdentifiers(text(row, 'Remarks') ?? '')),
  map: mapListed,
});

export const ofacSdn = sdn('ofac_sdn', 'OFAC SDN list, whole', /^sdn_\d.*\.csv(\.gz)?$/);
export const ofacSdnSubset = sdn(
  'ofac_sdn_subset',
  'OFAC SDN list, entries of Panama, Ecuador and Colombia',
  /^sdn_pa_ec_co.*\.csv(\.gz)?$/,
);

function mapListed(row: SourceRow, known: ReadonlyMap<string, KnownEntity>): Mapping {
  const number = requiredText(row, 'ent_num');
  if (!/^\d+$/.test(number)) throw new RowRejectedError(`ent_num is not a number: ${excerpt(number)}`);
  const remarks = text(row, 'Remarks');
  const type = text(row, 'SDN_Type');
  const listed = {
    jurisdiction: 'pa',
    tag: 'sanciones_internacionales',
    payload: {
      sid: `ofac:${number}`,
      lista: 'OFAC SDN',
      nombre: requiredText(row, 'SDN_Name'),
      tipo: type === null ? 'entity' : (lookup(KINDS, type.toLowerCase()) ?? type),
      // The remarks column separates programs by "] [".
      programas: (text(row, 'Program') ?? '').split(/\]\s*\[/).filter((program) => program !== ''),
      alias: aliases(remarks ?? ''),
      observaciones: [text(row, 'Title'), remarks].filter((part) => part !== null).join('; ') || null,
      fecha_designacion: null,
      url: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${number}`,
      match: null,
      source_updated_at: null,
    },
  } as const;
  const holders = listedReferences(panamanianIdentifiers(remarks ?? '')).filter((holder) =>
    known.has(referenceKey(holder)),
  );
  if (holders.length === 0) return { records: [{ ...listed, sourceKey: number, entitySid: null }] };
  return {
    records: holders.map(({ sid, key }, index) => ({
      ...listed,
      sourceKey: index === 0 ? number : `${number}/${sid}`,
      entitySid: sid,
      payload: { ...listed.payload, match: { key, score: 1 } },
    })),
    names: holders.flatMap(({ sid }) => otherNames(remarks ?? '').map((name) => ({ jurisdiction: 'pa', sid, ...name }))),
  };
}

/** RUCs and cédulas of Panama named in the remarks: `RUC # 581123-1-448204-93 (Panama)`. */
export function panamanianIdentifiers(remarks: string): ListedIdentifiers {
  const numbers = (label: string) =>
    [...remarks.matchAll(new RegExp(`\\b${label} ([^;()]{3,40}?) \\(Panama\\)`, 'g'))].map((match) => match[1] ?? '');
  return { rucs: numbers('RUC #'), cedulas: numbers('Cedula No\\.') };
}

/** `a.k.a. 'NAME'`, `f.k.a. 'NAME'` (formerly) and `n.k.a. 'NAME'` (now). */
const OTHER_NAMES = /\b([afn])\.k\.a\. '([^;]+?)'(?=[;.]|$)/g;

function aliases(remarks: string): string[] {
  return otherNames(remarks).map(({ name }) => name);
}

function otherNames(remarks: string): { kind: 'former' | 'alias'; name: string }[] {
  return [...remarks.matchAll(OTHER_NAMES)].map(([, letter, name = '']) => ({
    kind: letter === 'f' ? 'former' : 'alias',
    name,
  }));
}
