import type { Alignment } from './alignment/alignment.js';
import { sharesNoName } from './distinctive-word.js';
import { agreementOf, feature } from './name-features.js';
import type { NameWord } from './name-word.js';
import type { PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';

/** The share of the cost of words that only one side has: lists and customers rarely write all names. */
const PERSONS_SHARE = 0.5;
const COMPANIES_SHARE = 0.4;

/** Features of words that only one side has. With score 0, the sides contradict each other. */
const MISSING_IN_COMPANIES: ReadonlySet<string> = new Set(['left_out', 'describing_word', 'number']);

/** Words that add up to this many nats are the name of one in 500 million people, or of one in 9 million companies. */
const TELLING_PERSON = 20;
const TELLING_COMPANY = 16;
/** The cost of each nat below that, for each name left out: the less is shared, the more people it fits. */
const PER_NAME_LEFT_OUT = 0.2;
const MOST_NAMES_LEFT_OUT = 2;
/** For companies, of which any two may share a short name: the cost of each nat, and what it grows by with a missing word. */
const PER_COMPANY = 0.4;
const PER_COMPANY_WITH_LESS = 0.6;

/** Names of persons that one side lacks; initials, linking words, patronymics and married names come and go. */
function namesLeftOut({ queryOnly, candidateOnly }: Alignment): number {
  const isName = ({ shape, weight, describes, aside }: NameWord): boolean =>
    shape === 'word' && weight >= 1 && describes === null && !aside;
  return Math.abs(queryOnly.filter(isName).length - candidateOnly.filter(isName).length);
}

function personShared(aligned: Alignment, weight: number): Feature[] {
  const missing = Math.min(namesLeftOut(aligned), MOST_NAMES_LEFT_OUT);
  return sharedFeature((TELLING_PERSON - weight) * PER_NAME_LEFT_OUT * missing);
}

function companyShared({ queryOnly, candidateOnly }: Alignment, weight: number): Feature[] {
  const price = queryOnly.length + candidateOnly.length === 0 ? PER_COMPANY : PER_COMPANY_WITH_LESS;
  return sharedFeature((TELLING_COMPANY - weight) * price);
}

const sharedFeature = (cost: number): Feature[] =>
  cost <= 0 ? [] : [feature('shared_name', 0.5, -cost, 'many others have what both names share')];

/**
 * The evidence as it counts in `screen`: words that one side lacks cost less, but what the names share must then be rarer, because
 * most screened names mean nobody on a list. The features of `identify`, with other weights, and `shared_name`.
 */
export function costsOfScreen(
  found: readonly Feature[],
  aligned: Alignment,
  query: PreparedName,
  candidate: PreparedName,
): Feature[] {
  const person = candidate.kind === 'NaturalPerson';
  const share = person ? PERSONS_SHARE : COMPANIES_SHARE;
  // What names a company is missing, not just a word.
  const nameless = !person && sharesNoName(aligned, query, candidate);
  const isMissing = ({ feature, score }: Feature): boolean =>
    score > 0 && !nameless && (person ? feature === 'left_out' : MISSING_IN_COMPANIES.has(feature));
  const reduced = found.map((each) =>
    isMissing(each) ? { ...each, weight: Math.round(each.weight * share * 1e3) / 1e3 } : each,
  );
  const { weight } = agreementOf(aligned);
  return [...reduced, ...(person ? personShared(aligned, weight) : companyShared(aligned, weight))];
}
