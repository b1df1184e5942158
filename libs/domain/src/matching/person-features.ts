import type { Alignment } from './alignment/alignment.js';
import { agreementOf, feature, mayBeTwoWords, spellingFeature, textOf, writtenFeature } from './name-features.js';
import type { NameWord, PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';

/** Prior log-odds of names that the index found similar. */
const PRIOR = -6.1;
const MAX_AGREEMENT = 12;
const AGREEMENT_SCALE = 9;
const SPELLING_PRICE = 1.05;
const CONTRADICTED = -7.2;
const CONTRADICTED_INITIAL = -6.6;
const ONE_WORD_ONLY = -2.4;
const ONE_WORD_AND_INITIAL = -1.2;
const FEW_WORDS = 2;
const SHORT_WORD = 5;
const OTHER_SHORT_WORD = -1.6;
const MISSING_GENERATION = -0.8;
const OTHER_GENERATION = -4;

/** A patronymic or a husband's name is often left out. */
const CHANGEABLE = 0.45;
/** Someone who leaves out one name leaves out others: each next one costs less. */
const NEXT_OMISSION = 0.65;
/** A surname gave way to a husband's name. */
const REPLACED_BY_MARRIED = -1;

/**
 * The cost of leaving out a word. Both orders of the region (given, given, surname, surname; surnames first) put the usual
 * given name and surname in the first and third position of four.
 */
function omissionCost(word: NameWord, whole: readonly NameWord[]): number {
  if (word.shape === 'initial') return 0.25;
  if (word.weight < 1) return 0.15;
  if (word.describes !== null) return CHANGEABLE;
  const place = whole.indexOf(word);
  if (whole.length === 4) return place % 2 === 0 ? 3.4 : 0.7;
  if (place === 0) return 3.4;
  return 1;
}

const isMarried = ({ describes }: NameWord): boolean => describes === 'married';
const married = (words: readonly NameWord[]): NameWord[] => words.filter(isMarried);

function unmatchedFeatures(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const byWeight = (words: readonly NameWord[]): NameWord[] =>
    words
      .filter((word) => word.weight >= 1 && !word.aside && !isMarried(word))
      .sort((one, other) => other.weight - one.weight);
  const [asked, there] = [byWeight(aligned.queryOnly), byWeight(aligned.candidateOnly)];
  const replaced =
    married(aligned.queryOnly).length * there.length + married(aligned.candidateOnly).length * asked.length;
  const changed = [...aligned.queryOnly, ...aligned.candidateOnly].filter(isMarried);
  const facing = Math.min(asked.length, there.length);
  const features: Feature[] = [];
  if (facing > 0) {
    const initial = [...asked.slice(0, facing), ...there.slice(0, facing)].every((word) => word.shape === 'initial');
    const weight = (initial ? CONTRADICTED_INITIAL : CONTRADICTED) - (facing - 1) * 2.4;
    features.push(feature('contradicted', 0, weight, `${textOf(asked)} vs ${textOf(there)}`));
  }
  if (replaced > 0) features.push(feature('married_name', 0.4, REPLACED_BY_MARRIED, textOf(changed)));
  const missing = [...asked.slice(facing), ...there.slice(facing), ...changed];
  if (missing.length > 0) {
    const cost = missing
      .map((word) => omissionCost(word, aligned.queryOnly.includes(word) ? query.words : candidate.words))
      .sort((one, other) => other - one)
      .reduce((sum, each, at) => sum + each * NEXT_OMISSION ** at, 0);
    features.push(feature('left_out', 1 / (1 + cost), -cost, textOf(missing)));
  }
  return features;
}

/** Short words that differ in a letter are more often two names than one: 'Lara' and 'Mara'. */
function shortWordFeature({ pairs }: Alignment): Feature[] {
  if (pairs.length > FEW_WORDS) return [];
  const short = pairs.filter((pair) => mayBeTwoWords(pair, SHORT_WORD));
  if (short.length === 0) return [];
  return [
    feature('short_word', 0.3, OTHER_SHORT_WORD * short.length, short.map(({ query }) => textOf(query)).join(', ')),
  ];
}

/** One shared word says little if either name has more; a matching initial says a little more. */
function oneWordFeature({ pairs }: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const whole = pairs.filter((pair) => pair.kind !== 'initial');
  if (whole.length > 1 || Math.max(query.words.length, candidate.words.length) < 2) return [];
  if (whole.some((pair) => pair.kind === 'joined')) return [];
  const weight = whole.length === 1 && pairs.length > 1 ? ONE_WORD_AND_INITIAL : ONE_WORD_ONLY;
  return [feature('one_word', 0, weight, 'one word in common at most')];
}

function generationFeature({ generation: one }: PreparedName, { generation: other }: PreparedName): Feature[] {
  if (one === other) return [];
  const missing = one === null || other === null;
  const detail = `${one ?? 'none'} vs ${other ?? 'none'}`;
  return [feature('generation', missing ? 0.5 : 0, missing ? MISSING_GENERATION : OTHER_GENERATION, detail)];
}

/** What shared words of a combined weight add to the log-odds, in nats: less and less, because names are not independent. */
export const agreementGain = (weight: number): number => MAX_AGREEMENT * (1 - Math.exp(-weight / AGREEMENT_SCALE));

/** Evidence that two names are one person's: order is free, an omitted word costs little, a contradicted one a lot. */
export function personFeatures(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const agreed = agreementOf(aligned);
  const features = [
    feature('name_core', agreed.share, agreementGain(agreed.weight), agreed.detail),
    feature('before', 0, PRIOR, 'before anything is compared'),
    ...spellingFeature(aligned.pairs, SPELLING_PRICE),
    ...unmatchedFeatures(aligned, query, candidate),
  ];
  features.push(...shortWordFeature(aligned), ...oneWordFeature(aligned, query, candidate));
  features.push(...generationFeature(query, candidate));
  return [...features, ...writtenFeature(query, candidate)];
}
