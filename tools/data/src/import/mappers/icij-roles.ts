/** The role that an edge of the leak states. */
export interface EdgeRole {
  /** link.role. */
  role: string;
  /** Whether the post is on the company's board, so that it belongs in `directores`. */
  board: boolean;
  /** In the words of the leak. */
  cargo: string;
}

/** First match wins: a "Director / Shareholder" sits on the board. */
const ROLES: readonly (readonly [pattern: RegExp, role: string, board: boolean])[] = [
  [/director|president|secretary|council/i, 'director', true],
  [/shareholder|owner of shares/i, 'shareholder', false],
  [/benefici|owner/i, 'beneficial_owner', false],
  [/attorney|signatory/i, 'power_of_attorney', false],
  [/protector/i, 'protector', false],
  [/mortgage/i, 'mortgagee', false],
];

/** The role of an edge, or null if it states no relation ("has similar name and address as"). */
export function roleOf(type: string, label: string): EdgeRole | null {
  if (type === 'registered') return { role: 'intermediary', board: false, cargo: 'Intermediary' };
  if (type !== 'is officer of') return null;
  const found = ROLES.find(([pattern]) => pattern.test(label));
  const cargo = label === type ? 'Officer' : label;
  // A plain "is officer of" is a post of unknown kind in the company.
  return found ? { role: found[1], board: found[2], cargo } : { role: 'officer', board: true, cargo };
}
