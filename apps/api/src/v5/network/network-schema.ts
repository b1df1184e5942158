import { HUB_DEGREE, NETWORK_LIMITS } from '@entity-registry/registry';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { EntityPath, calendarDay, closed, orNull, typedId } from '../schema-parts.js';
import { NetworkQuery } from './network.dto.js';

const text = Type.String();

const Node = closed(
  {
    id: typedId('Id of the entity.', 'own'),
    nombre: orNull(text, 'Name as registered.'),
    type: Type.Union([Type.Literal('Organization'), Type.Literal('NaturalPerson')], {
      description: 'What the entity is.',
    }),
    depth: Type.Integer({ minimum: 0, maximum: 3, description: 'Steps from the root over the edges of this answer.' }),
    degree: Type.Integer({
      minimum: 0,
      maximum: HUB_DEGREE,
      description: `All edges of the entity, those outside this answer too. Counted up to ${String(HUB_DEGREE)}.`,
    }),
    degree_relation: Type.Union([Type.Literal('eq'), Type.Literal('gte')], {
      description: '`eq`: `degree` is exact. `gte`: it has that many or more, and was expanded last.',
    }),
  },
  'An entity of the network.',
);

const Edge = closed(
  {
    from: typedId('Who holds the role.', 'own'),
    to: typedId('The entity in which it is held.', 'own'),
    role: Type.String({ description: 'Kind of the link, such as `director` or `shareholder`.' }),
    cargo: orNull(text, 'Post, as registered.'),
    active: orNull(Type.Boolean(), 'Whether the role is still held.'),
    since: orNull(calendarDay('Day.'), 'Since when.'),
    until: orNull(calendarDay('Day.'), 'Until when.'),
    source: Type.String({ description: 'Id of the source that says so; `GET /v5/catalog` lists them.' }),
    link: closed(
      {
        method: Type.Union([Type.Literal('id'), Type.Literal('name')], {
          description: 'Whether the two were tied by an identifier or by a name alone.',
        }),
        score: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'How surely; 1 for an identifier or an exact name.',
        }),
      },
      'How the two were tied.',
    ),
  },
  'A link between two entities of the network.',
);

/** Response of `GET /v5/entities/{id}/network`. */
export const NetworkBody = Type.Object(
  {
    root: typedId('The entity that was asked for.', 'own'),
    depth: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], { description: 'The depth asked for.' }),
    state: Type.Union([Type.Literal('ok'), Type.Literal('empty'), Type.Literal('not_fetched')], {
      description:
        '`ok`: there are links. `empty`: its boards or posts were read, and no link is known. `not_fetched`: they were never read, and ' +
        'no link is known; the code is not charged.',
    }),
    nodes: Type.Array(Node, {
      maxItems: NETWORK_LIMITS.nodes,
      description: 'The entities, nearest first, starting with the root.',
    }),
    edges: Type.Array(Edge, { maxItems: NETWORK_LIMITS.edges, description: 'The links between them.' }),
    limits: closed(
      {
        max_nodes: Type.Literal(NETWORK_LIMITS.nodes, { description: 'Most nodes of an answer.' }),
        max_edges: Type.Literal(NETWORK_LIMITS.edges, { description: 'Most edges of an answer.' }),
      },
      'The limits of an answer.',
    ),
    truncated: Type.Boolean({ description: 'Whether a limit left something out.' }),
    truncated_at: Type.Array(typedId('Id of an entity.', 'own'), {
      maxItems: NETWORK_LIMITS.nodes,
      description: 'Nodes nearer than the depth that have edges which this answer lacks: ask for their own network.',
    }),
    billing: Billing,
  },
  { $id: 'Network', additionalProperties: false, description: 'The connections of an entity.' },
);

const example = {
  root: 'pa_own_42',
  depth: 2,
  state: 'ok',
  nodes: [
    {
      ...{ id: 'pa_own_42', nombre: 'Maderas Ficticias del Tuira, S.A.', type: 'Organization', depth: 0 },
      ...{ degree: 1, degree_relation: 'eq' },
    },
    {
      ...{ id: 'pa_own_77', nombre: 'Aurelia Inventada Quintero', type: 'NaturalPerson', depth: 1 },
      ...{ degree: 100, degree_relation: 'gte' },
    },
  ],
  edges: [
    {
      ...{ from: 'pa_own_77', to: 'pa_own_42', role: 'director', cargo: 'PRESIDENTE', active: true },
      ...{ since: '2019-03-01', until: null, source: 'registro_publico', link: { method: 'id', score: 1 } },
    },
  ],
  limits: { max_nodes: 500, max_edges: 2000 },
  truncated: true,
  truncated_at: ['pa_own_77'],
  billing: {
    ...{ currency: 'USD', price: '0.26', charged: '0.26', dry_run: false, base: '0.01' },
    ...{ codes: [{ code: 'DAT-NETWORK', price: '0.25' }], redundant: [] },
  },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/entities/{id}/network',
    operationId: 'getNetwork',
    group: 'Relations',
    summary: 'Who is linked to an entity',
    description:
      'Entities within one to three steps over links of either direction (directors, shareholders, agents), and the links. ' +
      'Entities with a hundred links or more, such as resident agents, are expanded last, with what room is left. Links ' +
      'between two entities at the full depth are not listed.',
    access: { key: 'v5' },
    charge: {
      kind: 'billed',
      codes: ['DAT-NETWORK'],
      note: 'One price whatever the depth; the base alone where `state` is `not_fetched`.',
      freeKey: 'locked',
    },
    params: EntityPath,
    query: NetworkQuery,
    responses: [
      {
        status: 200,
        description: 'The network.',
        schema: NetworkBody,
        examples: { company: { summary: 'A company and its only director, a nominee of many', value: example } },
      },
    ],
    errors: ['invalid_parameter', 'malformed_id', 'jurisdiction_reserved', 'entity_not_found'],
    etag: true,
    merges: true,
  },
];
