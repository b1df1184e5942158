import { oddsOf, totalOdds } from '../../matching/log-odds.js';
import { MATCH_LEVELS } from '../../matching/match-mode.js';
import { scoreCandidate } from '../../matching/score-candidate.js';
import { ReadQuery, confidenceOf, readCandidate, readNameScorer } from '../../matching/score-name.js';
import type { ReadCandidate } from '../../matching/score-name.js';
import type { Feature, NameScore, WordWeight } from '../../matching/score-types.js';
import { compareBirthDates } from '../birth-dates.js';
import type { ListedName, ListedNameKind, Listing } from '../lists/listing.js';
import { compareNumbers } from './identifiers.js';
import { compareNationalities } from './nationalities.js';
import { kindOfListed } from './subject.js';
import type { ScreenedSubject } from './subject.js';

/** Whether what is known on both sides agrees. `missing`: one side doesn't have it, or it can't be compared. */
export type FieldAgreement = 'agrees' | 'contradicts' | 'missing';

export const SCREENED_FIELDS = ['type', 'birth_date', 'nationality', 'identifier'] as const;
export type ScreenedField = (typeof SCREENED_FIELDS)[number];

/** The listed name that is most like one of the subject's, with that one. */
export interface MatchedListedName extends ListedName {
  readonly screened: string;
}

/** How likely a listing means a subject. */
export interface ListingScore {
  /** Probability that the listed party is meant, 0 to 1, at most 4 decimals; calibrated for names alone (mode `screen`). */
  readonly score: number;
  readonly matchedName: MatchedListedName;
  /** Their weights add up to the log-odds of the score. */
  readonly features: readonly Feature[];
  readonly fields: Readonly<Record<ScreenedField, FieldAgreement>>;
}

/** What a match by a name of this kind costs, in nats. */
const NAME_KIND_WEIGHTS: Readonly<Record<ListedNameKind, number>> = {
  primary: 0,
  alias: -0.2,
  former: -0.2,
  weak_alias: -1.5,
};
const NAME_KIND_DETAILS: Readonly<Record<Exclude<ListedNameKind, 'primary'>, string>> = {
  alias: 'compared with an alias',
  former: 'compared with a former name',
  weak_alias: 'compared with an alias that its publisher calls weak',
};

const { accept, possible } = MATCH_LEVELS.screen;
/** A weak alias alone stays a little below the level, rounding included. */
const MOST_OF_WEAK_ALIAS = oddsOf(accept) - 0.01;

/** With the same number, whatever else contradicts: always shown, and not accepted for the number. */
const CONTRADICTED_NUMBER = { least: 0.5, most: 0.7 };

/** The score of a listed name, with what its kind costs. A weak alias by itself never reaches the accept level. */
function withNameKind(score: NameScore, kind: ListedNameKind): NameScore {
  if (kind === 'primary') return score;
  const detail = NAME_KIND_DETAILS[kind];
  const odds = totalOdds(score.features);
  const plain = odds + NAME_KIND_WEIGHTS[kind];
  const kept = kind === 'weak_alias' ? Math.min(plain, MOST_OF_WEAK_ALIAS) : plain;
  const weight = Math.floor((kept - odds) * 1e3) / 1e3;
  const features = [...score.features, { feature: 'other_name', score: 0.5, weight, detail }];
  return { confidence: confidenceOf(features), features };
}

/** What is compared of a listing, with its names read once for many subjects. */
export interface ReadListing extends Pick<Listing, 'type' | 'birthDates' | 'nationalities' | 'identifiers'> {
  readonly names: readonly ReadListedName[];
}

export interface ReadListedName extends ListedName {
  readonly read: ReadCandidate;
}

/** Reads a listing for {@link listingScorer}. Its words keep the weights that they have now. */
export function readListing(listing: Listing, weight: WordWeight): ReadListing {
  const { type, birthDates, nationalities, identifiers } = listing;
  const kind = kindOfListed(type);
  const names = listing.names.map((listed) => ({
    ...listed,
    read: readCandidate({ name: listed.name, kind }, weight),
  }));
  return { type, birthDates, nationalities, identifiers, names };
}

/** The score of a pair of names: the subject's at `at`, and one of a listing. */
export interface ScoredPair {
  readonly at: number;
  readonly listed: ReadListedName;
  readonly score: NameScore;
}

export interface ListingScorer {
  /** The subject's {@link screenedNames}, as they are compared. */
  readonly queries: readonly ReadQuery[];
  /** `at`: the place among the subject's {@link screenedNames}. */
  scorePair(at: number, listed: ReadListedName): ScoredPair;
  /** Every pair of a name of the subject and one of the listing, each scored when it is asked for. */
  scorePairs(listing: ReadListing): Iterable<ScoredPair>;
  /** The score of the listing, given the pair of names that is most alike. */
  scoreFields(listing: ReadListing, best: ScoredPair): ListingScore;
  /** The score by the best pair of names. Null for a listing without names. */
  score(listing: ReadListing): ListingScore | null;
}

/** The names of a subject that are compared, without duplicates: its name first. */
export const screenedNames = ({ name, aliases }: ScreenedSubject): string[] => [...new Set([name, ...aliases])];

