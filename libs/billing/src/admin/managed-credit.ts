import { formatMoney } from '@entity-registry/domain';
import type { AccountId, EntryId } from '@entity-registry/persistence';
import type pg from 'pg';
import { adjust, grantTrial, purchase } from '../credit.js';
import type { Booking, CreditRequest } from '../credit.js';
import { reverseCharge } from '../reversal.js';
import type { Reversal } from '../reversal.js';
import { audited } from './audit.js';
import type { Actor } from './audit.js';

/** What an operator may book by hand. */
export const CREDIT_KINDS = ['purchase', 'trial', 'adjustment'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

const BOOK = { purchase, trial: grantTrial, adjustment: adjust } satisfies Record<CreditKind, unknown>;

/** Credit that operators book and charges that they give back; every booking is in the audit log, a replay of one is not. */
export class ManagedCredit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /**
   * Books a purchase, a trial grant (30 days) or an adjustment, which may be negative. The same idempotency key again
   * answers the booking of then. Throws as `purchase`, `grantTrial` and `adjust` do.
   */
  book(kind: CreditKind, request: CreditRequest, actor: Actor): Promise<Booking> {
    const now = this.options.now();
    return audited(this.pool, actor, now, async (tx, tell) => {
      const booking = await BOOK[kind](tx, request, now);
      if (!booking.replayed) {
        const { accountId, amount, note } = request;
        await tell({
          ...{ action: `credit.${kind}`, accountId, target: `entry:${booking.entryId}` },
          after: { amount: formatMoney(amount), balance: formatMoney(booking.balance), ...(note && { note }) },
        });
      }
      return booking;
    });
  }

  /** Gives a charge back, once: again answers the reversal of then. Throws as `reverseCharge` does. */
  reverse(accountId: AccountId, entryId: EntryId, actor: Actor): Promise<Reversal> {
    const now = this.options.now();
    return audited(this.pool, actor, now, async (tx, tell) => {
      const reversal = await reverseCharge(tx, accountId, entryId, now);
      if (!reversal.replayed) {
        const { amount, balance } = reversal;
        await tell({
          ...{ action: 'credit.reverse', accountId, target: `entry:${reversal.entryId}` },
          after: { charge: Number(entryId), amount: formatMoney(amount), balance: formatMoney(balance) },
        });
      }
      return reversal;
    });
  }
}
