import type { AccountId } from '../ids.js';

/** I6, that no secret is logged, doesn't concern the ledger. */
export const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I7'] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** One place where the ledger doesn't balance; amounts are micro-USD, except where the subject names a count. */
export interface Drift {
  invariant: Invariant;
  /** Null: it doesn't belong to an account, such as the public budget. */
  accountId: AccountId | null;
  /** What was compared, with the row's id. */
  subject: string;
  expected: bigint;
  actual: bigint;
}
