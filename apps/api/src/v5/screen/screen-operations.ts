import type { Operation } from '../../openapi/operation.js';
import { ScreenBody } from './screen-body.js';
import { EXAMPLE_SCREENING, EXAMPLE_SUBJECTS } from './screening-examples.js';
import { ScreenResponse } from './screening-schema.js';

const billing = {
  ...{ currency: 'USD', price: '0.06', charged: '0.06', dry_run: false, base: '0.01', redundant: [] },
  codes: [{ code: 'SCR-NAME', price: '0.05' }],
};

export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/v5/screen',
    operationId: 'screen',
    group: 'Screening',
    summary: 'Screen up to 100 subjects against the lists on file',
    description:
      'Returns, for each subject, the entries of sanctions, PEP and debarment lists that may mean them, with a score and what ' +
      'agrees, contradicts and is missing. A contradicting birth date or number lowers a score, a missing one does not. The same ' +
      'number is always a hit. `lists_searched` names the version of every list, also when there is no hit: an auditor can see ' +
      'what was searched. A subject that cannot be screened is `invalid`, says why, and is not charged. If no list of the ' +
      'requested kinds is loaded, the outcome is `not_fetched` and no code is charged. The response is stored and signed: get it ' +
      'again, free, from `/v5/screenings/{id}`.',
    access: { key: 'v5' },
    charge: {
      kind: 'billed',
      note: 'once, plus SCR-NAME for each subject by name and DAT-SCREEN for each subject with an `entity_id`, except `invalid` ones.',
      freeKey: 'locked',
    },
    body: {
      schema: ScreenBody,
      examples: {
        names: { summary: 'Two subjects by name', value: EXAMPLE_SUBJECTS },
        entity: { summary: 'An entity', value: { subjects: [{ entity_id: 'pa_own_42' }] } },
      },
    },
    responses: [
      {
        status: 200,
        description: 'Results in the order of the subjects.',
        schema: ScreenResponse,
        examples: { hits: { summary: 'A hit and an invalid subject', value: { ...EXAMPLE_SCREENING, billing } } },
      },
    ],
    errors: ['search_backend_error'],
  },
];
