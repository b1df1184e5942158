import { CATALOG, codesFor } from '../catalog/catalog.js';
import type { Code } from '../catalog/codes.js';
import { JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import { DomainError } from '../errors/domain-error.js';
import { ZERO_USD, micro, sumMoney } from '../money/money.js';
import type { MicroUsd } from '../money/micro-usd.js';
import { resolveCodes } from './resolve-codes.js';

/** Charged for every authenticated 2xx of a route that is not exempt (specification, "Billing rules", 1). */
const BASE_CHARGE: MicroUsd = micro(CATALOG.base);

export interface Quote {
  readonly base: MicroUsd;
  /** The charged codes, largest first. */
  readonly codes: readonly { readonly code: Code; readonly price: MicroUsd }[];
  readonly redundant: readonly Code[];
  /** Base plus the prices of the charged codes: exactly the amount charged. */
  readonly total: MicroUsd;
}

/** Prices by jurisdiction and code, computed once: every billed request makes a quote. */
const PRICES: ReadonlyMap<string, MicroUsd> = new Map(
  CATALOG.codes.flatMap((definition) => {
    if (definition.status === 'unpriced') return [];
    const { code, offers } = definition;
    return JURISDICTION_CODES.flatMap((jurisdiction) => {
      const offer = offers[jurisdiction];
      return offer === undefined ? [] : [[`${jurisdiction} ${code}`, micro(offer.price)] as const];
    });
  }),
);

/**
 * The price of one code per unit (entity, row or call), base charge excluded.
 * Throws `unknown_code` where the jurisdiction does not sell it.
 */
export function priceOf(jurisdiction: Jurisdiction, code: Code): MicroUsd {
  const price = PRICES.get(`${jurisdiction} ${code}`);
  if (price !== undefined) return price;
  throw new DomainError('unknown_code', { codes: [code], jurisdiction, supported: codesFor(jurisdiction, 'v5') });
}

/**
 * The price of a set of codes. `base` says whether the base charge applies: a detail carries it, a refresh does not
 * (ADR 0003), a search is the base alone (no codes). Codes that are sold by a route of their own, such as DAT-NETWORK, hold no
 * levels and are charged beside the others. Throws `unknown_code` as `priceOf` does.
 */
export function quote(jurisdiction: Jurisdiction, codes: readonly Code[], options: { readonly base: boolean }): Quote {
  const { charged, redundant } = resolveCodes(jurisdiction, codes);
  const base = options.base ? BASE_CHARGE : ZERO_USD;
  const ofRoutes = [...new Set(codes)].filter((code) => !charged.includes(code) && !redundant.includes(code));
  const lines = [...charged, ...ofRoutes].map((code) => ({ code, price: priceOf(jurisdiction, code) }));
  return { base, codes: lines, redundant, total: sumMoney([base, ...lines.map((line) => line.price)]) };
}
