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
    nombre: orNull(text, 'Registered name.'),
    type: Type.Union([Type.Literal('Organization'), Type.Literal('NaturalPerson')], {
      description: 'Type of the entity.',
    }),
    depth: Type.Integer({
      minimum: 0,
      maximum: 3,
      description: 'Steps from the root along the edges of this response.',
    }),
    degree: Type.Integer({
      minimum: 0,
      maximum: HUB_DEGREE,
      description: `Total number of edges of the entity, including those outside this response. Counted up to ${String(HUB_DEGREE)}.`,
    }),
    degree_relation: Type.Union([Type.Literal('eq'), Type.Literal('gte')], {
      description: '`eq`: `degree` is exact. `gte`: it is a lower bound, and the entity was expanded last.',
    }),
  },
  'Entity in the network.',
);

const Edge = closed(
  {
    from: typedId('Entity that holds the role.', 'own'),
    to: typedId('Entity where the role is held.', 'own'),
    role: Type.String({ description: 'Role, such as `director` or `shareholder`.' }),
    cargo: orNull(text, 'Registered position. Null if unknown.'),
    active: orNull(Type.Boolean(), 'Whether the role is current. Null if unknown.'),
    since: orNull(calendarDay('Day.'), 'Start date. Null if unknown.'),
    until: orNull(calendarDay('Day.'), 'End date. Null if unknown or current.'),
    source: Type.String({ description: 'Id of the source. `GET /v5/catalog` lists the sources.' }),
    link: closed(
      {
        method: Type.Union([Type.Literal('id'), Type.Literal('name')], {
          description: 'Whether the entities were matched by identifier or by name only.',
        }),
        score: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'Confidence of the match. 1 for an identifier or an exact name.',
        }),
      },
      'How the entities were matched.',
    ),
  },
  'Connection between two entities.',
);

/** Response of `GET /v5/entities/{id}/network`. */
export const NetworkBody = Type.Object(
  {
    root: typedId('Requested entity.', 'own'),
    depth: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], { description: 'Requested depth.' }),
    state: Type.Union(
      [Type.Literal('ok'), Type.Literal('empty'), Type.Literal('not_fetched'), Type.Literal('restricted')],
      {
        description:
          '`ok`: there are connections. `empty`: boards or positions were read, but no connection is known. ' +
          '`not_fetched`: they were never read, and no connection is known. The code is then not charged. ' +
          '`restricted`: connections were removed for legal reasons; others may be shown.',
      },
    ),
    nodes: Type.Array(Node, {
      maxItems: NETWORK_LIMITS.nodes,
      description: 'Entities, nearest first, starting with the root.',
    }),
    edges: Type.Array(Edge, { maxItems: NETWORK_LIMITS.edges, description: 'Connections between the entities.' }),
    limits: closed(
      {
        max_nodes: Type.Literal(NETWORK_LIMITS.nodes, { description: 'Maximum nodes in a response.' }),
        max_edges: Type.Literal(NETWORK_LIMITS.edges, { description: 'Maximum edges in a response.' }),
      },
      'Limits of a response.',
    ),
    truncated: Type.Boolean({ description: 'Whether a limit was reached.' }),
    truncated_at: Type.Array(typedId('Id of an entity.', 'own'), {
      maxItems: NETWORK_LIMITS.nodes,
      description:
        'Nodes within the depth with edges missing from this response. Request their own network to get them.',
    }),
    billing: Billing,
  },
  { $id: 'Network', additionalProperties: false, description: 'Connections of an entity.' },
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
    summary: 'Get the network of an entity',
    description:
      'Returns entities within one to three steps, along connections in either direction (directors, shareholders, ' +
      'agents), and the connections. Entities with 100 connections or more, such as resident agents, are expanded ' +
      'last if there is room. Connections between two entities at the full depth are not listed.',
    access: { key: 'v5' },
    charge: {
      kind: 'billed',
      codes: ['DAT-NETWORK'],
      note: 'Same price for any depth. Only the base charge if `state` is `not_fetched`.',
      freeKey: 'locked',
    },
    params: EntityPath,
    query: NetworkQuery,
    responses: [
      {
        status: 200,
        description: 'Network of the entity.',
        schema: NetworkBody,
        examples: {
          company: { summary: 'A company and its only director, a nominee of many companies', value: example },
        },
      },
    ],
    errors: ['invalid_parameter', 'malformed_id', 'jurisdiction_reserved', 'entity_not_found'],
    etag: true,
    merges: true,
  },
];
