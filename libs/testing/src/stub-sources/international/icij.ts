import { fieldOf } from '../markup.js';
import type { GridCell } from '../markup.js';
import type { StubResponse, StubRecord, StubSource, StubEntity } from '../stub-source.js';

const NODE = '/api/v1/rest/nodes/';

/** The database of the leaks: a search by name, and the nodes it finds. */
export const icij: StubSource = {
  source: 'icij',
  async respond({ path, query }, world) {
    if (path === '/api/v1/reconcile') {
      const subject = await world.find('icij', { nombre: query.get('query') ?? '' });
      return json({ result: subject ? [candidate(subject)] : [] });
    }
    if (!path.startsWith(NODE)) return undefined;
    const nombre = Buffer.from(path.slice(NODE.length), 'base64url').toString('utf8');
    const subject = await world.find('icij', { nombre });
    return subject && json(node(subject));
  },
};

// The stub has no state, so a node's id is its encoded name.
function candidate({ kind, nombre }: StubEntity) {
  const id = Buffer.from(nombre ?? '', 'utf8').toString('base64url');
  return { id, name: nombre, type: typeOf(kind), score: 100 };
}

function node({ nombre, core, records }: StubEntity) {
  return {
    name: nombre,
    company_type: core['tipo_organizacion'] ?? null,
    incorporation_date: core['fecha_registro'] ?? null,
    address: core['domicilio'] ?? null,
    status: core['status'] ?? null,
    officers: records.filter(({ tag }) => tag === 'directores').map((record) => relation(record, 'NaturalPerson')),
    entities: records.filter(({ tag }) => tag === 'organizaciones').map((record) => relation(record, 'Organization')),
  };
}

function relation({ payload, itemDate }: StubRecord, kind: StubEntity['kind']) {
  const field = (name: string): GridCell => fieldOf(payload, name);
  return {
    name: field('nombre'),
    type: typeOf(kind),
    role: field('cargo'),
    start_date: field('desde') ?? itemDate,
    end_date: field('hasta'),
    active: field('activo'),
  };
}

function typeOf(kind: StubEntity['kind']): string {
  return kind === 'Organization' ? 'Entity' : 'Officer';
}

function json(value: unknown): StubResponse {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
