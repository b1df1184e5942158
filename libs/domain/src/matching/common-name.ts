import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { MANY_SHARE, agreementGain } from './person-features.js';
import type { Feature } from './score-types.js';

/** One person in so many has the words that a query and a candidate share: several people of a country do. */
const ONE_IN = 1e6;
const SHARED_BY_SEVERAL = agreementGain(Math.log(ONE_IN));
const SHARED_BY_MANY = agreementGain(MANY_SHARE);

/** Cost from which a left out word is a name and not an initial, a linking word or a patronymic. */
const NAME_LEFT_OUT = -0.7;

const weightIn = (features: readonly Feature[], name: string): number =>
  features.find(({ feature }) => feature === name)?.weight ?? 0;

/**
 * Whether many people have the name that a query gives, as far as it goes. Only the words that both sides share count, however they are
 * spelled and ordered: a person's name without some of its words, of which the rest is common ('Jesús Herrera' for 'Jesús Orlando
 * Herrera Carrasco'), or a whole name that many have ('María González'). The pair is likely to be one person's if it was the only
 * one with the name; but registers don't hold everybody.
 */
export function isCommonName(kind: EntityKind, features: readonly Feature[]): boolean {
  if (kind !== 'NaturalPerson') return false;
  const shared = weightIn(features, 'name_core');
  if (shared <= 0) return false;
  return shared < (weightIn(features, 'left_out') < 0 ? SHARED_BY_SEVERAL : SHARED_BY_MANY);
}

/** Whether a common name lacks another name of the person, and not only an initial, a patronymic or a married name. */
export function isPartOfCommonName(kind: EntityKind, features: readonly Feature[]): boolean {
  return isCommonName(kind, features) && weightIn(features, 'left_out') <= NAME_LEFT_OUT;
}
