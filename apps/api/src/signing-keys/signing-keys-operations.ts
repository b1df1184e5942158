import { Type } from 'typebox';
import type { Operation } from '../openapi/operation.js';

const closed = { additionalProperties: false };
const base64url = (description: string) => Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description });
const seconds = (description: string) => Type.Integer({ minimum: 0, description: `${description} Unix seconds.` });

const Key = Type.Object(
  {
    kty: Type.Literal('OKP', { description: 'Key type.' }),
    crv: Type.Literal('Ed25519', { description: 'Curve.' }),
    x: base64url('Public key.'),
    kid: base64url('Fingerprint (RFC 7638): what `registry-cli verify` compares.'),
    alg: Type.Literal('EdDSA', { description: 'Algorithm.' }),
    use: Type.Literal('sig', { description: 'Use: signatures.' }),
    nbf: seconds('When the key began to sign.'),
    exp: Type.Optional(seconds('When the key was replaced. Omitted for the current key.')),
  },
  { ...closed, description: 'A public key.' },
);

const SigningKeySet = Type.Object(
  { keys: Type.Array(Key, { maxItems: 1_000, description: 'Keys, oldest first.' }) },
  { ...closed, $id: 'SigningKeys', description: 'JSON Web Key Set (RFC 7517).' },
);

const example = {
  ...{ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
  ...{ kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k', alg: 'EdDSA', use: 'sig', nbf: 1_795_000_000 },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    operationId: 'getSigningKeys',
    group: 'Screening',
    summary: 'Get the keys that sign screenings',
    description:
      'Returns every key that signed or signs stored screenings, with the times in which it did. Pin their fingerprints (`kid`). A key ' +
      'that was replaced stays listed, because what it signed stays valid.',
    access: 'open',
    charge: { kind: 'open' },
    versions: ['v5'],
    responses: [
      {
        status: 200,
        description: 'The keys.',
        schema: SigningKeySet,
        examples: { keys: { summary: 'One key', value: { keys: [example] } } },
      },
    ],
    errors: ['service_unavailable'],
  },
];
