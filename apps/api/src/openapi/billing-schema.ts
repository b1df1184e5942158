import { CATALOG } from '@entity-registry/domain';
import { Type } from 'typebox';

const money = (description: string) => Type.String({ pattern: '^\\d+\\.\\d{2,6}$', description, examples: ['0.16'] });
const code = (description: string) => Type.String({ pattern: '^[A-Z]{3}-[A-Z]+$', maxLength: 20, description });

const Codes = Type.Array(
  Type.Object(
    {
      code: code('Product code.'),
      price: money('Price of the code in this request, in USD.'),
      quantity: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Number of times the code is charged. Absent if it is charged once.' }),
      ),
      unit_price: Type.Optional(money('Price per unit, in USD. Present with `quantity`.')),
    },
    { additionalProperties: false, description: 'A charged code.' },
  ),
  { maxItems: CATALOG.codes.length, description: 'Charged product codes, largest first.' },
);

const NotCharged = Type.Array(
  Type.Object(
    {
      code: code('Product code.'),
      reason: Type.Union([Type.Literal('never_fetched'), Type.Literal('not_applicable')], {
        description:
          '`never_fetched`: no source of its sections has been read yet, so there is no data. Request a refresh. ' +
          '`not_applicable`: the code covers none of the requested records.',
      }),
      quantity: Type.Optional(Type.Integer({ minimum: 1, description: 'Number of rows. Absent if there is one.' })),
    },
    { additionalProperties: false, description: 'A code that is not charged.' },
  ),
  {
    maxItems: 2 * CATALOG.codes.length,
    description: 'Requested codes that are not charged because they returned nothing. Absent if there are none.',
  },
);

const FreeTier = Type.Object(
  {
    locked: Type.Optional(
      Type.Literal(true, {
        description: 'The tier does not include this request; `price` is its price with a balance.',
      }),
    ),
    would_exceed: Type.Optional(
      Type.Literal(true, { description: 'The request would exceed a quota of the tier or the public budget.' }),
    ),
    would_status: Type.Optional(
      Type.Union([Type.Literal(402), Type.Literal(429)], { description: 'Status that the request would return.' }),
    ),
  },
  {
    additionalProperties: false,
    description: 'Restrictions of the free or public tier. Absent if there are none.',
  },
);

/** The `billing` member of every v5 answer and of every dry run (contract, "billing"). */
export const Billing = Type.Object(
  {
    currency: Type.Literal(CATALOG.currency, { description: 'Currency of every amount.' }),
    price: money('Price of the request. Zero in the free and public tiers.'),
    charged: money('Amount charged. "0.00" for dry runs and free requests.'),
    dry_run: Type.Boolean({ description: 'Whether this is a dry run.' }),
    base: money('Base charge, included in `price`.'),
    codes: Codes,
    redundant: Type.Array(code('Product code.'), {
      maxItems: CATALOG.codes.length,
      description: 'Requested codes that a larger code covers, at no charge.',
    }),
    not_charged: Type.Optional(NotCharged),
    free_tier: Type.Optional(FreeTier),
  },
  { $id: 'Billing', additionalProperties: false, description: 'Price of the request. Amounts are decimal strings.' },
);
