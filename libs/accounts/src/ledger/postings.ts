import type { LotId } from '../ids.js';
import type { LedgerName, Posting } from './entry-rows.js';

/** The negated amount; unlike the operator, it accepts a branded amount. */
export function negate(amount: bigint): bigint {
  return -amount;
}

/** A leg on the customer's purchased balance. */
export function walletPosting(amount: bigint): Posting {
  return { ledger: 'wallet', lotId: null, amount };
}

/** A leg on one lot of the customer's trial credit. */
export function lotPosting(lotId: LotId, amount: bigint): Posting {
  return { ledger: 'trial', lotId, amount };
}

/** A leg on one of our own ledgers, against the customer's. */
export function housePosting(ledger: Exclude<LedgerName, 'wallet' | 'trial'>, amount: bigint): Posting {
  return { ledger, lotId: null, amount };
}
