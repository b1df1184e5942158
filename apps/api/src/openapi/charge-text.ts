import { CATALOG, DEFAULT_JURISDICTION, formatMoney, quote } from '@entity-registry/domain';
import type { Operation } from './operation.js';

const FREE_KEY = {
  counted: 'A free key is answered, within its quotas.',
  uncounted: 'A free key is answered, uncounted.',
  locked: 'A free key is refused with `free_tier_code_locked`.',
  'by code': 'A free key is answered for the codes of the free tier, within its quotas.',
  paid: 'A free key is refused with `update requests require a paid plan`.',
} as const;

/**
 * What a call costs, in words, from the catalog. A note that begins with a lowercase letter continues the sentence about the
 * price; any other is a sentence of its own.
 */
export function chargeText({ charge, access }: Operation): string {
  const { kind, codes = [], base, note, freeKey = kind === 'exempt' ? 'uncounted' : 'counted' } = charge;
  if (kind === 'open') return ['**Price:** none; asks for no key.', note].filter(Boolean).join(' ');
  const price =
    kind === 'exempt' || (base === false && codes.length === 0)
      ? kind === 'exempt'
        ? 'none.'
        : 'that of the codes, without the base charge.'
      : codes.length === 0
        ? `the base charge, ${CATALOG.base}${note !== undefined && /^[a-z]/.test(note) ? ',' : '.'}`
        : `${formatMoney(quote(DEFAULT_JURISDICTION, codes, { base: base ?? true }).total)}: the base charge, ${CATALOG.base}, and ${codes.join(' and ')}.`;
  const keyless =
    typeof access === 'object' && access.keyless ? 'Without a key it counts against the public budget.' : undefined;
  return [`**Price:** ${price}`, note, FREE_KEY[freeKey], keyless].filter(Boolean).join(' ');
}
