import type { Resolution } from '../../index.js';

type MatchedName = Resolution['candidates'][number]['matched_name'];

const OTHER_NAMES = { former: 'former name', trade: 'trade name', alias: 'alias' } as const;

/** The name that matches if it is not the current one: `former name X, until 2012-03-02`. Otherwise null. */
export function otherNameText(name: MatchedName | undefined): string | null {
  if (!name || name.kind === 'legal') return null;
  const until = name.until === null ? '' : `, until ${name.until}`;
  return `${OTHER_NAMES[name.kind]} ${name.name}${until}`;
}
