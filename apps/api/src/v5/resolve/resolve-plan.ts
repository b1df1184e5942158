import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { priceRequest } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';

/**
 * The price of resolving `rows` rows: the base and DAT-RESOLVE for each. `keyless`: the request is one of the two that work
 * without a key (specification, "Access tiers"), for the one row that this tier allows.
 */
export function resolvePrice(rows: number, { keyless }: { readonly keyless: boolean }): PricedRequest {
  const codes = ['DAT-RESOLVE'] as const;
  const priced = priceRequest({
    ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes, rows },
    ...{ openToFreeKeys: true, openToPublic: keyless },
  });
  // The codes of the public tier limit an `include`. This call has none: its route is what makes it public.
  return keyless ? { ...priced, publicTier: { ...priced.publicTier, locked: false, lockedCodes: [] } } : priced;
}
