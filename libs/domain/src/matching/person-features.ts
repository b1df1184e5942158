import type { Alignment, WordPair } from './alignment/alignment.js';
import { consonantsOf } from './alignment/sound-words.js';
import { contradictedFeature } from './contradicted-names.js';
import { generationFeature } from './generation-feature.js';
import { totalOdds } from './log-odds.js';
import { agreementOf, feature, mayBeTwoWords, spellingFeature, textOf, writtenFeature } from './name-features.js';
import type { Agreement } from './name-features.js';
import type { NameWord } from './name-word.js';
import type { PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';
import { isTitleOfRespect } from './words/person-words.js';

/** Prior log-odds of names that the index found similar. */
const PRIOR = -6.1;
const MAX_AGREEMENT = 12;
const AGREEMENT_SCALE = 9;
const SPELLING_PRICE = 1.05;
const ONE_WORD_ONLY = -2.4;
const ONE_WORD_AND_INITIAL = -1.2;
const OTHER_SHORT_FORM = -2;
const FEW_WORDS = 2;
const SHORT_WORD = 5;
const OTHER_SHORT_WORD = -1.6;
/** Two letters in a longer word. */
const MIDDLE_WORD = 8;
const TWO_LETTERS = 1.3;
const SHORTEST_WORD = 4;
const OTHER_SHORTEST_WORD = -2.6;
/** The first letter is rarely mistyped: 'Tania' and 'Dania' are two. */
const OTHER_FIRST_LETTER = -4.4;
/** Combined weight of the words that agree, in nats. */
export const MANY_SHARE = 8.35;
/** Evidence that calibration keeps below the level to accept, and the share of what is beyond it that is not counted. */
const BELOW_ACCEPTED = 0.38;
const CAPPED = 0.97;

/** A patronymic or a husband's name is often left out. */
const CHANGEABLE = 0.45;
/** Someone who leaves out one name leaves out others: each next one costs less. */
const NEXT_OMISSION = 0.65;
/** A name that contradicts has other words left over: they add little. */
const OMISSION_IF_CONTRADICTED = 0.3;
/** The usual given name, in front; and the first surname of four words, which others in the world write as a middle name. */
const USUAL_GIVEN_NAME = 3.4;
const USUAL_SURNAME = 1.7;
const OTHER_OF_FOUR = 0.5;
/**
 * The first surname, where the writing tells which it is: 'Óscar Díaz' is hardly 'PULIDO DÍAZ, Óscar'. One that is much more common
 * than the second is left out more often.
 */
const FIRST_SURNAME = 4;
/** In nats: one person has the rarer word where seven have the other. */
const MUCH_RARER = 2;
const OTHER_WORD = 0.7;
/** A surname gave way to a husband's name. */
const REPLACED_BY_MARRIED = -1;

const isMuchRarer = (word: NameWord | undefined, other: NameWord): boolean =>
  word !== undefined && word.weight - other.weight >= MUCH_RARER;

/**
 * The cost of leaving out a word. Both orders of the region (given, given, surname, surname; surnames first) put the usual
 * given name and surname in the first and third position of four.
 */
function omissionCost(word: NameWord, whole: readonly NameWord[]): number {
  if (word.shape === 'initial') return 0.25;
  if (word.weight < 1) return 0.15;
  if (word.describes !== null) return CHANGEABLE;
  if (word.text === OFTEN_LEFT_OUT) return CHANGEABLE;
  const place = whole.indexOf(word);
  if (word.firstSurname) return isMuchRarer(whole[place + 1], word) ? USUAL_SURNAME : FIRST_SURNAME;
  if (place === 0) return USUAL_GIVEN_NAME;
  if (whole.length === 4) return place === 2 ? USUAL_SURNAME : OTHER_OF_FOUR;
  return OTHER_WORD;
}

/** Many Muslim names begin with it, and go without. */
const OFTEN_LEFT_OUT = 'muhammad';

const isMarried = ({ describes }: NameWord): boolean => describes === 'married';

function unmatchedFeatures(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  if (aligned.queryOnly.length + aligned.candidateOnly.length === 0) return [];
  // Husbands' names on both sides contradict each other like other names.
  const oneSided = !(aligned.queryOnly.some(isMarried) && aligned.candidateOnly.some(isMarried));
  const isChangeable = (word: NameWord): boolean => oneSided && isMarried(word);
  const byWeight = (words: readonly NameWord[]): NameWord[] =>
    words
      .filter((word) => word.weight >= 1 && !word.aside && !isChangeable(word) && !isTitleOfRespect(word.written))
      .sort((one, other) => other.weight - one.weight);
  const asked = byWeight(aligned.queryOnly);
  const there = byWeight(aligned.candidateOnly);
  const changed = [...aligned.queryOnly, ...aligned.candidateOnly].filter(isChangeable);
  const replaced =
    aligned.queryOnly.filter(isChangeable).length * there.length +
    aligned.candidateOnly.filter(isChangeable).length * asked.length;
  const facing = Math.min(asked.length, there.length);
  const features: Feature[] = [];
  if (facing > 0) features.push(contradictedFeature(aligned, [asked, there], query.script === candidate.script));
  if (replaced > 0) features.push(feature('married_name', 0.4, REPLACED_BY_MARRIED, textOf(changed)));
  const missing = [...asked.slice(facing), ...there.slice(facing), ...changed];
  if (missing.length > 0) {
    const cost =
      missing
        .map((word) => omissionCost(word, aligned.queryOnly.includes(word) ? query.words : candidate.words))
        .sort((one, other) => other - one)
        .reduce((sum, each, at) => sum + each * NEXT_OMISSION ** at, 0) * (facing > 0 ? OMISSION_IF_CONTRADICTED : 1);
    features.push(feature('left_out', 1 / (1 + cost), -cost, textOf(missing)));
  }
  return features;
}

function shortWordCost(pair: WordPair): number {
  if (pair.query[0]?.written.charAt(0) !== pair.candidate[0]?.written.charAt(0) && mayBeTwoWords(pair, SHORT_WORD))
    return OTHER_FIRST_LETTER;
  return mayBeTwoWords(pair, SHORTEST_WORD) ? OTHER_SHORTEST_WORD : OTHER_SHORT_WORD;
}

/** Short words that differ in a letter are more often two names than one: 'Lara' and 'Mara'. */
function shortWordFeature({ pairs }: Alignment, arabic: boolean): Feature[] {
  if (pairs.length > FEW_WORDS) return [];
  const onlyVowels = ({ query, candidate }: WordPair): boolean =>
    arabic && consonantsOf(textOf(query)) === consonantsOf(textOf(candidate));
  const isShort = (pair: WordPair): boolean =>
    mayBeTwoWords(pair, SHORT_WORD) || (pair.cost >= TWO_LETTERS && mayBeTwoWords(pair, MIDDLE_WORD));
  const short = pairs.filter((pair) => isShort(pair) && !onlyVowels(pair));
  if (short.length === 0) return [];
  const weight = short.reduce((sum, pair) => sum + shortWordCost(pair), 0);
  return [feature('short_word', 0.3, weight, short.map(({ query }) => textOf(query)).join(', '))];
}

/** Whether the last word of one side is the initial of a word that the other side has before the name that precedes the initial. */
function isInitialMoved(side: 'query' | 'candidate', { pairs }: Alignment): boolean {
  const other = side === 'query' ? 'candidate' : 'query';
  const places = (pair: WordPair): [number, number] => [pair[side][0]?.place ?? 0, pair[other][0]?.place ?? 0];
  const [end, before] = pairs.toSorted((one, next) => places(next)[0] - places(one)[0]);
  const initial = end?.[side][0];
  if (end === undefined || before === undefined || initial?.shape !== 'initial' || !initial.last) return false;
  return places(before)[1] > places(end)[1];
}

/**
 * An initial or a beginning stands for a name that its side has in full beside it: 'Eric Saavedra M.' is not 'Mineth
 * Saavedra', and 'Eloy Har Rosales' is not 'Eloy Harding'. A last initial is that of the second surname: 'José Rivera A.' is not
 * 'José Ángel Rivera Zazueta'.
 */
function shortFormFeature(aligned: Alignment): Feature[] {
  const { pairs, queryOnly, candidateOnly } = aligned;
  const isFull = (word: NameWord): boolean => word.shape === 'word' && word.weight >= 1 && word.describes === null;
  const hasFull = { query: queryOnly.some(isFull), candidate: candidateOnly.some(isFull) };
  const doubtful = pairs.filter(({ kind, query: [own], candidate: [other] }) => {
    const [size, facing] = [own?.written.length ?? 0, other?.written.length ?? 0];
    if ((kind !== 'initial' && kind !== 'abbreviation') || size === facing) return false;
    const [side, opposite] = size < facing ? (['query', 'candidate'] as const) : (['candidate', 'query'] as const);
    const isLast = (size < facing ? own : other)?.last === true;
    return hasFull[side] || (isLast && hasFull[opposite] && isInitialMoved(side, aligned));
  });
  if (doubtful.length === 0) return [];
  return [feature('short_form', 0.3, OTHER_SHORT_FORM, doubtful.map(({ query }) => textOf(query)).join(', '))];
}

/** One shared word says little if either name has more; matching initials say a little more. */
function oneWordFeature({ pairs }: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const whole = pairs.filter((pair) => pair.kind !== 'initial');
  if (whole.length > 1 || Math.max(query.words.length, candidate.words.length) < 2) return [];
  if (whole.some((pair) => pair.kind === 'joined' || Math.min(pair.query.length, pair.candidate.length) > 1)) return [];
  const initials = pairs.length - whole.length;
  const weight = whole.length === 0 || initials === 0 ? ONE_WORD_ONLY : ONE_WORD_AND_INITIAL * 0.5 ** (initials - 1);
  return [feature('one_word', 0, weight, 'one word in common at most')];
}

/** Names that many share are not accepted, even if they agree exactly: the person may be another. */
function commonNameFeature({ weight, detail }: Agreement, features: readonly Feature[]): Feature[] {
  const beyond = totalOdds(features) - BELOW_ACCEPTED;
  return weight < MANY_SHARE && beyond > 0 ? [feature('common_name', 0.5, -CAPPED * beyond, detail)] : [];
}

/** What shared words of a combined weight add to the log-odds, in nats: less and less, because names are not independent. */
export const agreementGain = (weight: number): number => MAX_AGREEMENT * (1 - Math.exp(-weight / AGREEMENT_SCALE));

/** Evidence that two names are one person's: order is free, an omitted word costs little, a contradicted one a lot. */
export function personFeatures(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const agreed = agreementOf(aligned);
  const gain = agreementGain(agreed.weight);
  const unmatched = unmatchedFeatures(aligned, query, candidate);
  // A contradiction says it all.
  const contradicted = unmatched.some(({ feature }) => feature === 'contradicted');
  const features = [
    feature('name_core', agreed.share, gain, agreed.detail),
    feature('before', 0, PRIOR, 'before anything is compared'),
    ...spellingFeature(aligned.pairs, SPELLING_PRICE),
    ...unmatched,
    ...shortWordFeature(aligned, query.arabic && candidate.arabic),
    ...(contradicted ? [] : [...shortFormFeature(aligned), ...oneWordFeature(aligned, query, candidate)]),
  ];
  features.push(...generationFeature(aligned, query, candidate, gain));
  features.push(...writtenFeature(query, candidate));
  return [...features, ...commonNameFeature(agreed, features)];
}
