import { dateOf } from '../reading/dates.js';
import { jsonObject, readJson } from '../reading/files/json.js';
import type { JsonFields } from '../reading/files/json.js';
import { isWanted } from '../reading/lists/lists.js';
import { flagOf } from '../reading/numbers.js';
import { midnight } from '../reading/stated-date.js';
import { TagDates } from '../reading/tag-dates.js';
import { NOT_SEARCHED, requirePage, matchOwner } from '../reading/lists/row-ownership.js';
import { SourceError } from '../source.js';
import type {
  FoundCore,
  FoundItem,
  NamedEntity,
  PageReader,
  SourceAdapter,
  SourceSession,
  QueriedEntity,
} from '../source.js';

const WHAT = 'database of the leaks';

/** The license requires attribution wherever the data is shown. */
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

/** Every node has such a sentence about its leak: `The Panama Papers data is current through 2015`. */
const CURRENT_THROUGH = /\bcurrent through (\d{4})\b/i;

/** Several nodes, each from a different leak, can have the same name. */
const MAX_NODES = 20;

/** The database's node types for organizations. All other types are persons. */
const ORGANIZATIONS = ['entity', 'intermediary'];

/** The ids of the nodes with the subject's name. */
const candidates: PageReader<QueriedEntity, string[]> = {
  name: 'candidates',
  read(page, subject) {
    const own = jsonObject(readJson(requirePage(page, WHAT), WHAT), WHAT, ['result'])
      .list('result', CANDIDATE)
      .filter((node) => kindOf(node) === subject.kind && matchOwner(subject, { nombre: node.text('name') }) !== null);
    if (own.length > MAX_NODES)
      throw new SourceError(`${WHAT}: more than ${MAX_NODES} nodes with the same name`, false);
    return own.map((node) => node.required('id'));
  },
};

/** The data of a node; null if it turns out to be someone else's. */
const nodePage: PageReader<QueriedEntity, FoundNode | null> = {
  name: 'node',
  read(page, subject) {
    const node = jsonObject(readJson(requirePage(page, WHAT), WHAT), WHAT, NODE);
    if (matchOwner(subject, { nombre: node.text('name') }) === null) return null;
    const officers = node.listOrNull('officers', RELATION).map(directorOf);
    const entities = node.listOrNull('entities', RELATION).map(membershipOf);
    const updatedAt = currentThrough(node);
    const items = [...officers, ...entities].map((item) => ({ ...item, sourceUpdatedAt: updatedAt }));
    return { core: coreOf(subject, node), items, updatedAt };
  },
};

interface FoundNode {
  readonly core: FoundCore;
  readonly items: readonly FoundItem[];
  /** The last day that its leak covers. */
  readonly updatedAt: string | null;
}

/**
 * Companies and officers in the leaks. They are matched by name alone, so only exact names match. Each has the date of
 * its leak.
 */
export const icij: SourceAdapter = {
  source: 'icij',
  feeds: ['core_registro', 'directores', 'organizaciones'],
  readers: [candidates, nodePage],
  async read(subject, session) {
    const tags = icij.feeds.filter((tag) => isWanted(tag, session, subject));
    if (tags.length === 0 || subject.nombre === null) return NOT_SEARCHED;
    const nodes = await nodesOf(session, subject, subject.nombre);
    const [first] = nodes;
    if (first === undefined) return null;
    const items = nodes.flatMap((node) => node.items);
    const isCore = tags.includes('core_registro');
    const listed = tags.filter((tag) => tag !== 'core_registro');
    const dates = new TagDates();
    if (isCore) dates.record(['core_registro'], first.updatedAt);
    for (const { updatedAt } of nodes) dates.record(listed, updatedAt);
    const core = isCore ? { core: first.core } : {};
    return { ...core, tags, items: items.filter(({ tag }) => tags.includes(tag)), ...dates.toSourceUpdatedAt() };
  },
};

async function nodesOf(session: SourceSession, subject: QueriedEntity, nombre: string): Promise<FoundNode[]> {
  const page = await session.get('api/v1/reconcile', { query: nombre });
  const nodes: FoundNode[] = [];
  for (const id of await session.parse(candidates, page, subject)) {
    const path = `api/v1/rest/nodes/${encodeURIComponent(id)}`;
    const node = await session.parse(nodePage, await session.get(path), subject);
    if (node !== null) nodes.push(node);
  }
  return nodes;
}

/** The date of a node's leak; null if the node doesn't have the sentence. */
function currentThrough(node: JsonFields): string | null {
  const year = node.has('valid_until') ? CURRENT_THROUGH.exec(node.text('valid_until') ?? '')?.[1] : undefined;
  return year === undefined ? null : midnight(`${year}-12-31`);
}

function kindOf(node: JsonFields): NamedEntity['kind'] {
  return ORGANIZATIONS.includes(node.required('type').toLowerCase()) ? 'Organization' : 'NaturalPerson';
}

function coreOf({ kind }: QueriedEntity, node: JsonFields): FoundCore {
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
    namedEntities: { person_id: other },
  };
}

function membershipOf(relation: JsonFields): FoundItem {
  const { cargo, activo, desde, other } = read(relation);
  return {
    tag: 'organizaciones',
    payload: { cargo, nombre: other.nombre, activo, ...ATTRIBUTION },
    itemDate: desde,
    namedEntities: { organization_id: other },
  };
}

function read(relation: JsonFields) {
  return {
    cargo: relation.text('role'),
    activo: flagOf(relation.text('active'), 'active'),
    desde: dateOf(relation.text('start_date'), 'start_date'),
    hasta: dateOf(relation.text('end_date'), 'end_date'),
    other: { kind: kindOf(relation), nombre: relation.text('name'), identifier: null } satisfies NamedEntity,
  };
}
