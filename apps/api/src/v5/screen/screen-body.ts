import { DEFAULT_MIN_SCORE, LISTED_IDENTIFIER_KINDS, LIST_KINDS } from '@entity-registry/domain';
import type { ListKind } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { BODY_TEXT, allowedBy } from '../../openapi/text-rules.js';
import { Reference } from '../screening-decisions/subject-reference.js';
import { Kind } from '../resolve/resolve-schema.js';
import { servedIdPattern } from '../schema-parts.js';

/** Maximum subjects in one call (ruling 43). */
export const MAX_SUBJECTS = 100;
/** Maximum aliases and identifiers of a subject. More would be other people, screened for the price of one. */
export const MAX_ALIASES = 3;
export const MAX_IDENTIFIERS = 4;
export const MAX_NATIONALITIES = 10;
const REMEDY = 'screen further names as subjects of their own';

const closed = { additionalProperties: false };
/** Null counts as absent, because rows of a table have every column. */
const optional = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }));
const list = <Schema extends TSchema>(schema: Schema, maxItems: number, description: string) =>
  optional(Type.Array(schema, { maxItems, remedy: REMEDY }), description);

export const ListKindSchema = Type.Unsafe<ListKind>(
  Type.Union(
    LIST_KINDS.map((kind) => Type.Literal(kind)),
    {
      description:
        '`pep`: politically exposed persons. `debarment`: excluded from public contracts. `impediment`: travel restrictions.',
    },
  ),
);

const COUNTRY = { documented: { pattern: '^[ \\t]*[A-Za-z]{2}[ \\t]*$' } };
const DATE = { documented: { pattern: '^[ \\t]*[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?[ \\t]*$' } };
const NAME = { documented: { pattern: `^${allowedBy(BODY_TEXT)}\\p{L}${allowedBy(BODY_TEXT)}$` } };

const Identifier = Type.Object(
  {
    kind: Type.String({
      maxLength: 20,
      description:
        'Kind of number. Lists use several words for one number, so related kinds are compared with each other.',
      documented: { enum: [...LISTED_IDENTIFIER_KINDS] },
    }),
    value: Type.String({ maxLength: 64, description: 'The number, in any format.' }),
    country: optional(
      Type.String({ maxLength: 10, ...COUNTRY }),
      'ISO 3166-1 code of the country that issued it, such as PA. Required, except for `imo`, `swift` and `lei`.',
    ),
  },
  { ...closed, description: 'Identity, tax or registration number.' },
);

/** What describes a subject, beside its reference. */
export const subjectMembers = {
  name: optional(
    Type.String({ maxLength: 300, ...NAME }),
    'Name, in any spelling, order and script. Required without `entity_id`. Blank means null.',
  ),
  aliases: list(
    Type.String({ maxLength: 300, ...NAME }),
    MAX_ALIASES,
    'Other names of the same subject. Screen further names as subjects of their own.',
  ),
  type: optional(Kind, 'Null: not known.'),
  birth_date: optional(
    Type.String({ maxLength: 20, ...DATE }),
    'Date of birth of a person, as far as you know it: a day, a month or a year.',
  ),
  nationalities: optional(
    Type.Array(Type.String({ maxLength: 10, ...COUNTRY }), { maxItems: MAX_NATIONALITIES }),
    'ISO 3166-1 codes, such as PA.',
  ),
  identifiers: list(Identifier, MAX_IDENTIFIERS, 'Numbers of the subject.'),
  entity_id: optional(
    Type.String({ maxLength: 40, documented: { pattern: servedIdPattern(['own']) } }),
    'Id of an entity: its names, type and numbers in the register are screened, in addition to what you send. Costs ' +
      'DAT-SCREEN instead of SCR-NAME.',
  ),
};

const Subject = Type.Object(
  {
    reference: optional(Reference, 'Your own id for the subject, unique in the request and returned.'),
    ...subjectMembers,
  },
  { ...closed, description: 'Who to screen. Null means absent.' },
);

/** Body of `POST /v5/screen`. */
export const ScreenBody = Type.Object(
  {
    subjects: Type.Array(Subject, { minItems: 1, maxItems: MAX_SUBJECTS, description: 'Who to screen.' }),
    lists: Type.Optional(
      Type.Array(ListKindSchema, {
        ...{ minItems: 1, maxItems: LIST_KINDS.length, uniqueItems: true },
        description: 'Kinds of lists to search. Defaults to all.',
      }),
    ),
    min_score: Type.Optional(
      Type.Number({
        ...{ minimum: 0, maximum: 1, default: DEFAULT_MIN_SCORE },
        description: 'Minimum score of hits. A hit with the same number is always returned.',
      }),
    ),
  },
  { ...closed, $id: 'ScreenBody', description: 'Subjects and lists.' },
);
/** Named differently from its schema, which Nest would otherwise mistake for the class of the parameter. */
export type ScreenRequest = Static<typeof ScreenBody>;
export type SubjectRow = ScreenRequest['subjects'][number];
