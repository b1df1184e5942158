import { DEFAULT_JURISDICTION, JURISDICTION_CODES, codesFor } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Static, TSchema, TString } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { BODY_TEXT, allowedBy } from '../../openapi/text-rules.js';
import { typedIdInput, typedId } from '../schema-parts.js';

/** Maximum rows in a batch (contract, "POST /v5/resolve/batch"). */
export const MAX_ROWS = 100;
/** Maximum candidates: as many as the scorer compares. */
export const MAX_CANDIDATES = 50;
const MAX_EXCLUDED = 100;
const AN_ID = 'Id of an entity.';

const closed = { additionalProperties: false };
const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });
/** Null counts as absent, because rows of a table have every column. */
const option = <Schema extends TSchema>(schema: Schema, description: string, otherwise: string | number | boolean) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description, default: otherwise }));
const text = (maxLength: number, description: string, documented: object = {}) =>
  Type.Optional(orNull(Type.String({ maxLength, documented }), `${description} Blank is the same as null.`));
/** A blank name, or one with a letter or a digit. Any other gets the search's own error. */
const NAME = { pattern: `^([\\u0020\\t\\r\\n]*|${allowedBy(BODY_TEXT)}[\\p{L}\\p{N}]${allowedBy(BODY_TEXT)})$` };

export const Kind = Type.Union([Type.Literal('Organization'), Type.Literal('NaturalPerson')], {
  description: 'What the entity is.',
});

const RESERVED = JURISDICTION_CODES.filter((code) => code !== DEFAULT_JURISDICTION);

/**
 * The entity to look for and what to return about it: the same in a single call and in each row of a batch. `rule` describes, in
 * the document only, the text that a single call accepts. A row of a batch with other text is returned as `invalid`.
 */
