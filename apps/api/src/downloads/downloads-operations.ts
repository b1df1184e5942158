import { Type } from 'typebox';
import type { Operation } from '../openapi/operation.js';
import { SignedObjectQuery } from './signed-object-query.dto.js';

export const operations: readonly Operation[] = [
  {
    access: 'signed',
    charge: { kind: 'open', note: 'You already paid for the URL.' },
    method: 'GET',
    path: '/objects/{key}',
    operationId: 'getObject',
    group: 'Documents',
    summary: 'Download a stored document',
    description:
      'Use the URL from a response (`pdf_url`, `rp_report_url`). It is valid for 15 minutes. Never build one. ' +
      '`key` can contain slashes.',
    params: Type.Object({
      key: Type.String({ description: 'Name of the document in the URL.', examples: ['pa/reports/1.pdf'] }),
    }),
    query: SignedObjectQuery,
    responses: [
      {
        status: 200,
        description: 'The document as a download.',
        mediaType: 'application/pdf',
        schema: Type.String({ format: 'binary', description: 'The file.' }),
        examples: {},
      },
    ],
    errors: ['route_not_found'],
  },
];
