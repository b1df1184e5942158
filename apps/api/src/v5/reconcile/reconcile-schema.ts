import { Type } from 'typebox';
import type { Static, TSchema, TSchemaOptions } from 'typebox';
import { typedIdInput } from '../schema-parts.js';
import { DATA_PROPERTIES, QUERY_PROPERTIES, TYPES } from './vocabulary.js';
import type { Term } from './vocabulary.js';

/**
 * Maximum queries in one request, and the number that the manifest tells clients to send: each request costs a base charge, so larger
 * batches are cheaper for the caller.
 */
export const MAX_QUERIES = 100;
/** Maximum entities whose properties one call reads. */
const MAX_IDS = 100;

const closed = { additionalProperties: false };

const Value = Type.Union(
  [
    Type.String({ maxLength: 64 }),
    Type.Number(),
    Type.Boolean(),
    Type.Object(
      {
        id: Type.String({ maxLength: 64, description: 'Id of the reconciled value.' }),
        name: Type.Optional(Type.String({ maxLength: 300, description: 'Name of the value. Ignored.' })),
      },
      { ...closed, description: 'Value of a cell that is already reconciled.' },
    ),
  ],
  { description: 'Value.' },
);

/** One of the terms. Unknown terms are refused later, where the position of the query is known. */
const termOf = (terms: readonly Term[], description: string) =>
  Type.String({ maxLength: 64, description, documented: { enum: terms.map(({ id }) => id) } });
const typeId = () => termOf(TYPES, '`Organization` or `NaturalPerson`.');

export const ReconcileQuery = Type.Object(
  {
    query: Type.Optional(Type.String({ maxLength: 300, description: 'Name to look up.' })),
    type: Type.Optional(
      Type.Union([typeId(), Type.Array(typeId(), { maxItems: 10 })], { description: 'Types of the candidates.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, description: 'Maximum candidates, at most 50. Defaults to 5.' })),
    properties: Type.Optional(
      Type.Array(
        Type.Object(
          {
            pid: termOf(QUERY_PROPERTIES, '`ruc` or `cedula`, each at most once.'),
            v: Type.Union([Value, Type.Array(Value, { maxItems: 10 })], {
              description: 'Value. In a list, the first that is not blank is used.',
            }),
          },
          { ...closed, description: 'Known property.' },
        ),
        { maxItems: 10, description: 'Known properties of the entity.' },
      ),
    ),
    type_strict: Type.Optional(
      Type.Union([Type.Literal('any'), Type.Literal('should'), Type.Literal('all')], {
        description: 'How multiple types combine. Entities have one type, so `all` only accepts one.',
      }),
    ),
  },
  { ...closed, description: 'Query with a name, properties or both.' },
);
export type ReconcileQuery = Static<typeof ReconcileQuery>;

export const QueryBatch = Type.Record(Type.String(), ReconcileQuery, {
  description: `Queries by keys that you choose, at most ${String(MAX_QUERIES)}.`,
  documented: { minProperties: 1, maxProperties: MAX_QUERIES, propertyNames: { type: 'string' } },
});

export const ExtendRequest = Type.Object(
  {
    ids: Type.Array(typedIdInput('Id of an entity.'), {
      minItems: 1,
      maxItems: MAX_IDS,
      description: 'Ids of the entities.',
    }),
    properties: Type.Array(
      Type.Object(
        { id: termOf(DATA_PROPERTIES, '`nombre`, `type`, `ruc` or `status`.') },
        { ...closed, description: 'Property.' },
      ),
      { minItems: 1, maxItems: 10, description: 'Properties to read.' },
    ),
  },
  { ...closed, description: 'Entities and properties to read.' },
);
export type ExtendRequest = Static<typeof ExtendRequest>;

/** Longest JSON text in a query or form, in characters. */
export const MAX_JSON_TEXT = 4_000;

/** JSON text: its schema is for readers, its content is validated once it is parsed. */
export const jsonTextOf = (schema: TSchema, description: string, more: TSchemaOptions = {}) =>
  Type.String({ description, ...more, documented: { contentMediaType: 'application/json', contentSchema: schema } });
const asText = (what: string, schema: TSchema) => jsonTextOf(schema, `${what}, as JSON text, as in a form.`);

export const ReconcileBody = Type.Object(
  {
    queries: Type.Optional(
      Type.Union([asText('Queries', QueryBatch), QueryBatch], {
        description: 'Names or identifiers to look up.',
      }),
    ),
    extend: Type.Optional(
      Type.Union([asText('The request', ExtendRequest), ExtendRequest], {
        description: 'Entities and properties to read.',
      }),
    ),
  },
  { ...closed, description: 'Exactly one of the two.', documented: { minProperties: 1, maxProperties: 1 } },
);
/** Named differently from its schema, which Nest would otherwise mistake for the class of the parameter. */
export type ReconcileRequest = Static<typeof ReconcileBody>;

const TypeView = Type.Object(
  {
    id: Type.String({ description: 'Id of the type.' }),
    name: Type.String({ description: 'Name.' }),
  },
  { ...closed, description: 'Type of entities.' },
);

const Candidate = Type.Object(
  {
    id: Type.String({ description: 'Id of the entity.' }),
    name: Type.String({ description: 'Registered name.' }),
    description: Type.Optional(
      Type.String({
        description:
          'Tax number and status, if known, and the former, trade or alias name that matched, if the current name did not.',
      }),
    ),
    type: Type.Array(TypeView, { maxItems: 1, description: 'Type of the entity.' }),
    score: Type.Number({ minimum: 0, maximum: 100, description: 'Confidence, in percent.' }),
    match: Type.Boolean({
      description: 'Whether this is a confident match. True for at most one candidate per query.',
    }),
    features: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'Feature that was compared.' }),
          value: Type.Number({ description: 'How well it matches.' }),
        },
        { ...closed, description: 'Feature of the score.' },
      ),
      { maxItems: 40, description: 'Features behind the score.' },
    ),
  },
  { ...closed, description: 'Candidate entity.' },
);

