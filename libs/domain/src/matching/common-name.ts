import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { agreementGain } from './person-features.js';
import type { Feature } from './score-types.js';

/** One person in so many has the words that a query and a candidate share: several people of a country do. */
const ONE_IN = 1e6;

/** Cost from which a left out word is a name and not an initial, a linking word or a patronymic. */
const NAME_LEFT_OUT = -0.7;

/**
 * Whether many people have the name that a query gives, as far as it goes: a person's name without some of its words, of which
 * the rest is common ('Jesús Herrera' for 'Jesús Orlando Herrera Carrasco'). The pair is likely to be one person's if it was
 * the only one with the name; but registers don't hold everybody.
 */
export function isCommonName(kind: EntityKind, features: readonly Feature[]): boolean {
  if (kind !== 'NaturalPerson') return false;
  const weightOf = (name: string): number => features.find(({ feature }) => feature === name)?.weight ?? 0;
  return weightOf('left_out') <= NAME_LEFT_OUT && weightOf('name_core') < agreementGain(Math.log(ONE_IN));
}
