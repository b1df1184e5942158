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
    name: Type.String({ description: 'The institution.' }),
    jurisdiction: oneOf(JURISDICTION_CODES, 'Where it is.'),
    cadence: oneOf(['daily', 'weekly', 'monthly', 'quarterly', 'yearly'], 'How often it is asked anew.'),
    rows: orNull(count('Records.'), 'Records from it; null: nothing was counted yet.'),
    synthetic_rows: orNull(count('Records.'), 'Those of them that are invented, for demonstration.'),
    oldest: orNull(calendarDay('Day.'), 'Date of the oldest record that has one.'),
    newest: orNull(calendarDay('Day.'), 'Date of the newest record that has one.'),
    fetched_at: orNull(instant('Instant.'), 'When any of them was last fetched.'),
    last_run: orNull(
      closed(
        {
          kind: oneOf(['import', 'refresh'], 'What it was.'),
          state: oneOf(
            ['running', 'completed', 'failed', 'ok', 'empty', 'source_down'],
            'How it stands or ended: of an import the first three, of a refresh the others, or `completed`.',
          ),
          at: instant('When it ended, or began.'),
        },
        'The run.',
      ),
      'The latest run that asked it or brought records from it.',
    ),
    state: oneOf(
      ['ok', 'stale', 'source_down', 'not_loaded', 'unknown'],
      '`stale`: two turns of its cadence have passed since anything was fetched. `source_down`: it did not answer the latest ' +
        'refresh. `not_loaded`: nothing is on record. `unknown`: nothing was counted yet.',
    ),
  },
  'One source.',
);

/** Response of `GET /v5/coverage`. */
export const CoverageBody = Type.Object(
  {
    as_of: orNull(instant('Instant.'), 'When it was counted.'),
    sources: Type.Array(CoveredSource, {
      maxItems: CATALOG.sources.length,
      description: 'Every source of the catalogue, in its order.',
    }),
    billing: Billing,
  },
  { $id: 'Coverage', additionalProperties: false, description: 'What is on record of each source, and how fresh.' },
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
    summary: 'What is on record of each source',
    description: 'Records, their age, the last run and the state of every source, as last counted.',
    access: { key: 'any' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    responses: [
      {
        status: 200,
        description: 'The coverage.',
        schema: CoverageBody,
        examples: { coverage: { summary: 'One of the sources', value: example } },
      },
    ],
  },
];
