import { CATALOG, ZERO_USD, formatMoney } from '@entity-registry/domain';
import type { PricedCall } from './priced-call.js';
import type { Terms } from './terms.js';

/**
 * The body of a dry run: `billing` alone (ruling 10). A free call costs nothing; a call that the free tier locks keeps its
 * price and says `locked`; one past a quota says `would_exceed`.
 */
export function previewBody(priced: PricedCall, terms: Terms): string {
  const free = terms.tier === 'free' && !priced.freeTier.locked;
  const price = (amount: typeof ZERO_USD) => formatMoney(free ? ZERO_USD : amount);
  const freeTier = terms.tier === 'free' ? freeTierMembers(priced, terms.exceeded !== null) : null;
  return JSON.stringify({
    billing: {
      currency: CATALOG.currency,
      price: price(priced.total),
      charged: formatMoney(ZERO_USD),
      dry_run: true,
      base: price(priced.quote.base),
      codes: priced.quote.codes.map((line) => ({ code: line.code, price: price(line.price) })),
      redundant: priced.quote.redundant,
      ...(freeTier && { free_tier: freeTier }),
    },
  });
}

function freeTierMembers(priced: PricedCall, exceeds: boolean): Record<string, unknown> | null {
  if (priced.freeTier.locked) return { locked: true };
  return exceeds ? { would_exceed: true, would_status: 429 } : null;
}
