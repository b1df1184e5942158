import { LISTED_TYPES, LISTS, LIST_KINDS } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { Kind } from '../resolve/resolve-schema.js';
import { closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { HitDecision } from '../screening-decisions/decision-schema.js';
import { MAX_REFERENCE } from '../screening-decisions/subject-reference.js';
import { ListKindSchema, MAX_NATIONALITIES, MAX_SUBJECTS } from './screen-body.js';
import { MAX_HITS } from './screening-document.js';

/** A closed object that the document shows once, by its name. */
const named = <P extends TProperties>($id: string, properties: P, description: string) =>
  Type.Object(properties, { $id, additionalProperties: false, description });

const words = (values: readonly string[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );
const texts = (description: string, item: string) => Type.Array(Type.String({ description: item }), { description });
const text = (description: string) => Type.String({ description });
const day = (description: string) =>
  orNull(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day.' }), description);

const Identifier = named(
  'ListedIdentifier',
  {
    kind: text('Kind of number.'),
    value: text('The number, as written.'),
    country: orNull(
      text('Country.'),
      'ISO 3166-1 code of the country that issued it, or the country as the list writes it. Null if not stated.',
    ),
  },
  'Identity, tax or registration number.',
);

const Listing = named(
  'Listing',
  {
    entry_id: text('Id of the entry in its list.'),
    type: words(LISTED_TYPES, 'What is listed.'),
    names: Type.Array(
      closed(
        {
          kind: words(
            ['primary', 'alias', 'weak_alias', 'former'],
            '`weak_alias`: it does not identify anyone by itself, according to the publisher.',
          ),
          name: text('Name.'),
        },
        'Name of the listed party.',
      ),
      { description: 'Names, the primary name first.' },
    ),
    birth_dates: texts('Dates of birth, as far as the list states them: a day, a month or a year.', 'Date.'),
    nationalities: texts('ISO 3166-1 codes, or as the list writes them.', 'Country.'),
    identifiers: Type.Array(Identifier, { description: 'Numbers.' }),
    programs: texts('Sanctions programs, or grounds of a debarment.', 'Program.'),
    positions: Type.Array(
      closed(
        {
          title: text('Office.'),
          institution: orNull(text('Institution.'), 'Institution. Null if not stated.'),
          party: orNull(text('Party.'), 'Political party. Null if not stated.'),
          since: day('First day in office. Null if not stated.'),
          until: day('Last day in office. Null if not stated.'),
        },
        'Office held or sought.',
      ),
      { description: 'Offices of a politically exposed person.' },
    ),
    category: orNull(
      words(['official', 'deputy', 'candidate'], 'Category.'),
      'Type of political exposure. Null for other lists.',
    ),
    remarks: orNull(text('Remarks.'), "The publisher's remarks. Null if there are none."),
    listed_on: day('When the party was listed. Null if not stated.'),
    until: day('When a debarment ends. Null if not stated.'),
    url: orNull(text('Address.'), 'Page of the entry. Null if there is none.'),
  },
  'The entry as the version of the list states it.',
);

const Hit = named(
  'ScreeningHit',
  {
    listing_id: text('Id of the listing: pass it to decide about the hit.'),
    list: text('Id of the list.'),
    version: text('Version of the list.'),
    score: Type.Number({
      ...{ minimum: 0, maximum: 1 },
      description: 'Probability that the listing means the subject. Calibrated for names.',
    }),
    strength: words(
      ['strong', 'possible'],
      '`strong`: the score is at or above the accept level of mode `screen` (0.8).',
    ),
    matched_name: closed(
      {
        name: text('Name of the listing.'),
        kind: words(['primary', 'alias', 'weak_alias', 'former'], 'Kind of that name.'),
        screened: text('Name of the subject: of an entity, it may be one in the register.'),
      },
      'The two names that are most alike.',
    ),
    listing: Listing,
    features: Type.Array(
      closed(
        {
          feature: words(['name', 'type', 'birth_date', 'nationality', 'identifier'], 'What was compared.'),
          agreement: words(
            ['agrees', 'contradicts', 'missing'],
            '`missing`: one side does not state it, or it cannot be compared. It does not lower the score.',
          ),
          weight: Type.Number({
            description: 'Its share of the log-odds of the score. Negative values count against the hit.',
          }),
          detail: Type.String({ maxLength: 1_000, description: 'The comparison in words.' }),
        },
        'A compared field.',
      ),
      { maxItems: 5, description: 'What agrees, contradicts and is missing.' },
    ),
    decision: orNull(HitDecision, 'What you decided about this hit. Null if nothing yet.'),
  },
  'A listing that may mean the subject.',
);

const ScreenedSubject = named(
  'ScreenedSubject',
  {
    name: orNull(text('Name.'), 'Name. Null only for an entity.'),
    aliases: texts('Other names.', 'Name.'),
    type: orNull(Kind, 'Type. Null: not known.'),
    birth_date: orNull(text('Date.'), 'Date of birth. Null: not known.'),
    nationalities: Type.Array(Type.String({ description: 'Country.' }), {
      maxItems: MAX_NATIONALITIES,
      description: 'ISO 3166-1 codes.',
    }),
    identifiers: Type.Array(Identifier, { description: 'Numbers.' }),
  },
  'What you sent. The names, type and number of an entity in the register are screened too, but not repeated here.',
);

const result = (outcome: TSchema, members: TProperties, description: string) =>
  closed(
    {
      reference: orNull(Type.String({ maxLength: MAX_REFERENCE }), 'Your own id for the subject.'),
      index: Type.Integer({
        minimum: 0,
        maximum: MAX_SUBJECTS - 1,
        description: 'Index of the subject in the request.',
      }),
      entity_id: orNull(typedId('Id of the entity.'), 'Id of the entity that was screened. Null: a subject by name.'),
      outcome,
      ...members,
    },
    description,
  );

const Result = Type.Union([
  result(
    words(['hits', 'no_hit'], '`no_hit`: no listing on the searched lists may mean the subject.'),
    {
      subject: ScreenedSubject,
      total_hits: count('Number of hits, also those beyond the maximum of `hits`.'),
      hits: Type.Array(Hit, {
        maxItems: MAX_HITS,
        description: 'Best first. Dismissed hits are shown too, with their decision.',
      }),
    },
    'Screened subject.',
  ),
  result(
    Type.Literal('not_fetched', {
      description: 'No list of the requested kinds is loaded, so nothing was searched. Not charged.',
    }),
    {},
    'Subject that was not screened.',
  ),
  result(
    Type.Literal('invalid', { description: 'The subject could not be screened. Not charged.' }),
    {
      error: closed(
        {
          code: text('Error code, such as `invalid_parameter` or `entity_not_found`.'),
          field: text('Member with the error.'),
          message: text('What is wrong with it, and what to do.'),
        },
        'Reason.',
      ),
    },
    'Invalid subject.',
  ),
]);

const SearchedList = named(
  'SearchedList',
  {
    id: text('Id of the list.'),
    kind: words(LIST_KINDS, 'Kind of list.'),
    state: words(['ok', 'not_fetched'], '`not_fetched`: no version is loaded, so nothing is known about this list.'),
    version: orNull(text('Version.'), 'Version that was searched. Null if none is loaded.'),
    published: orNull(text('Date.'), "The publisher's date of the version: a day or a month. Null if it states none."),
    entries: orNull(count('Entries.'), 'Number of entries. Null if the list is not loaded.'),
    imported_at: orNull(instant('Instant.'), 'When the version was imported. Null if the list is not loaded.'),
  },
  'A list, and the version that was searched.',
);

export const screeningMembers = {
  id: Type.String({ pattern: '^scr_[0-9a-f]{32}$', description: 'Id of the stored screening.' }),
  screened_at: instant('When it was screened.'),
  algorithm: text('Version of the scoring algorithm.'),
  lists: Type.Array(ListKindSchema, {
    maxItems: LIST_KINDS.length,
    description: 'Kinds of lists that were requested.',
  }),
  min_score: Type.Number({ minimum: 0, maximum: 1, description: 'Minimum score that was requested.' }),
  results: Type.Array(Result, { maxItems: MAX_SUBJECTS, description: 'Results in the order of the subjects.' }),
  lists_searched: Type.Array(SearchedList, {
    maxItems: Object.keys(LISTS).length,
    description: 'Every known list of the requested kinds, also those that are not loaded.',
  }),
};

/** Response of `POST /v5/screen`. */
export const ScreenResponse = Type.Object(
  { ...screeningMembers, billing: Billing },
  {
    $id: 'Screening',
    additionalProperties: false,
    description: 'Hits of each subject, and the lists that were searched.',
  },
);
