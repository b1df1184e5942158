import { lookup } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { RowRejectedError, referenceKey } from '../definition.js';
import type { ImporterDefinition, Mapping, SourceRow } from '../definition.js';
import { excerpt, monthNameDate, requiredText, text } from '../fields.js';
import { looksLikeOrganization } from '../organization-names.js';
import { roleOf } from './icij-roles.js';

/** Printed with every import, and kept in the payload of every record. */
const ICIJ_NOTICE =
  'International Consortium of Investigative Journalists (ICIJ), Offshore Leaks Database, CC BY-SA 3.0. There are ' +
  'legitimate uses for offshore companies and trusts: being listed implies no wrongdoing.';

const attribution = { fuente: 'ICIJ Offshore Leaks Database, CC BY-SA 3.0', aviso: ICIJ_NOTICE } as const;

const FOLDER = 'icij_panama_papers';

/**
 * Where a company is incorporated, according to the leak; Panamanian companies are distinguished from those only
 * administered there.
 */
const INCORPORATED: Readonly<Record<string, string>> = {
  PMA: 'Sociedad de Panamá',
  BVI: 'Sociedad extranjera (Islas Vírgenes Británicas)',
  SEY: 'Sociedad extranjera (Seychelles)',
  BAH: 'Sociedad extranjera (Bahamas)',
  ANG: 'Sociedad extranjera (Anguila)',
  NEV: 'Sociedad extranjera (Nieves)',
  UK: 'Sociedad extranjera (Reino Unido)',
  SAM: 'Sociedad extranjera (Samoa)',
  NIUE: 'Sociedad extranjera (Niue)',
  BLZ: 'Sociedad extranjera (Belice)',
};

const nodeSid = (id: string) => `icij_nodes:${id}`;

/** Companies, officers and clients of the leak. */
export const icijNodes: ImporterDefinition = {
  dataset: 'icij_nodes',
  version: 2,
  title: 'Panama Papers: companies, officers and clients (ICIJ)',
  source: 'icij',
  feeds:
    'core_registro of organizations and persons in Panama, former names of organizations; import icij_edges afterwards',
  notice: ICIJ_NOTICE,
  format: 'csv',
  columns: ['category', 'name', 'id', 'country', 'jurisdiction', 'registrationDate', 'status', 'city'],
  location: { folder: FOLDER, file: /nodes.*\.csv(\.gz)?$/ },
  firstMentionCounts: true,
  map(row): Mapping {
    const id = nodeId(row, 'id');
    const nombre = requiredText(row, 'name');
    const category = requiredText(row, 'category');
    if (!['Company', 'Client', 'Officer'].includes(category)) {
      throw new RowRejectedError(`category is unknown: ${excerpt(category)}`);
    }
    if (isBearer(nombre)) return { skipped: 'bearer shares: no holder named' };
    const organization = category === 'Company' || looksLikeOrganization(nombre);
    const base = { jurisdiction: 'pa', sid: nodeSid(id), nombre } as const;
    if (!organization) return { entities: [{ ...base, kind: 'NaturalPerson' }] };
    const incorporated = text(row, 'jurisdiction');
    const core = {
      tipo_organizacion:
        incorporated === null ? null : (lookup(INCORPORATED, incorporated) ?? `Sociedad extranjera (${incorporated})`),
      fecha_registro: monthNameDate(row, 'registrationDate'),
      domicilio: [text(row, 'city'), text(row, 'country')].filter((part) => part !== null).join(', ') || null,
      status: text(row, 'status'),
    };
    const former = formerName(row);
    return {
      entities: [{ ...base, kind: 'Organization', core }],
      names: former === null ? [] : [{ jurisdiction: 'pa', sid: base.sid, kind: 'former', name: former }],
    };
  },
};

/** The former name of a company, without the note about the client that precedes some: '(PMA CLT) NAME'. */
function formerName(row: SourceRow): string | null {
  return text(row, 'former_name')?.replace(/^\([A-Z ]+\)\s*/, '') ?? null;
}

/** Roles of persons and companies in companies. */
export const icijEdges: ImporterDefinition = {
  dataset: 'icij_edges',
  version: 1,
  title: 'Panama Papers: roles in companies (ICIJ)',
  source: 'icij',
  feeds: 'directores, organizaciones and the links of the network; needs icij_nodes',
  notice: ICIJ_NOTICE,
  format: 'csv',
  columns: ['id', 'source', 'target', 'data.type', 'label', 'data.properties.date_start', 'data.properties.date_end'],
  location: { folder: FOLDER, file: /edges.*\.csv(\.gz)?$/ },
  references: (row) =>
    ['source', 'target'].map((column) => ({ jurisdiction: 'pa', sid: nodeSid(nodeId(row, column)) })),
  map(row, known) {
    const role = roleOf(requiredText(row, 'data.type'), requiredText(row, 'label'));
    if (role === null) return { skipped: 'a similarity of names or addresses, not a relation' };
    const [from, to] = ['source', 'target'].map((column) =>
      known.get(referenceKey({ jurisdiction: 'pa', sid: nodeSid(nodeId(row, column)) })),
    );
    if (from === undefined || to === undefined) {
      return { skipped: 'one end is not stored (bearer shares, or icij_nodes not imported)' };
    }
    const edge = { ...role, id: requiredText(row, 'id'), from, to, ...tenure(row) };
    return edgeMapping(edge);
  },
};

