import type { Opened } from './opened.js';

/** The card's statement about codes that are not bought: they hold data, hold none, or were never requested. */
export type DataAvailability = 'holds' | 'holdsNothing' | 'neverFetched';

/** The card's statement about these codes together; null: there is no card, or it says nothing. */
export function holdingOf(
  opened: Pick<Opened, 'codesWithData' | 'codesNeverFetched' | 'codesNeedingPurpose'>,
  codes: readonly string[],
): DataAvailability | null {
  const { codesWithData: holding, codesNeverFetched: never, codesNeedingPurpose: needing } = opened;
  if (holding === null || codes.length === 0) return null;
  if (codes.some((code) => holding.includes(code))) return 'holds';
  // Without the second list an empty code can't be told apart from one that was never requested.
  if (never === null) return null;
  // The card leaves out what needs a purpose that the account hasn't stated.
  if (codes.some((code) => needing.includes(code))) return null;
  return codes.some((code) => never.includes(code)) ? 'neverFetched' : 'holdsNothing';
}