const Result = Type.Object(
  {
    result: Type.Array(Candidate, { maxItems: 50, description: 'Best first.' }),
    error: Type.Optional(
      Type.Object(
        {
          code: Type.String({ description: 'Error code, such as `invalid_identifier`.' }),
          field: Type.String({ description: 'Member with the error.' }),
          message: Type.String({ description: 'What is wrong with it.' }),
        },
        {
          ...closed,
          description: 'Error of a query that could not be read. Such a query is not charged and has no results.',
        },
      ),
    ),
  },
  { ...closed, description: 'Result of a query.' },
);

export const ReconcileResponse = Type.Record(Type.String(), Result, {
  $id: 'ReconciliationResults',
  description: 'Results by the keys of the queries.',
});

export const ExtendResponse = Type.Object(
  {
    meta: Type.Array(TypeView, { maxItems: 10, description: 'The properties.' }),
    rows: Type.Record(
      Type.String(),
      Type.Record(
        Type.String(),
        Type.Array(Type.Object({ str: Type.String({ description: 'The value.' }) }, closed), { maxItems: 1 }),
      ),
      {
        description: 'Values by entity and property. Empty for entities that do not exist and values that are unknown.',
      },
    ),
  },
  { ...closed, $id: 'ReconciliationData', description: 'Properties of entities.' },
);

const Service = Type.Object(
  {
    service_url: Type.String({ description: 'URL of this API.' }),
    service_path: Type.String({ description: 'Path of the service.' }),
  },
  { ...closed, description: 'Location of a service.' },
);
const UrlTemplate = Type.Object(
  { url: Type.String({ description: 'URL with {{id}} in place of the id.' }) },
  { ...closed, description: 'URL template of an entity.' },
);

export const Manifest = Type.Object(
  {
    versions: Type.Array(Type.String(), { maxItems: 1, description: 'Versions of the protocol.' }),
    name: Type.String({ description: 'Name of the service.' }),
    identifierSpace: Type.String({ description: 'Namespace of the ids.' }),
    schemaSpace: Type.String({ description: 'Namespace of types and properties.' }),
    documentation: Type.String({ description: 'URL of the documentation.' }),
    serviceVersion: Type.String({ description: 'Version of the scoring algorithm.' }),
    batchSize: Type.Integer({ description: 'Maximum queries per request.' }),
    authentication: Type.Object(
      {
        type: Type.Literal('apiKey', { description: 'API key.' }),
        name: Type.Literal('Authorization', { description: 'Header name. The value is `Bearer` and the key.' }),
        in: Type.Literal('header', { description: 'Location of the key.' }),
      },
      { ...closed, description: 'How clients authenticate.' },
    ),
    defaultTypes: Type.Array(TypeView, { maxItems: 2, description: 'All types.' }),
    view: UrlTemplate,
    suggest: Type.Object(
      { entity: Service, type: Service, property: Service },
      { ...closed, description: 'Suggest services.' },
    ),
    extend: Type.Object(
      {
        propose_properties: Service,
        property_settings: Type.Array(Type.Unknown(), { maxItems: 0, description: 'Always empty.' }),
      },
      { ...closed, description: 'Data extension services.' },
    ),
  },
  { ...closed, $id: 'ReconciliationManifest', description: 'Manifest of the service.' },
);

export const Suggestions = Type.Object(
  {
    result: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'Id of the suggestion.' }),
          name: Type.String({ description: 'Name.' }),
          description: Type.Optional(
            Type.String({
              description: 'Tax number, and the other name that has the prefix if the current one lacks it.',
            }),
          ),
          notable: Type.Optional(Type.Array(TypeView, { maxItems: 1, description: 'Type of the entity.' })),
        },
        { ...closed, description: 'Suggestion.' },
      ),
      { maxItems: 20, description: 'Best first.' },
    ),
  },
  { ...closed, $id: 'Suggestions', description: 'Suggestions for the prefix.' },
);

export const ProposedProperties = Type.Object(
  {
    type: Type.Optional(Type.String({ description: 'Requested type.' })),
    properties: Type.Array(TypeView, { maxItems: 10, description: 'Properties you can read.' }),
  },
  { ...closed, $id: 'ProposedProperties', description: 'Properties you can read of entities.' },
);
