import { dateOf } from '../reading/dates.js';
import { jsonObject, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { isAskedFor } from '../reading/lists.js';
import { flagOf } from '../reading/numbers.js';
import { NOT_ASKED, present, tieOf } from '../reading/whose.js';
import { SourceFault } from '../source.js';
import type { FoundCore, FoundItem, Named, SourceAdapter, SourceSession, Subject } from '../source.js';

const WHAT = 'database of the leaks';

/** The licence asks to be named wherever the data go. */
const ATTRIBUTION = {
  fuente: 'ICIJ Offshore Leaks Database, CC BY-SA 3.0',
  aviso:
    'International Consortium of Investigative Journalists (ICIJ), Offshore Leaks Database, CC BY-SA 3.0. There are ' +
    'legitimate uses for offshore companies and trusts: being listed implies no wrongdoing.',
};

export const CANDIDATE = ['id', 'name', 'type'] as const;
export const NODE = [
  'name',
  'company_type',
  'incorporation_date',
  'address',
  'status',
  'officers',
  'entities',
] as const;
export const RELATION = ['name', 'type', 'role', 'start_date', 'end_date', 'active'] as const;

/** Several nodes may bear one name, each of another leak. */
const MAX_NODES = 20;

/** The leaks' own words for organisations; everybody else is a person. */
const ORGANIZATIONS = ['entity', 'intermediary'];

/** Companies and officers of the leaks: known by their names alone, so only an exact one is taken. */
export const icij: SourceAdapter = {
  source: 'icij',
  feeds: ['core_registro', 'directores', 'organizaciones'],
  async read(subject, session) {
    const tags = icij.feeds.filter((tag) => isAskedFor(tag, session, subject));
    if (tags.length === 0 || subject.nombre === null) return NOT_ASKED;
    const nodes = await nodesOf(session, subject, subject.nombre);
    const [first] = nodes;
    if (first === undefined) return null;
    const items = nodes.flatMap((node) => [
      ...node.listOrNull('officers', RELATION).map(directorOf),
      ...node.listOrNull('entities', RELATION).map(membershipOf),
    ]);
    const core = tags.includes('core_registro') ? { core: coreOf(subject, first) } : {};
    return { ...core, tags, items: items.filter(({ tag }) => tags.includes(tag)) };
  },
};

async function nodesOf(session: SourceSession, subject: Subject, nombre: string): Promise<JsonFields[]> {
  const found = readJson(present(await session.get('api/v1/reconcile', { query: nombre }), WHAT), WHAT);
  const own = jsonObject(found, WHAT, ['result'])
    .list('result', CANDIDATE)
    .filter((node) => kindOf(node) === subject.kind && tieOf(subject, { nombre: node.text('name') }) !== null);
  if (own.length > MAX_NODES) throw new SourceFault(`${WHAT}: more than ${MAX_NODES} nodes of one name`, false);
  const nodes: JsonFields[] = [];
  for (const node of own) {
    const path = `api/v1/rest/nodes/${encodeURIComponent(node.required('id'))}`;
    nodes.push(jsonObject(readJson(present(await session.get(path), WHAT), WHAT), WHAT, NODE));
  }
  return nodes.filter((node) => tieOf(subject, { nombre: node.text('name') }) !== null);
}

function kindOf(node: JsonFields): Named['kind'] {
  return ORGANIZATIONS.includes(node.required('type').toLowerCase()) ? 'Organization' : 'NaturalPerson';
}

function coreOf({ kind }: Subject, node: JsonFields): FoundCore {
  const nombre = node.text('name');
  if (kind === 'NaturalPerson') return { nombre };
  return {
    nombre,
    tipo_organizacion: node.text('company_type'),
    fecha_registro: dateOf(node.text('incorporation_date'), 'incorporation_date'),
    domicilio: node.text('address'),
    status: node.text('status'),
  };
}

function directorOf(relation: JsonFields): FoundItem {
  const { cargo, activo, desde, hasta, other } = read(relation);
  return {
    tag: 'directores',
    payload: { nombre: other.nombre, cargo, activo, desde, hasta, ...ATTRIBUTION },
    itemDate: desde,
    ties: { person_id: other },
  };
}

function membershipOf(relation: JsonFields): FoundItem {
  const { cargo, activo, desde, other } = read(relation);
  return {
    tag: 'organizaciones',
    payload: { cargo, nombre: other.nombre, activo, ...ATTRIBUTION },
    itemDate: desde,
    ties: { organization_id: other },
  };
}

function read(relation: JsonFields) {
  return {
    cargo: relation.text('role'),
    activo: flagOf(relation.text('active'), 'active'),
    desde: dateOf(relation.text('start_date'), 'start_date'),
    hasta: dateOf(relation.text('end_date'), 'end_date'),
    other: { kind: kindOf(relation), nombre: relation.text('name'), identifier: null } satisfies Named,
  };
}
