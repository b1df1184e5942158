import { BASE_PRICE, INCLUDE_CODES, PRICED_CODES } from '../schemas/generated/operations.js';
import type { JsonSchema } from '../schemas/json-schema.js';

export type PricedCode = keyof typeof PRICED_CODES;

/** What a call costs, for a description: `0.01 USD, or 0.01 + 0.15 USD (DAT-GOV)`. */
export function priceOf(...codes: readonly PricedCode[]): string {
  const prices = [BASE_PRICE, ...codes.map((code) => PRICED_CODES[code].price)];
  return `${prices.join(' + ')} USD${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`;
}

/** The values of `include` in that version, each code with its price and what it delivers. */
export function includeList(version: 'v4' | 'v5'): string {
  const codes: readonly PricedCode[] = INCLUDE_CODES[version];
  return codes.map((code) => `${code} ${PRICED_CODES[code].price}: ${PRICED_CODES[code].description}`).join('; ');
}

/** The schema of an `include`. */
export function includeSchema(version: 'v4' | 'v5', description: string): JsonSchema {
  return {
    type: 'array',
    items: { type: 'string', enum: INCLUDE_CODES[version] },
    minItems: 1,
    maxItems: INCLUDE_CODES[version].length,
    description: `${description} Prices in USD: ${includeList(version)}.`,
  };
}
