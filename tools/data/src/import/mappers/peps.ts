import { RowRejectedError } from '../definition.js';
import type { ImporterDefinition } from '../definition.js';
import { excerpt, flag, isoDate, requiredText, text } from '../fields.js';
import { personIdentity } from '../identity.js';

interface PepFields {
  sid: string;
  nombre: string;
  cargo: string | null;
  institucion: string | null;
  categoria: 'official' | 'deputy' | 'candidate';
  partido: string | null;
  fecha_inicio: string | null;
  fecha_fin: string | null;
  url: string | null;
  match: { key: 'cedula'; score: 1 } | null;
}

const record = (sourceKey: string, entitySid: string | null, fields: PepFields, itemDate: string | null = null) => ({
  jurisdiction: 'pa' as const,
  tag: 'coincidencias_pep' as const,
  sourceKey,
  entitySid,
  payload: { ...fields, source_updated_at: null },
  itemDate,
});

/** `Alcalde, Veraguas, San Francisco`: an office and its place. */
function office(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

const ASSEMBLY = 'Asamblea Nacional';

/** Candidates of the 2024 election, with cédula. */
export const pepCandidates: ImporterDefinition = {
  dataset: 'pa_pep_candidates',
  version: 1,
  title: 'Candidates of the general election (Tribunal Electoral)',
  source: 'tribunal_electoral',
  feeds: 'natural persons in Panama by cédula; coincidencias_pep',
  format: 'csv',
  columns: [
    'id',
    'candidateName',
    'documentId',
    'position',
    'party',
    'province',
    'district',
    'isProclaimed',
    'dateSent',
  ],
  location: { folder: 'pa_peps', file: /^candidates_.*\.csv(\.gz)?$/ },
  map(row) {
    const id = requiredText(row, 'id');
    const nombre = requiredText(row, 'candidateName');
    const written = requiredText(row, 'documentId');
    const identity = personIdentity(written);
    if (identity === null) throw new RowRejectedError(`documentId is not a cédula: ${excerpt(written)}`);
    const cargo = office(requiredText(row, 'position'), text(row, 'province'), text(row, 'district'));
    return {
      entities: [{ jurisdiction: 'pa', sid: identity.sid, kind: 'NaturalPerson', nombre, cedula: identity.cedula }],
      records: [
        record(
          `candidate/${id}`,
          identity.sid,
          {
            sid: `tribunal_electoral:${id}`,
            nombre,
            cargo: flag(row, 'isProclaimed') === true ? `${cargo} (proclamado)` : cargo,
            institucion: 'Tribunal Electoral',
            categoria: 'candidate',
            partido: text(row, 'party'),
            fecha_inicio: null,
            fecha_fin: null,
            url: null,
            match: { key: 'cedula', score: 1 },
          },
          isoDate(row, 'dateSent'),
        ),
      ],
    };
  },
};

/** Officials of the 2024-2029 term. No identifier: not matched to an entity. */
export const pepOfficials: ImporterDefinition = {
  dataset: 'pa_pep_officials',
  version: 1,
  title: 'Officials of the term 2024-2029',
  source: 'presidencia',
  feeds: 'coincidencias_pep (not matched to entities: no identifier)',
  format: 'csv',
  columns: ['id', 'name', 'role', 'roleCategory', 'partyFull', 'province', 'circuit', 'officialGovUrl'],
  location: { folder: 'pa_peps', file: /^officials_.*\.csv(\.gz)?$/ },
  map(row) {
    const id = requiredText(row, 'id');
    const deputy = text(row, 'roleCategory') === 'Deputy';
    return {
      records: [
        record(
          `official/${id}`,
          null,
          {
            sid: `officials:${id}`,
            nombre: requiredText(row, 'name'),
            cargo: office(requiredText(row, 'role'), text(row, 'province'), text(row, 'circuit')),
            institucion: deputy ? ASSEMBLY : null,
            categoria: deputy ? 'deputy' : 'official',
            partido: text(row, 'partyFull'),
            fecha_inicio: '2024-07-01',
            fecha_fin: '2029-06-30',
            url: text(row, 'officialGovUrl'),
            match: null,
          },
          '2024-07-01',
        ),
      ],
    };
  },
};

/** Deputies and substitutes since 2019. No identifier: not matched to an entity. */
export const pepDeputies: ImporterDefinition = {
  dataset: 'pa_pep_deputies',
  version: 1,
  title: 'Deputies and substitutes (Asamblea Nacional)',
  source: 'asamblea_nacional',
  feeds: 'coincidencias_pep (not matched to entities: no identifier)',
  format: 'csv',
  columns: ['deputy_id', 'full_name', 'party_name', 'circuit', 'is_suplente', 'principal_name'],
  location: { folder: 'pa_peps', file: /^asamblea_deputies_.*\.csv(\.gz)?$/ },
  map(row) {
    const id = requiredText(row, 'deputy_id');
    const substitute = flag(row, 'is_suplente') === true;
    return {
      records: [
        record(`deputy/${id}`, null, {
          sid: `asamblea_nacional:${id}`,
          nombre: requiredText(row, 'full_name'),
          cargo: office(substitute ? 'Diputado suplente' : 'Diputado', circuit(text(row, 'circuit'))),
          institucion: ASSEMBLY,
          categoria: 'deputy',
          partido: text(row, 'party_name'),
          fecha_inicio: null,
          fecha_fin: null,
          url: null,
          match: null,
        }),
      ],
    };
  },
};

/** Deputies of the current term with their official names and substitutes. No identifier: not matched to an entity. */
export const pepDeputiesFull: ImporterDefinition = {
  dataset: 'pa_pep_deputies_full',
  version: 1,
  title: 'Deputies with official names (Asamblea Nacional)',
  source: 'asamblea_nacional',
  feeds: 'coincidencias_pep (not matched to entities: no identifier)',
  format: 'csv',
  columns: ['slug', 'name', 'party', 'province', 'circuit', 'suplente'],
  location: { folder: 'pa_peps', file: /^deputies_full_.*\.csv(\.gz)?$/ },
  map(row) {
    const slug = requiredText(row, 'slug');
    const fields = {
      institucion: ASSEMBLY,
      categoria: 'deputy',
      partido: text(row, 'party'),
      fecha_inicio: null,
      fecha_fin: null,
      url: null,
      match: null,
    } as const;
    const place = [text(row, 'province'), circuit(text(row, 'circuit'))] as const;
    const sid = `asamblea_nacional:${slug}`;
    const deputy = { ...fields, sid, nombre: requiredText(row, 'name'), cargo: office('Diputado', ...place) };
    const suplente = text(row, 'suplente');
    const records = [record(`slug/${slug}`, null, deputy)];
    if (suplente !== null) {
      const cargo = office('Diputado suplente', ...place);
      records.push(
        record(`slug/${slug}/suplente`, null, { ...fields, sid: `${sid}/suplente`, nombre: suplente, cargo }),
      );
    }
    return { records };
  },
};

function circuit(value: string | null): string | null {
  return value === null ? null : `circuito ${value}`;
}
