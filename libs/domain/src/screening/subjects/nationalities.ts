import type { Feature } from '../../matching/score-types.js';

/** What nationalities say, in nats. Little: people have several, and lists state some of them. */
const AGREES = 0.3;
const CONTRADICTS = -0.7;

const CODE = /^[A-Z]{2}$/;

const codesIn = (nationalities: readonly string[]): string[] =>
  [...new Set(nationalities.map((each) => each.toUpperCase()))].filter((each) => CODE.test(each)).sort();

/**
 * Compares nationalities by ISO 3166-1 codes. Null if either side has none that is a code: some lists write adjectives, and what we
 * can't read contradicts nothing. Symmetric.
 */
export function compareNationalities(screened: readonly string[], listed: readonly string[]): Feature | null {
  const [own, other] = [codesIn(screened), codesIn(listed)];
  if (own.length === 0 || other.length === 0) return null;
  const shared = own.filter((code) => other.includes(code));
  const agrees = shared.length > 0;
  const detail = agrees ? shared.join(', ') : `${own.join(', ')} vs ${other.join(', ')}`;
  return { feature: 'nationality', score: agrees ? 1 : 0, weight: agrees ? AGREES : CONTRADICTS, detail };
}
