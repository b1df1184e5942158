import { CATALOG } from '@entity-registry/domain';
import { Type } from 'typebox';

const money = (description: string) => Type.String({ pattern: '^\\d+\\.\\d{2,6}$', description, examples: ['0.16'] });
const code = (description: string) => Type.String({ pattern: '^[A-Z]{3}-[A-Z]+$', maxLength: 20, description });

const Codes = Type.Array(
  Type.Object(
    {
      code: code('Product code.'),
      price: money('What the code costs in this call, USD.'),
      quantity: Type.Optional(
        Type.Integer({ minimum: 0, description: 'How often the code is charged; present where that is not once.' }),
      ),
      unit_price: Type.Optional(money('What it costs once; present with `quantity`, USD.')),
    },
    { additionalProperties: false, description: 'One charged code.' },
  ),
  { maxItems: CATALOG.codes.length, description: 'The charged product codes, largest first.' },
);

const NotCharged = Type.Array(
  Type.Object(
    {
      code: code('Product code.'),
      reason: Type.Union([Type.Literal('never_fetched'), Type.Literal('not_applicable')], {
        description:
          '`never_fetched`: no source was ever read for any of its sections, so that there is nothing to answer with: ' +
          'request a refresh. `not_applicable`: it covers no record asked for.',
      }),
      quantity: Type.Optional(
        Type.Integer({ minimum: 1, description: 'For how many rows; present where that is not one.' }),
      ),
    },
    { additionalProperties: false, description: 'One code that is not charged.' },
  ),
  {
    maxItems: 2 * CATALOG.codes.length,
    description: 'Codes asked for that are not charged, because there was nothing to answer with; only when there are any.',
  },
);

const FreeTier = Type.Object(
  {
    locked: Type.Optional(
      Type.Literal(true, { description: 'The tier does not have this call; `price` is what it costs with a balance.' }),
    ),
    would_exceed: Type.Optional(
      Type.Literal(true, { description: 'The call would pass a quota of the tier, or the budget of the public tier.' }),
    ),
    would_status: Type.Optional(
      Type.Union([Type.Literal(402), Type.Literal(429)], { description: 'Status with which it would be refused.' }),
    ),
  },
  {
    additionalProperties: false,
    description: 'What the free or public tier says of the call; only when it says something.',
  },
);

/** The `billing` member of every v5 answer and of every dry run (contract, "billing"). */
export const Billing = Type.Object(
  {
    currency: Type.Literal(CATALOG.currency, { description: 'Currency of every amount.' }),
    price: money('What the call costs its caller: nothing in the free and the public tier.'),
    charged: money('What was charged: "0.00" for a dry run and for whatever is free of charge.'),
    dry_run: Type.Boolean({ description: 'Whether this is a preview.' }),
    base: money('The base charge within `price`.'),
    codes: Codes,
    redundant: Type.Array(code('Product code.'), {
      maxItems: CATALOG.codes.length,
      description: 'Codes asked for that a larger one covers, which cost nothing.',
    }),
    not_charged: Type.Optional(NotCharged),
    free_tier: Type.Optional(FreeTier),
  },
  { $id: 'Billing', additionalProperties: false, description: 'What the call costs, in decimal strings.' },
);
