import type { Alignment } from './alignment/alignment.js';
import { feature } from './name-features.js';
import type { NameWord } from './name-word.js';
import type { PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';
import { GRANDSON } from './words/person-words.js';

/** What remains of the agreement if one name has no generation: father and son have the same names otherwise. */
const LEFT_WITHOUT_GENERATION = 6.4;
const MISSING_GENERATION = -0.8;
const OTHER_GENERATION = -7.2;
/** Some call a second of the name 'Jr.'. */
const NEXT_GENERATION = -5;
const NEXT: ReadonlySet<string> = new Set(['junior second', 'second junior']);

/** The generation that a name gives, also by a last 'Nieto' without a counterpart, if the other name gives one. */
const generationIn = (name: PreparedName, other: PreparedName, only: readonly NameWord[]): string | null =>
  name.generation ??
  (other.generation !== null && only.some(({ last, written }) => last && written === GRANDSON) ? 'grandson' : null);

/**
 * Evidence of 'Jr.', 'Hijo' and 'III': other generations are other persons; one on one side only leaves it open, however much
 * agrees. `gain`: the log-odds of what agrees, in nats.
 */
export function generationFeature(
  aligned: Alignment,
  query: PreparedName,
  candidate: PreparedName,
  gain: number,
): Feature[] {
  const one = generationIn(query, candidate, aligned.queryOnly);
  const other = generationIn(candidate, query, aligned.candidateOnly);
  if (one === other) return [];
  const detail = `${one ?? 'none'} vs ${other ?? 'none'}`;
  if (one === null || other === null) {
    const weight = Math.min(MISSING_GENERATION, LEFT_WITHOUT_GENERATION - gain);
    return [feature('generation', 0.5, weight, detail)];
  }
  return [feature('generation', 0, NEXT.has(`${one} ${other}`) ? NEXT_GENERATION : OTHER_GENERATION, detail)];
}
