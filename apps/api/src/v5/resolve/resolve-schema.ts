import {
  DEFAULT_JURISDICTION,
  DEFAULT_MATCH_MODE,
  JURISDICTION_CODES,
  MATCH_LEVELS,
  MATCH_MODES,
  codesFor,
} from '@entity-registry/domain';
import type { Jurisdiction, MatchMode } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Static, TSchema, TString } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { BODY_TEXT, allowedBy } from '../../openapi/text-rules.js';
import { CodesNeedingPurpose, MatchedName, typedIdInput, typedId } from '../schema-parts.js';
import { Outcome, WARNINGS, Warning } from './outcome-schema.js';

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
  Type.Optional(orNull(Type.String({ maxLength, documented }), `${description} Blank means null.`));
const ANY = allowedBy(BODY_TEXT);
/** A blank name, or two letters or digits of which one is a letter. Any other gets the search's own error. */
const NAME = {
  pattern: `^([\\u0020\\t\\r\\n]*|${ANY}(\\p{L}${ANY}[\\p{L}\\p{N}]|\\p{N}${ANY}\\p{L})${ANY})$`,
};

export const Kind = Type.Union([Type.Literal('Organization'), Type.Literal('NaturalPerson')], {
  description: 'Type of the entity.',
});

const Mode = Type.Unsafe<MatchMode>(
  Type.Union(
    MATCH_MODES.map((mode) => Type.Literal(mode)),
    {
      description:
        '`identify`: the one right entity. `screen`: everyone who may be meant, with other costs, levels and odds, because most ' +
        'screened names mean nobody on record. Confidences of the two modes are not comparable.',
    },
  ),
);
const mode = option(Mode, 'What the query is for.', DEFAULT_MATCH_MODE);

const RESERVED = JURISDICTION_CODES.filter((code) => code !== DEFAULT_JURISDICTION);

/**
 * The entity to look for and what to return about it: the same in a single call and in each row of a batch. `rule` describes, in
 * the document only, the text that a single call accepts. A row of a batch with other text is returned as `invalid`.
 */
const queryFields = (rule: { readonly name?: object; readonly id: TString }) => ({
  name: text(300, 'Name, in any spelling and order; more than one letter, a number or a legal form.', rule.name),
  ruc: text(64, 'Tax number in any format, with or without check digits.'),
  cedula: text(64, 'Cédula of a person, in any format.'),
  jurisdiction: option(
    Type.Unsafe<Jurisdiction>(Type.Union(JURISDICTION_CODES.map((code) => Type.Literal(code)))),
    `${RESERVED.map((code) => `\`${code}\``).join(' and ')} are reserved.`,
    DEFAULT_JURISDICTION,
  ),
  mode,
  type: Type.Optional(orNull(Kind, 'Returns only entities of this type. Does not change scores.')),
  limit: option(Type.Integer({ minimum: 1, maximum: MAX_CANDIDATES }), 'Maximum candidates.', 5),
  min_confidence: option(
    Type.Number({ minimum: 0, maximum: 1 }),
    `Minimum confidence of candidates. In mode \`screen\`, the default is ${String(MATCH_LEVELS.screen.possible)}.`,
    MATCH_LEVELS.identify.possible,
  ),
  exclude_ids: Type.Optional(orNull(Type.Array(rule.id, { maxItems: MAX_EXCLUDED }), 'Ids of entities to exclude.')),
  explain: option(Type.Boolean(), 'Whether to return features.', true),
});

export const ResolveBody = Type.Object(queryFields({ name: NAME, id: typedIdInput(AN_ID) }), {
  ...closed,
  description: 'At least one of name, ruc and cedula is required; together they add evidence. Null means absent.',
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
            orNull(Type.String({ maxLength: 100 }), 'Your own id for the row, unique in the request and returned.'),
          ),
          ...queryFields({ id: Type.String({ maxLength: 40, description: AN_ID }) }),
        },
        { ...closed, description: 'A row with its own options. Null means absent.' },
      ),
      { minItems: 1, maxItems: MAX_ROWS, description: 'Rows to resolve. Free keys: 10, or 100 with `with_presence`.' },
    ),
    mode: option(Mode, 'Mode of the rows that have none.', DEFAULT_MATCH_MODE),
    with_presence: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to return only aggregates: no ids, no candidates.' }),
    ),
  },
  { ...closed, description: 'Rows to resolve.' },
);
export type BatchRequest = Static<typeof BatchBody>;
export type ResolveRow = BatchRequest['rows'][number];

const Feature = Type.Object(
  {
    feature: Type.String({ maxLength: 40, description: 'Feature that was compared.' }),
    score: Type.Number({ description: 'How well it matches.' }),
    weight: Type.Number({ description: 'Weight of the feature. Negative values count against the candidate.' }),
    detail: Type.String({ maxLength: 1_000, description: 'The comparison in words.' }),
  },
  { ...closed, description: 'Feature that contributes to the confidence.' },
);

