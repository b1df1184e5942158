import { confidenceOf } from './score-name.js';
import type { NameScore } from './score-types.js';

/** Kinds of names besides the current legal name. */
export const OTHER_NAME_KINDS = ['former', 'trade', 'alias'] as const;
export type OtherNameKind = (typeof OTHER_NAME_KINDS)[number];

/**
 * Weight of a match by another name than the current one, in nats. Small, because such a name does identify the entity, but
 * another entity may have taken a former name, and trade names aren't unique. So an entity that has the name now comes first.
 */
const OTHER_NAME = -0.2;

const DETAILS: Readonly<Record<OtherNameKind, string>> = {
  former: 'compared with a former name',
  trade: 'compared with a trade name',
  alias: 'compared with an alias',
};

/** The score of a name that isn't the candidate's current legal name, with that as one more feature. */
export function otherNameScore(score: NameScore, kind: OtherNameKind, until: string | null): NameScore {
  const detail = until === null ? DETAILS[kind] : `${DETAILS[kind]}, until ${until}`;
  const features = [...score.features, { feature: 'other_name', score: 0.5, weight: OTHER_NAME, detail }];
  return { ...score, features, confidence: confidenceOf(features) };
}
