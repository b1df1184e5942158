import type { ChargeLine } from '@entity-registry/billing';
import { formatMoney, quote } from '@entity-registry/domain';
import type { Code, Jurisdiction, MicroUsd, Quote } from '@entity-registry/domain';

/** What a call costs and to whom it is open, worked out before anything is read. */
export interface PricedCall {
  readonly quote: Quote;
  readonly total: MicroUsd;
  /** `total` as it stands in headers and bodies. */
  readonly totalText: string;
  readonly lines: readonly ChargeLine[];
  readonly freeTier: {
    /** A free key may not make this call (ruling 13). */
    readonly locked: boolean;
    readonly lockedCodes: readonly Code[];
    readonly freeCodes: readonly Code[];
  };
}

export interface CallToPrice {
  readonly jurisdiction: Jurisdiction;
  readonly codes: readonly Code[];
  /** The codes that a free key may use; none for a call that a free key may not make at all, such as a search. */
  readonly freeCodes: readonly Code[];
  readonly openToFreeKeys: boolean;
}

/** Prices a call: the base charge and the codes that smart resolution leaves charged. */
export function priceCall({ jurisdiction, codes, freeCodes, openToFreeKeys }: CallToPrice): PricedCall {
  const priced = quote(jurisdiction, codes, { base: true });
  const lockedCodes = codes.filter((code) => !freeCodes.includes(code));
  return {
    quote: priced,
    total: priced.total,
    totalText: formatMoney(priced.total),
    lines: [
      { code: 'base', price: formatMoney(priced.base) },
      ...priced.codes.map(({ code, price }) => ({ code, price: formatMoney(price) })),
    ],
    freeTier: { locked: !openToFreeKeys || lockedCodes.length > 0, lockedCodes, freeCodes },
  };
}
