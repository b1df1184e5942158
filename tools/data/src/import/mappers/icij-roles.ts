/** The content of an edge of the leak. */
export interface EdgeRole {
  /** link.role. */
  role: string;
  /** Whether the post belongs to the company's board, and so among its `directores`. */
  board: boolean;
  /** As the leak words it. */
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

/** The role of an edge, or null when it states no relation ("has similar name and address as"). */
export function roleOf(type: string, label: string): EdgeRole | null {
  if (type === 'registered') return { role: 'intermediary', board: false, cargo: 'Intermediary' };
  if (type !== 'is officer of') return null;
  const found = ROLES.find(([pattern]) => pattern.test(label));
  const cargo = label === type ? 'Officer' : label;
  // "is officer of" without more: an office in the company, of an unknown kind.
  return found ? { role: found[1], board: found[2], cargo } : { role: 'officer', board: true, cargo };
}