/**
 * A scorer of listings for one subject (ADR 0200), whose names are read once. Each pair of names is compared in the mode `screen`; the
 * best pair counts. Then come numbers, dates of birth and nationalities: a contradiction lowers the score, what is missing doesn't. An
 * agreement raises the score only of a name that is possible by itself: many people share a birthday. The same number of the same
 * country is a hit whatever else contradicts. Pure.
 */
export function listingScorer(subject: ScreenedSubject, weight: WordWeight): ListingScorer {
  const queries = screenedNames(subject).map((name) => new ReadQuery({ name, type: subject.type }, weight));
  const scorers = queries.map((query) => readNameScorer(query, 'screen'));
  const scorePair = (at: number, listed: ReadListedName): ScoredPair => {
    const scoreOf = scorers[at];
    if (scoreOf === undefined) throw new RangeError(`the subject has no name ${String(at)}`);
    return { at, listed, score: withNameKind(scoreOf(listed.read), listed.kind) };
  };
  const scoreFields = (listing: ReadListing, { at, listed: { kind, name }, score }: ScoredPair): ListingScore =>
    withFields(subject, listing, { kind, name, screened: queries[at]?.query.name ?? subject.name }, score);
  function* scorePairs(listing: ReadListing): Generator<ScoredPair> {
    for (const at of queries.keys()) for (const listed of listing.names) yield scorePair(at, listed);
  }
  return {
    queries,
    scorePair,
    scorePairs,
    scoreFields,
    score(listing) {
      let best: ScoredPair | undefined;
      for (const pair of scorePairs(listing)) best = betterPair(best, pair);
      return best === undefined ? null : scoreFields(listing, best);
    },
  };
}

/** The pair whose names are more alike; of two that are equally alike, the first. */
export function betterPair(best: ScoredPair | undefined, pair: ScoredPair): ScoredPair {
  return best === undefined || pair.score.confidence > best.score.confidence ? pair : best;
}

function withFields(
  subject: ScreenedSubject,
  listing: ReadListing,
  matchedName: MatchedListedName,
  name: NameScore,
): ListingScore {
  const numbers = compareNumbers(subject.identifiers, listing.identifiers);
  const { features: named } = scoreCandidate({ name, identifier: numbers.identifier });
  const explained = named.map((each) =>
    each.feature === 'identifier' && numbers.detail !== null ? { ...each, detail: numbers.detail } : each,
  );
  const isPerson = listing.type === 'individual';
  const born =
    isPerson && subject.birthDate !== null ? compareBirthDates([subject.birthDate], listing.birthDates) : null;
  const nationality = compareNationalities(subject.nationalities, listing.nationalities);
  const hasNumber = numbers.identifier === 'equal' || numbers.identifier === 'mixed';
  const compared = [born?.feature, nationality].filter((found) => found !== undefined && found !== null);
  const ofNames = counted(compared, name.confidence >= possible);
  const others = hasNumber ? compared : ofNames;
  const withoutNumber = totalOdds([...name.features, ...ofNames]);
  const found = [...explained, ...others];
  const features = hasNumber ? withinContradiction(found, others, withoutNumber) : found;
  const contradictsType = name.features.some(({ feature }) => feature === 'type');
  return {
    score: confidenceOf(features),
    matchedName,
    features,
    fields: {
      type: contradictsType ? 'contradicts' : subject.type === null ? 'missing' : 'agrees',
      birth_date: agreementOf(born?.feature ?? null),
      nationality: agreementOf(nationality),
      identifier: hasNumber ? 'agrees' : numbers.identifier === 'different' ? 'contradicts' : 'missing',
    },
  };
}

function agreementOf(feature: Feature | null): FieldAgreement {
  if (feature === null) return 'missing';
  return feature.weight < 0 ? 'contradicts' : 'agrees';
}

/** Without a similar name, an agreement only says that two people share a birthday. */
function counted(compared: readonly Feature[], isSimilar: boolean): Feature[] {
  return compared.map((found) => (isSimilar || found.weight < 0 ? found : { ...found, weight: 0 }));
}

/**
 * With the same number, keeps the score in the range of a contradiction if the name or the birth date contradicts, but not below what
 * it is without the number. Replaces the feature that says so of the name alone.
 */
function withinContradiction(
  all: readonly Feature[],
  others: readonly Feature[],
  withoutNumber: number,
): readonly Feature[] {
  const features = all.filter(({ feature }) => feature !== 'contradiction');
  const contradicting = others.filter(({ weight }) => weight < 0).map(({ feature }) => feature);
  const isOtherName = features.length < all.length;
  const odds = totalOdds(features);
  const least = oddsOf(CONTRADICTED_NUMBER.least);
  const most = Math.max(oddsOf(CONTRADICTED_NUMBER.most), withoutNumber);
  const isKept = isOtherName || contradicting.includes('birth_date');
  const kept = isKept ? Math.min(Math.max(odds, least), most) : Math.max(odds, least);
  if (kept === odds) return features;
  const what = [...(isOtherName ? ['name'] : []), ...contradicting];
  const detail = `the number is the same, but something is not: ${what.join(', ')}`;
  // Precise enough for the limits to be exact in four decimals.
  return [...features, { feature: 'contradiction', score: 0, weight: Math.round((kept - odds) * 1e6) / 1e6, detail }];
}
