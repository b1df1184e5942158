import { Type } from 'typebox';
import type { Static, TSchema, TSchemaOptions } from 'typebox';
import { typedIdInput } from '../schema-parts.js';
import { DATA_PROPERTIES, QUERY_PROPERTIES, TYPES } from './vocabulary.js';
import type { Term } from './vocabulary.js';

/**
 * Maximum queries in one call, and the number that the manifest tells clients to send: each call costs a base charge, so larger
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
        id: Type.String({ maxLength: 64, description: 'The value, of a cell that was reconciled itself.' }),
        name: Type.Optional(Type.String({ maxLength: 300, description: 'Its name; not looked at.' })),
      },
      { ...closed, description: 'The value of a cell that was reconciled itself.' },
    ),
  ],
  { description: 'One value.' },
);

/** One of the terms. Unknown terms are refused later, where the position of the query is known. */
const termOf = (terms: readonly Term[], description: string) =>
  Type.String({ maxLength: 64, description, documented: { enum: terms.map(({ id }) => id) } });
const typeId = () => termOf(TYPES, '`Organization` or `NaturalPerson`.');

export const ReconcileQuery = Type.Object(
  {
    query: Type.Optional(Type.String({ maxLength: 300, description: 'The name to look for.' })),
    type: Type.Optional(
      Type.Union([typeId(), Type.Array(typeId(), { maxItems: 10 })], { description: 'Types of the candidates.' }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Candidates at most; 5 when absent, never more than 50.' }),
    ),
    properties: Type.Optional(
      Type.Array(
        Type.Object(
          {
            pid: termOf(QUERY_PROPERTIES, '`ruc` or `cedula`, each once.'),
            v: Type.Union([Value, Type.Array(Value, { maxItems: 10 })], {
              description: 'The value; of several, the first that is not blank.',
            }),
          },
          { ...closed, description: 'What else is known.' },
        ),
        { maxItems: 10, description: 'What else is known of the entity.' },
      ),
    ),
    type_strict: Type.Optional(
      Type.Union([Type.Literal('any'), Type.Literal('should'), Type.Literal('all')], {
        description: 'How several types are meant. No entity has two, so `all` takes one type only.',
      }),
    ),
  },
  { ...closed, description: 'One query, with a name, properties or both.' },
);
export type ReconcileQuery = Static<typeof ReconcileQuery>;

export const QueryBatch = Type.Record(Type.String(), ReconcileQuery, {
  description: `Queries by keys of the caller, ${String(MAX_QUERIES)} at most.`,
  documented: { minProperties: 1, maxProperties: MAX_QUERIES, propertyNames: { type: 'string' } },
});

export const ExtendRequest = Type.Object(
  {
    ids: Type.Array(typedIdInput('Id of an entity.'), {
      minItems: 1,
      maxItems: MAX_IDS,
      description: 'The entities.',
    }),
    properties: Type.Array(
      Type.Object(
        { id: termOf(DATA_PROPERTIES, '`nombre`, `type`, `ruc` or `status`.') },
        { ...closed, description: 'A property.' },
      ),
      { minItems: 1, maxItems: 10, description: 'What to read of each.' },
    ),
  },
  { ...closed, description: 'What to read of entities that were found.' },
);
export type ExtendRequest = Static<typeof ExtendRequest>;

/** Longest JSON text in a query or form, in characters. */
export const MAX_JSON_TEXT = 4_000;

/** JSON text: its schema is for readers, its content is validated once it is parsed. */
export const jsonTextOf = (schema: TSchema, description: string, more: TSchemaOptions = {}) =>
  Type.String({ description, ...more, documented: { contentMediaType: 'application/json', contentSchema: schema } });
const asText = (what: string, schema: TSchema) => jsonTextOf(schema, `${what}, as JSON text: how a form sends it.`);

export const ReconcileBody = Type.Object(
  {
    queries: Type.Optional(
      Type.Union([asText('The queries', QueryBatch), QueryBatch], {
        description: 'The names or identifiers to look up.',
      }),
    ),
    extend: Type.Optional(
      Type.Union([asText('The request', ExtendRequest), ExtendRequest], {
        description: 'What to read of entities that were found.',
      }),
    ),
  },
  { ...closed, description: 'Either of the two.', documented: { minProperties: 1, maxProperties: 1 } },
);
/** Named differently from its schema, which Nest would otherwise mistake for the class of the parameter. */
export type ReconcileRequest = Static<typeof ReconcileBody>;

const TypeView = Type.Object(
  {
    id: Type.String({ description: 'Id of the type.' }),
    name: Type.String({ description: 'Its name.' }),
  },
  { ...closed, description: 'A type of entities.' },
);

const Candidate = Type.Object(
  {
    id: Type.String({ description: 'Id of the entity.' }),
    name: Type.String({ description: 'Name as registered.' }),
    description: Type.Optional(Type.String({ description: 'Tax number and status, as far as they are known.' })),
    type: Type.Array(TypeView, { maxItems: 1, description: 'What it is.' }),
    score: Type.Number({ minimum: 0, maximum: 100, description: 'Confidence in percent.' }),
    match: Type.Boolean({ description: 'Whether this one is meant for sure; of one candidate of a query at most.' }),
    features: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'What was compared.' }),
          value: Type.Number({ description: 'How well it agrees.' }),
        },
        { ...closed, description: 'One part of the score.' },
      ),
      { maxItems: 40, description: 'What the score is made of.' },
    ),
  },
  { ...closed, description: 'An entity that may be meant.' },
);

