import type { LabeledPair, NameKind } from '../pair.js';

/** A pair of the world set. `category` is its class, with a detail after a colon. */
export function worldPair(
  kind: NameKind,
  category: string,
  match: boolean,
  query: string,
  candidate: string,
  decidable = true,
): LabeledPair {
  const label = kind === 'Organization' ? 'companies' : 'persons';
  return { set: 'world', category: `${label}, ${category}`, kind, query, candidate, match, decidable };
}
