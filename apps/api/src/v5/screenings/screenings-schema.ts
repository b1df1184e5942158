import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { closed } from '../schema-parts.js';
import { EXAMPLE_SCREENING } from '../screen/screening-examples.js';
import { FREE_BILLING } from '../screening-decisions/decision-examples.js';
import { screeningMembers } from '../screen/screening-schema.js';

const base64url = (length: number, description: string) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${String(length)}}$`, description });

const Signature = closed(
  {
    alg: Type.Literal('EdDSA', { description: 'Algorithm: Ed25519.' }),
    key_id: base64url(43, 'Fingerprint of the key (RFC 7638): compare it with the one that you pinned.'),
    jws: Type.String({
      pattern: '^[A-Za-z0-9_-]+\\.\\.[A-Za-z0-9_-]{86}$',
      description:
        'Detached JWS (RFC 7515, appendix F). Its payload is the response without `signature` and `billing`, in canonical form ' +
        '(RFC 8785).',
    }),
    jwk: closed(
      {
        kty: Type.Literal('OKP', { description: 'Key type.' }),
        crv: Type.Literal('Ed25519', { description: 'Curve.' }),
        x: base64url(43, 'Public key.'),
      },
      'The public key. Trust it only if its fingerprint is the one that you pinned.',
    ),
  },
  'Signature of the screening.',
);

/** Response of `GET /v5/screenings/{id}`. */
export const StoredScreening = Type.Object(
  { ...screeningMembers, signature: Signature, billing: Billing },
  {
    $id: 'StoredScreening',
    additionalProperties: false,
    description: 'A screening as it was returned, with its signature.',
  },
);

const signature = {
  ...{ alg: 'EdDSA', key_id: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k' },
  jws: `eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcktfcW14VldhWVZBOXd3QkY2SXVvM3ZWeno3VHhIQ1R3WEJ5Z3JTNGsifQ..${'A'.repeat(86)}`,
  jwk: { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/screenings/{id}',
    operationId: 'getScreening',
    group: 'Screening',
    summary: 'Get a stored screening',
    description:
      'Returns what a screening said then: subjects, hits, decisions as they stood, and the versions of the lists. It is signed, so ' +
      'you can show it to an auditor; `registry-cli verify` checks it offline. Screenings are stored for five years, and only ' +
      'returned to the account that paid for them.',
    access: { key: 'v5' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    params: Type.Object({
      id: Type.String({
        description: 'Id of the screening, from the response.',
        pattern: '^scr_[0-9a-f]{32}$',
        examples: [EXAMPLE_SCREENING.id],
      }),
    }),
    responses: [
      {
        status: 200,
        description: 'The screening.',
        schema: StoredScreening,
        examples: {
          stored: { summary: 'A stored screening', value: { ...EXAMPLE_SCREENING, signature, billing: FREE_BILLING } },
        },
      },
    ],
    errors: ['screening_not_found', 'key_scope_locked'],
  },
];
