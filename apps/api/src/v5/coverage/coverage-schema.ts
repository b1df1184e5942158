import { CATALOG, JURISDICTION_CODES } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { calendarDay, closed, count, instant, orNull } from '../schema-parts.js';

const oneOf = (values: readonly string[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

const CoveredSource = closed(
  {
    id: Type.String({ description: 'Id of the source.' }),
    name: Type.String({ description: 'Name of the institution.' }),
    jurisdiction: oneOf(JURISDICTION_CODES, 'Jurisdiction of the source.'),
    cadence: oneOf(['daily', 'weekly', 'monthly', 'quarterly', 'yearly'], 'How often we read the source.'),
    rows: orNull(count('Records.'), 'Number of records. Null if not counted yet.'),
    synthetic_rows: orNull(
      count('Records.'),
      'Number of synthetic records, for demonstration. Null if not counted yet.',
    ),
    oldest: orNull(calendarDay('Day.'), 'Date of the oldest record. Null if none has a date.'),
    newest: orNull(calendarDay('Day.'), 'Date of the newest record. Null if none has a date.'),
    fetched_at: orNull(instant('Instant.'), 'When a record was last fetched. Null if none was.'),
    last_run: orNull(
      closed(
        {
          kind: oneOf(['import', 'refresh'], 'Type of the run.'),
          state: oneOf(
            ['running', 'completed', 'failed', 'ok', 'empty', 'source_down'],
            'State of the run. Imports: the first three. Refreshes: the others, or `completed`.',
          ),
          at: instant('When the run ended or, if it is running, started.'),
        },
        'The run.',
      ),
      'Last run that read the source or loaded its records. Null if there is none.',
    ),
    state: oneOf(
      ['ok', 'stale', 'source_down', 'not_loaded', 'unknown'],
      '`stale`: nothing was fetched for twice the cadence. `source_down`: the source did not respond to the last ' +
        'refresh. `not_loaded`: there are no records. `unknown`: not counted yet.',
    ),
  },
  'A source.',
);

/** Response of `GET /v5/coverage`. */
export const CoverageBody = Type.Object(
  {
    as_of: orNull(instant('Instant.'), 'When the records were counted. Null if they were not yet.'),
    sources: Type.Array(CoveredSource, {
      maxItems: CATALOG.sources.length,
      description: 'All sources, in the order of the catalog.',
    }),
    billing: Billing,
  },
  { $id: 'Coverage', additionalProperties: false, description: 'Records of each source and their age.' },
);

const example = {
  as_of: '2026-11-21T06:00:00.000Z',
  sources: [
    {
      ...{ id: 'registro_publico', name: 'Registro Público de Panamá', jurisdiction: 'pa', cadence: 'daily' },
      ...{ rows: 812334, synthetic_rows: 0, oldest: '1913-04-02', newest: '2026-11-20', state: 'ok' },
      fetched_at: '2026-11-21T03:11:00.000Z',
      last_run: { kind: 'import', state: 'completed', at: '2026-11-21T03:12:40.000Z' },
    },
  ],
  billing: {
    ...{ currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] },
  },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/coverage',
    operationId: 'getCoverage',
    group: 'Catalog',
    summary: 'Get the coverage of sources',
    description:
      'Returns the number of records, their age, the last run and the state of each source, as last counted.',
    access: { key: 'any' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    responses: [
      {
        status: 200,
        description: 'The coverage.',
        schema: CoverageBody,
        examples: { coverage: { summary: 'One source', value: example } },
      },
    ],
  },
];