const Candidate = Type.Object(
  {
    id: typedId('Id of the entity.', 'own'),
    nombre: orNull(Type.String(), 'Registered name.'),
    type: Kind,
    ruc_no_dv: orNull(Type.String(), 'Tax number without check digits.'),
    status: orNull(Type.String(), 'Status in the registry.'),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Calibrated confidence: at 0.9, nine in ten candidates are correct.',
    }),
    matched_on: Type.Array(
      Type.Union([Type.Literal('name'), Type.Literal('ruc'), Type.Literal('cedula')], {
        description: 'Matching field.',
      }),
      { maxItems: 3, description: 'Fields of the query that match the entity.' },
    ),
    matched_name: orNull(
      MatchedName,
      'The name of the entity that matches best: its current name or one of its others. Null if no name matches.',
    ),
    features: Type.Optional(
      Type.Array(Feature, { maxItems: 40, description: 'Features behind the confidence. Only with `explain`.' }),
    ),
  },
  { ...closed, description: 'Candidate entity.' },
);

const Reading = Type.Object(
  {
    number: Type.String({ description: 'Canonical form, without check digits and padding zeros.' }),
    read_as: Type.Array(Kind, { maxItems: 2, description: 'Entity types that the number can belong to.' }),
    dv: orNull(Type.String(), 'Check digits as written. Null if there are none.'),
    dv_expected: orNull(Type.String(), 'Check digits by the authority’s algorithm. Null if they cannot be computed.'),
  },
  { ...closed, description: 'Parsed identifier.' },
);

const level = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const Levels = Type.Object(
  {
    accept: level('Confidence at or above which a candidate can be the match.'),
    possible: level('Confidence below which there is no match.'),
    margin: level('How far the next candidate must be below the match.'),
  },
  { ...closed, description: 'Levels of the mode, by which the outcome was decided.' },
);

const resolution = {
  outcome: Outcome,
  mode: Mode,
  levels: Levels,
  query: Type.Object(
    {
      normalized_name: orNull(Type.String(), 'Name as compared.'),
      legal_form: orNull(Type.String(), 'Legal form removed from the name. Null if there is none.'),
      identifier: orNull(
        Type.Object(
          { ruc: Type.Optional(Reading), cedula: Type.Optional(Reading) },
          { ...closed, description: 'Parsed identifiers.' },
        ),
        'Parsed identifiers of the query. Null if there are none.',
      ),
    },
    { ...closed, description: 'The parsed query.' },
  ),
  candidates: Type.Array(Candidate, { maxItems: MAX_CANDIDATES, description: 'Best first.' }),
  margin: orNull(
    Type.Number(),
    'Difference in confidence between the first candidate and the next. Null without candidates.',
  ),
  warnings: Type.Array(Warning, { maxItems: WARNINGS.length, description: 'Warnings about the query.' }),
};

const state = {
  algorithm: Type.String({ description: 'Version of the scoring algorithm.' }),
  index_as_of: orNull(
    Type.String({ format: 'date-time' }),
    'Time of the latest import or refresh in the index. Null if there is none.',
  ),
};

export const ResolveResponse = Type.Object(
  { ...resolution, ...state, billing: Billing },
  { ...closed, $id: 'Resolution', description: 'Candidate entities for the query.' },
);

const rowIdentity = {
  row_id: orNull(Type.String(), 'Your own id for the row.'),
  index: Type.Integer({ minimum: 0, maximum: MAX_ROWS - 1, description: 'Index of the row in the request.' }),
};

const InvalidRow = Type.Object(
  {
    ...rowIdentity,
    outcome: Type.Literal('invalid', { description: 'The row could not be read. Not charged.' }),
    error: Type.Object(
      {
        code: Type.String({ description: 'Same error code as for a single request, such as `invalid_identifier`.' }),
        field: Type.String({ description: 'Member with the error.' }),
        message: Type.String({ description: 'What is wrong with it.' }),
      },
      { ...closed, description: 'Reason.' },
    ),
  },
  { ...closed, description: 'Invalid row.' },
);

const count = (description: string) => Type.Integer({ minimum: 0, maximum: MAX_ROWS, description });
const Summary = Type.Object(
  {
    rows: count('Rows in the request.'),
    matched: count('Rows with one clear match.'),
    ambiguous: count('Rows with more than one possible match.'),
    no_match: count('Rows without a likely match.'),
    invalid: count('Invalid rows.'),
  },
  { ...closed, description: 'Number of rows by outcome.' },
);

export const BatchResponse = Type.Object(
  {
    results: Type.Array(
      Type.Union([
        Type.Object({ ...rowIdentity, ...resolution }, { ...closed, description: 'Resolved row.' }),
        InvalidRow,
      ]),
      { maxItems: MAX_ROWS, description: 'Results in the order of the rows.' },
    ),
    summary: Summary,
    ...state,
    billing: Billing,
  },
  { ...closed, $id: 'BatchResolution', description: 'Candidate entities for each row.' },
);

export const PresenceResponse = Type.Object(
  {
    presence: Type.Object(
      {
        rows: count('Rows in the request.'),
        matched: count('Rows with one clear match.'),
        levels: Type.Array(
          Type.Object(
            {
              code: Type.String({ description: 'Product code.' }),
              rows_with_data: count('Matched rows that have data for the code.'),
            },
            { ...closed, description: 'Product code.' },
          ),
          { maxItems: codesFor(DEFAULT_JURISDICTION, 'v5').length, description: 'Every code with data levels.' },
        ),
        codes_needing_purpose: CodesNeedingPurpose,
      },
      { ...closed, description: 'Number of rows with data.' },
    ),
    summary: Summary,
    ...state,
    billing: Billing,
  },
  { ...closed, $id: 'Presence', description: 'Number of rows with data, without naming the rows.' },
);
