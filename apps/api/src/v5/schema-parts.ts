import { ID_TYPES, JURISDICTION_CODES, OTHER_NAME_KINDS, V5_JURISDICTIONS } from '@entity-registry/domain';
import type { IdType } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TObject, TProperties, TSchema } from 'typebox';

/** A closed object in a response. */
export const closed = <P extends TProperties>(properties: P, description: string) =>
  Type.Object(properties, { description, additionalProperties: false });

/** A value that may be unknown. */
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const ALL_TYPES = Object.keys(ID_TYPES) as IdType[];
const idPattern = (jurisdictions: readonly string[], types: readonly IdType[]) =>
  `^(${jurisdictions.join('|')})_(${types.join('|')})_(0|[1-9][0-9]{0,17})$`;

/** A typed id, of one type or of any. */
export const typedId = (description: string, type?: IdType) => {
  const pattern = idPattern(JURISDICTION_CODES, type === undefined ? ALL_TYPES : [type]);
  return Type.String({ description, maxLength: 40, pattern });
};

/** An id of any jurisdiction and type in a body: the document has its pattern, validation leaves it to `parseTypedId`. */
export const typedIdInput = (description: string) =>
  Type.String({ description, maxLength: 40, documented: { pattern: idPattern(JURISDICTION_CODES, ALL_TYPES) } });

/**
 * The pattern of ids in the jurisdiction that v5 serves, of every type by default. For parameters, where pipes refuse other
 * values.
 */
export const servedIdPattern = (types: readonly IdType[] = ALL_TYPES) => idPattern(V5_JURISDICTIONS, types);

/** A cursor from a response: signed, so only the service can tell whether it is valid (`invalid_cursor`). */
export const cursorInput = (description: string, maxLength = 4_000) =>
  Type.String({ description, maxLength, documented: { pattern: '^[A-Za-z0-9_-]+$' } });

/** ISO 8601, UTC. */
export const instant = (description: string) => Type.String({ description, format: 'date-time' });

/** `YYYY-MM-DD`. */
export const calendarDay = (description: string) => Type.String({ description, format: 'date' });

/** A whole number from 0 on. */
export const count = (description: string) => Type.Integer({ description, minimum: 0 });

const nameFields = (kinds: readonly string[], kindDescription: string) => ({
  name: Type.String({ description: 'As the source writes it.' }),
  kind: Type.Union(
    kinds.map((kind) => Type.Literal(kind)),
    { description: kindDescription },
  ),
  since: orNull(calendarDay('First day.'), 'First day of the name. Null if the source states none.'),
  until: orNull(calendarDay('Last day.'), 'Last day of the name. Null if the source states none.'),
  source: Type.String({ description: 'Source of the name.' }),
});

/** Another name of an entity than its current one. */
export const OtherName = closed(
  nameFields(OTHER_NAME_KINDS, '`former`: a previous legal name. `trade`: a trade name. `alias`: any other name.'),
  'Former, trade or alias name.',
);

/** The name of an entity that matches a query. */
export const MatchedName = closed(
  nameFields(['legal', ...OTHER_NAME_KINDS], '`legal`: the current name. `former`: a previous one.'),
  'Name of the entity.',
);

/** Path of a route about one entity. */
export const EntityPath = Type.Object({
  id: Type.String({
    description: 'Id of the entity, from a response.',
    maxLength: 40,
    pattern: servedIdPattern(['own']),
    examples: ['pa_own_42'],
  }),
});

/** Whether there is data, and if not, why (ADR 0028). */
export const SectionStateSchema = Type.Union(
  [
    Type.Literal('ok'),
    Type.Literal('empty'),
    Type.Literal('not_fetched'),
    Type.Literal('source_down'),
    Type.Literal('restricted'),
  ],
  {
    description:
      '`ok`: there is data. `empty`: the source was read and has none. `not_fetched`: the source was never read. ' +
      '`source_down`: the source did not respond. `restricted`: facts were removed for legal reasons; others may be shown. ' +
      'Only `empty` means that there is no data.',
  },
);

/** The source of a list. */
export const SourceSchema = closed(
  {
    id: Type.String({ description: 'Id of the source that was read last, or that is read first if none was.' }),
    fetched_at: orNull(instant('Instant.'), 'When the source was last read. Null if it never was.'),
    source_updated_at: orNull(
      instant('Instant.'),
      'Date of the data, according to the source. Null if the source does not state it.',
    ),
  },
  'The source that was read last, and when.',
);

/** Every source of a tag. */
export const SourcesSchema = Type.Array(
  closed(
    {
      id: Type.String({
        description: 'Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source.',
      }),
      list: Type.Optional(
        Type.String({
          description: 'A list that is imported whole, as `GET /v5/lists` names it; only for such sources.',
        }),
      ),
      version: Type.Optional(orNull(Type.String(), 'The version of that list that was looked at.')),
      stands_in_for: orNull(Type.String(), 'The source that the stand-in replaces. Null if it is not a stand-in.'),
      fetched_at: orNull(instant('Instant.'), 'When the source was last read. Null if it never was.'),
      source_updated_at: orNull(
        instant('Instant.'),
        'Date of the data, according to the source. Null if the source does not state it.',
      ),
      state: Type.Union(
        [
          Type.Literal('ok'),
          Type.Literal('empty'),
          Type.Literal('not_fetched'),
          Type.Literal('source_down'),
          Type.Literal('restricted'),
        ],
        {
          description:
            '`ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. ' +
            '`source_down`: it did not respond to the last read; earlier data is still returned. ' +
            '`restricted`: facts were removed for legal reasons.',
        },
      ),
    },
    'A source.',
  ),
  { maxItems: 20, description: 'Every source of this data, those already read first.' },
);

/** The item of a level in v5: with a typed id, if its records have one. */
export const itemOf = (schema: TObject, description: string, type?: IdType) =>
  closed({ ...schema.properties, ...(type && { id: typedId('Id of the record.', type) }) }, description);

/** How much of a list a response shows, and where the rest is. */
export const PageSchema = closed(
  {
    returned: count('Number of entries in this response.'),
    next_cursor: orNull(
      Type.String({ maxLength: 4_000 }),
      'Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page.',
    ),
  },
  'Position of this page.',
);

/** Levels that a response leaves out until the account states its purpose (ADR 0214). */
export const NeedingPurpose = Type.Optional(
  Type.Array(Type.String({ description: 'Level.' }), {
    maxItems: 10,
    description:
      'Levels that are left out of this response, because their jurisdiction requires a purpose and the account has stated none: ' +
      'nothing is known from it about them. Absent if none are.',
  }),
);

/** Codes that cover such a level. */
export const CodesNeedingPurpose = Type.Optional(
  Type.Array(Type.String({ description: 'Product code.' }), {
    maxItems: 30,
    description:
      'Codes about which this response says nothing, or not everything, because they cover records that need a purpose and the account ' +
      'has stated none. Absent if there are none.',
  }),
);