const queryFields = (rule: { readonly name?: object; readonly id: TString }) => ({
  name: text(300, 'Name, in any spelling and order.', rule.name),
  ruc: text(64, 'Tax number, in any written form, with or without check digits.'),
  cedula: text(64, 'Cédula of a person, in any written form.'),
  jurisdiction: option(
    Type.Unsafe<Jurisdiction>(Type.Union(JURISDICTION_CODES.map((code) => Type.Literal(code)))),
    `${RESERVED.map((code) => `\`${code}\``).join(' and ')} are reserved and refused.`,
    DEFAULT_JURISDICTION,
  ),
  type: Type.Optional(orNull(Kind, 'Shows entities of this kind alone. A filter: no score depends on it.')),
  limit: option(Type.Integer({ minimum: 1, maximum: MAX_CANDIDATES }), 'Candidates shown at most.', 5),
  min_confidence: option(
    Type.Number({ minimum: 0, maximum: 1 }),
    'Least confidence of a candidate that is shown.',
    0.3,
  ),
  exclude_ids: Type.Optional(
    orNull(Type.Array(rule.id, { maxItems: MAX_EXCLUDED }), 'Ids of entities that are known not to be meant.'),
  ),
  explain: option(Type.Boolean(), 'Whether candidates come with their features.', true),
});

export const ResolveBody = Type.Object(queryFields({ name: NAME, id: typedIdInput(AN_ID) }), {
  ...closed,
  description:
    'At least one of name, ruc and cedula is needed; together they add evidence. A member that is null is as if absent.',
  documented: { minProperties: 1 },
});
/** Named differently from its schema, which Nest would otherwise mistake for the class of the parameter. */
export type ResolveRequest = Static<typeof ResolveBody>;

export const BatchBody = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          row_id: Type.Optional(
            orNull(Type.String({ maxLength: 100 }), 'Your own id of the row, unique within the call; it comes back.'),
          ),
          ...queryFields({ id: Type.String({ maxLength: 40, description: AN_ID }) }),
        },
        { ...closed, description: 'One row, with options of its own. A member that is null is as if absent.' },
      ),
      { minItems: 1, maxItems: MAX_ROWS, description: 'The rows; a free key has 10, with `with_presence` 100.' },
    ),
    with_presence: Type.Optional(
      Type.Boolean({ default: false, description: 'Answers with aggregates alone: no ids, no candidates.' }),
    ),
  },
  { ...closed, description: 'Rows to resolve.' },
);
export type BatchRequest = Static<typeof BatchBody>;
export type ResolveRow = BatchRequest['rows'][number];

const Outcome = Type.Union([Type.Literal('matched'), Type.Literal('ambiguous'), Type.Literal('no_match')], {
  description:
    '`matched`: the first candidate is at or above the accept level, with a margin to the next. `ambiguous`: more than one may be meant. `no_match`: none is likely.',
});
const Warning = Type.Union(
  [Type.Literal('dv_mismatch'), Type.Literal('dv_unverified'), Type.Literal('type_ambiguous')],
  {
    description:
      '`dv_mismatch`: the check digits do not fit the number. `dv_unverified`: they cannot be computed for it. `type_ambiguous`: the number may be a person’s or a company’s.',
  },
);

const Feature = Type.Object(
  {
    feature: Type.String({ maxLength: 40, description: 'What was compared.' }),
    score: Type.Number({ description: 'How well it agrees.' }),
    weight: Type.Number({ description: 'How much it counts; below 0 it counts against.' }),
    detail: Type.String({ maxLength: 1_000, description: 'What was compared with what, in words.' }),
  },
  { ...closed, description: 'One part of the explanation of a confidence.' },
);

const Candidate = Type.Object(
  {
    id: typedId('Id of the entity.', 'own'),
    nombre: orNull(Type.String(), 'Name as registered.'),
    type: Kind,
    ruc_no_dv: orNull(Type.String(), 'Tax number without check digits.'),
    status: orNull(Type.String(), 'Status in the register.'),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Calibrated: of candidates with 0.9, nine in ten are meant.',
    }),
    matched_on: Type.Array(
      Type.Union([Type.Literal('name'), Type.Literal('ruc'), Type.Literal('cedula')], { description: 'What agrees.' }),
      { maxItems: 3, description: 'What of the query agrees with the entity.' },
    ),
    features: Type.Optional(
      Type.Array(Feature, { maxItems: 40, description: 'Why the confidence is what it is; with `explain`.' }),
    ),
  },
  { ...closed, description: 'An entity that may be meant.' },
);

const Reading = Type.Object(
  {
    number: Type.String({ description: 'Canonical form, without check digits and padding zeros.' }),
    read_as: Type.Array(Kind, { maxItems: 2, description: 'Whose number it may be.' }),
    dv: orNull(Type.String(), 'Check digits as written.'),
    dv_expected: orNull(Type.String(), 'Check digits by the authority’s algorithm, where they can be computed.'),
  },
  { ...closed, description: 'A number as it was understood.' },
);

const resolution = {
  outcome: Outcome,
  query: Type.Object(
    {
      normalized_name: orNull(Type.String(), 'The name as it is compared.'),
      legal_form: orNull(Type.String(), 'The legal form taken off its end.'),
      identifier: orNull(
        Type.Object(
          { ruc: Type.Optional(Reading), cedula: Type.Optional(Reading) },
          { ...closed, description: 'The numbers that were given.' },
        ),
        'The numbers of the query; null without any.',
      ),
    },
    { ...closed, description: 'How the query was understood.' },
  ),
  candidates: Type.Array(Candidate, { maxItems: MAX_CANDIDATES, description: 'Best first.' }),
  margin: orNull(Type.Number(), 'Confidence of the best above that of the next; null without candidates.'),
  warnings: Type.Array(Warning, { maxItems: 3, description: 'What to look at twice.' }),
};

const state = {
  algorithm: Type.String({ description: 'Version of the scoring.' }),
  index_as_of: orNull(Type.String({ format: 'date-time' }), 'When the newest import or refresh in the index was made.'),
};

export const ResolveResponse = Type.Object(
  { ...resolution, ...state, billing: Billing },
  { ...closed, $id: 'Resolution', description: 'The entities that the query may refer to.' },
);

const rowIdentity = {
  row_id: orNull(Type.String(), 'Your own id of the row.'),
  index: Type.Integer({ minimum: 0, maximum: MAX_ROWS - 1, description: 'Place of the row in the call.' }),
};

const InvalidRow = Type.Object(
  {
    ...rowIdentity,
    outcome: Type.Literal('invalid', { description: 'The row could not be read; it is not charged.' }),
    error: Type.Object(
      {
        code: Type.String({ description: 'As of a call of its own, such as `invalid_identifier`.' }),
        field: Type.String({ description: 'The member at fault.' }),
      },
      { ...closed, description: 'Why.' },
    ),
  },
  { ...closed, description: 'A row that could not be read.' },
);

const count = (description: string) => Type.Integer({ minimum: 0, maximum: MAX_ROWS, description });
const Summary = Type.Object(
  {
    rows: count('Rows of the call.'),
    matched: count('Rows with one clear match.'),
    ambiguous: count('Rows that may mean more than one.'),
    no_match: count('Rows that mean nobody on record.'),
    invalid: count('Rows that could not be read.'),
  },
  { ...closed, description: 'Rows by outcome.' },
);

export const BatchResponse = Type.Object(
  {
    results: Type.Array(
      Type.Union([
        Type.Object({ ...rowIdentity, ...resolution }, { ...closed, description: 'A row that was resolved.' }),
        InvalidRow,
      ]),
      { maxItems: MAX_ROWS, description: 'One for each row, in their order.' },
    ),
    summary: Summary,
    ...state,
    billing: Billing,
  },
  { ...closed, $id: 'BatchResolution', description: 'The entities that each row may refer to.' },
);

export const PresenceResponse = Type.Object(
  {
    presence: Type.Object(
      {
        rows: count('Rows of the call.'),
        matched: count('Rows with one clear match.'),
        levels: Type.Array(
          Type.Object(
            {
              code: Type.String({ description: 'Product code.' }),
              rows_with_data: count('Matched rows for which the code would answer with a record.'),
            },
            { ...closed, description: 'One code.' },
          ),
          { maxItems: codesFor(DEFAULT_JURISDICTION, 'v5').length, description: 'Every code that holds data levels.' },
        ),
      },
      { ...closed, description: 'What is on record of the rows, in numbers.' },
    ),
    summary: Summary,
    ...state,
    billing: Billing,
  },
  { ...closed, $id: 'Presence', description: 'What is on record of the rows, without saying of which.' },
);