const Result = Type.Object(
  {
    result: Type.Array(Candidate, { maxItems: 50, description: 'Best first.' }),
    error: Type.Optional(
      Type.Object(
        {
          code: Type.String({ description: 'Why, such as `invalid_identifier`.' }),
          field: Type.String({ description: 'What is at fault.' }),
        },
        { ...closed, description: 'The query could not be read: it is not charged, and has no result.' },
      ),
    ),
  },
  { ...closed, description: 'The answer to one query.' },
);

export const ReconcileResponse = Type.Record(Type.String(), Result, {
  $id: 'ReconciliationResults',
  description: 'An answer for each query, under the key of the query.',
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
        description:
          'By entity and property; an entity that is not on record, and a value that is not known, are empty.',
      },
    ),
  },
  { ...closed, $id: 'ReconciliationData', description: 'Properties of entities.' },
);

const Service = Type.Object(
  {
    service_url: Type.String({ description: 'Address of this API.' }),
    service_path: Type.String({ description: 'Path of the service.' }),
  },
  { ...closed, description: 'Where a service is.' },
);
const UrlTemplate = Type.Object(
  { url: Type.String({ description: 'Address, with {{id}} for the id.' }) },
  { ...closed, description: 'Where an entity is shown.' },
);

export const Manifest = Type.Object(
  {
    versions: Type.Array(Type.String(), { maxItems: 1, description: 'Versions of the protocol.' }),
    name: Type.String({ description: 'Name of the service.' }),
    identifierSpace: Type.String({ description: 'What the ids are ids in.' }),
    schemaSpace: Type.String({ description: 'What types and properties are defined by.' }),
    documentation: Type.String({ description: 'Address of the documentation.' }),
    serviceVersion: Type.String({ description: 'Version of the scoring.' }),
    batchSize: Type.Integer({ description: 'Queries of one call at most.' }),
    authentication: Type.Object(
      {
        type: Type.Literal('apiKey', { description: 'A key.' }),
        name: Type.Literal('Authorization', { description: 'The header; its value is `Bearer` and the key.' }),
        in: Type.Literal('header', { description: 'Where it is sent.' }),
      },
      { ...closed, description: 'How callers say who they are.' },
    ),
    defaultTypes: Type.Array(TypeView, { maxItems: 2, description: 'Every type.' }),
    view: UrlTemplate,
    suggest: Type.Object(
      { entity: Service, type: Service, property: Service },
      { ...closed, description: 'Where suggestions are given.' },
    ),
    extend: Type.Object(
      {
        propose_properties: Service,
        property_settings: Type.Array(Type.Unknown(), { maxItems: 0, description: 'None.' }),
      },
      { ...closed, description: 'Where properties that can be read are told.' },
    ),
  },
  { ...closed, $id: 'ReconciliationManifest', description: 'What the service offers.' },
);

export const Suggestions = Type.Object(
  {
    result: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'Id of what is suggested.' }),
          name: Type.String({ description: 'Its name.' }),
          description: Type.Optional(Type.String({ description: 'What tells it from its namesakes.' })),
          notable: Type.Optional(Type.Array(TypeView, { maxItems: 1, description: 'What an entity is.' })),
        },
        { ...closed, description: 'A suggestion.' },
      ),
      { maxItems: 20, description: 'Best first.' },
    ),
  },
  { ...closed, $id: 'Suggestions', description: 'What goes on as the prefix does.' },
);

export const ProposedProperties = Type.Object(
  {
    type: Type.Optional(Type.String({ description: 'The type asked for.' })),
    properties: Type.Array(TypeView, { maxItems: 10, description: 'Properties that can be read.' }),
  },
  { ...closed, $id: 'ProposedProperties', description: 'Properties that can be read of entities.' },
);
