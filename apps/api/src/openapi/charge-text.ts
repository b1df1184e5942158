import { CATALOG, DEFAULT_JURISDICTION, formatMoney, quote } from '@entity-registry/domain';
import type { Operation } from './operation.js';

const FREE_KEY = {
  counted: 'Available to free keys, within their quotas.',
  uncounted: 'Available to free keys, outside their quotas.',
  locked: 'Free keys get `free_tier_code_locked`.',
  'by code': 'Free keys can request the codes of the free tier, within their quotas.',
  paid: 'Free keys get `update requests require a paid plan`.',
} as const;

/**
 * What a request costs, in words, from the catalog. A note that begins with a lowercase letter continues the sentence about the
 * price; any other is a sentence of its own.
 */
export function chargeText({ charge, access }: Operation): string {
  const { kind, codes = [], base, note, freeKey = kind === 'exempt' ? 'uncounted' : 'counted' } = charge;
  if (kind === 'open') return ['**Price:** free, no key required.', note].filter(Boolean).join(' ');
  if (kind === 'by item') return ['**Price:**', note, FREE_KEY[freeKey]].filter(Boolean).join(' ');
  const price =
    kind === 'exempt' || (base === false && codes.length === 0)
      ? kind === 'exempt'
        ? 'free.'
        : 'the price of the codes, without the base charge.'
      : codes.length === 0
        ? `the base charge (${CATALOG.base})${note !== undefined && /^[a-z]/.test(note) ? '' : '.'}`
        : `${formatMoney(quote(DEFAULT_JURISDICTION, codes, { base: base ?? true }).total)}: the base charge (${CATALOG.base}) and ${codes.join(' and ')}.`;
  const keyless =
    typeof access === 'object' && access.keyless
      ? 'Requests without a key count against the public budget.'
      : undefined;
  return [`**Price:** ${price}`, note, FREE_KEY[freeKey], keyless].filter(Boolean).join(' ');
}