interface Edge {
  id: string;
  role: string;
  board: boolean;
  cargo: string;
  from: { sid: string; nombre: string | null };
  to: { sid: string; nombre: string | null };
  since: string | null;
  until: string | null;
  active: boolean | null;
}

function edgeMapping(edge: Edge): Mapping {
  const { from, to, role, cargo, since, until, active } = edge;
  const jurisdiction = 'pa' as const;
  const sourceKey = `${edge.id}/${from.sid}/${to.sid}`;
  const link = { jurisdiction, fromSid: from.sid, toSid: to.sid, role, sourceKey, cargo, active, since, until };
  const membership = {
    jurisdiction,
    tag: 'organizaciones',
    sourceKey,
    entitySid: from.sid,
    payload: { cargo, nombre: to.nombre, activo: active, ...attribution },
    refs: { organization_id: to.sid },
    itemDate: since,
  } as const;
  const director = {
    jurisdiction,
    tag: 'directores',
    sourceKey,
    entitySid: to.sid,
    payload: {
      nombre: from.nombre,
      cargo,
      activo: active,
      desde: since,
      hasta: until,
      link: { method: 'id', score: 1 },
      ...attribution,
    },
    refs: { person_id: from.sid },
    itemDate: since,
  } as const;
  return {
    links: [{ ...link, method: 'id', score: 1 }],
    // The agent who set up the company for a client has no post in it.
    records: role === 'intermediary' ? [] : edge.board ? [membership, director] : [membership],
  };
}

/**
 * Start and end date, and whether the role is active. The leak also has plain years: such a role has ended on an
 * unknown day.
 */
function tenure(row: SourceRow): { since: string | null; until: string | null; active: boolean | null } {
  const [start, end] = ['data.properties.date_start', 'data.properties.date_end'].map((column) => text(row, column));
  return { since: wholeDate(start), until: wholeDate(end), active: end === null || end === undefined ? null : false };
}

function wholeDate(value: string | null | undefined): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value ?? '');
  return match ? `${match[3] ?? ''}-${match[2] ?? ''}-${match[1] ?? ''}` : null;
}

const COUNTRIES: Readonly<Record<string, Jurisdiction>> = { PAN: 'pa', ECU: 'ec', COL: 'co' };

/** Law firms and agents of Panama, Ecuador and Colombia. */
export const icijIntermediaries: ImporterDefinition = {
  dataset: 'icij_intermediaries',
  version: 1,
  title: 'Panama Papers: intermediaries of Panama, Ecuador and Colombia (ICIJ)',
  source: 'icij',
  feeds: 'core_registro of organizations, and of persons in Panama and Colombia',
  notice: ICIJ_NOTICE,
  format: 'csv',
  columns: ['node_id', 'name', 'countries', 'country_codes', 'status', 'sourceID', 'looks_like_org'],
  location: { folder: FOLDER, file: /intermediaries.*\.csv(\.gz)?$/ },
  map(row): Mapping {
    const id = nodeId(row, 'node_id');
    const nombre = requiredText(row, 'name');
    const codes = requiredText(row, 'country_codes').split(';');
    const jurisdictions = codes.flatMap((code) => lookup(COUNTRIES, code.trim()) ?? []);
    if (jurisdictions.length === 0)
      throw new RowRejectedError(`country_codes has no supported country: ${excerpt(codes.join(';'))}`);
    const organization = text(row, 'looks_like_org') === 'True' || looksLikeOrganization(nombre);
    const stored = organization ? jurisdictions : jurisdictions.filter((jurisdiction) => jurisdiction !== 'ec');
    if (stored.length === 0) return { skipped: "a natural person: not in Ecuador's catalog" };
    const sid = `icij_intermediaries:${id}`;
    const core = { domicilio: text(row, 'countries'), status: text(row, 'status') };
    return {
      entities: stored.map((jurisdiction) =>
        organization
          ? { jurisdiction, sid, kind: 'Organization', nombre, core }
          : { jurisdiction, sid, kind: 'NaturalPerson', nombre },
      ),
    };
  },
};

function nodeId(row: SourceRow, column: string): string {
  const id = requiredText(row, column);
  if (!/^\d+$/.test(id)) throw new RowRejectedError(`${column} is not a number: ${excerpt(id)}`);
  return id;
}

function isBearer(name: string): boolean {
  return /^(THE BEARER|EL PORTADOR|BEARER|AL PORTADOR)\b/i.test(name);
}
