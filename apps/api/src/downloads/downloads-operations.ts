import { Type } from 'typebox';
import type { Operation } from '../openapi/operation.js';
import { SignedObjectQuery } from './signed-object-query.dto.js';

export const operations: readonly Operation[] = [
  {
    access: 'signed',
    charge: { kind: 'open', note: 'The address itself is what was paid for.' },
    method: 'GET',
    path: '/objects/{key}',
    operationId: 'getObject',
    group: 'Documents',
    summary: 'A stored document',
    description:
      'At an address that an answer gave (`pdf_url`, `rp_report_url`), for 15 minutes. Never build one. `key` may hold slashes.',
    params: Type.Object({
      key: Type.String({ description: 'Name of the document, as the address has it.', examples: ['pa/reports/1.pdf'] }),
    }),
    query: SignedObjectQuery,
    responses: [
      {
        status: 200,
        description: 'The document, as a download.',
        mediaType: 'application/pdf',
        schema: Type.String({ format: 'binary', description: 'The file.' }),
        examples: {},
      },
    ],
    errors: ['route_not_found'],
  },
];
