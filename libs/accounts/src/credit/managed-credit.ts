import { formatMoney } from '@entity-registry/domain';
import type pg from 'pg';
import { countAwaitingOperator, listAwaitingOperator } from '../response-deliveries/unsent-charge-rows.js';
import type { AccountId, EntryId } from '../ids.js';
import type { AwaitingCreditRow } from '../response-deliveries/unsent-charge-rows.js';
import { adjust, grantTrial, purchase } from './credit.js';
import type { Booking, CreditRequest } from '../ledger/booking.js';
import { reverseCharge, upholdCharge } from './reversal.js';
import type { Reversal } from './reversal.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/** Kinds of credit that an operator can book. */
export const CREDIT_KINDS = ['purchase', 'trial', 'adjustment'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

const BOOK = { purchase, trial: grantTrial, adjustment: adjust } satisfies Record<CreditKind, unknown>;

/** Credit that operators book and charges that they reverse or uphold. Each change is in the audit log; a replay is not. */
export class ManagedCredit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /**
   * Books a purchase, a trial grant (30 days) or an adjustment, which may be negative. Repeating an idempotency key returns
   * the original booking. Throws the same errors as `purchase`, `grantTrial` and `adjust`.
   */
  book(kind: CreditKind, request: CreditRequest, actor: Actor): Promise<Booking> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const booking = await BOOK[kind](tx, request, now);
      if (!booking.replayed) {
        const { accountId, amount, note } = request;
        await recordChange({
          ...{ action: `credit.${kind}`, accountId, target: `entry:${booking.entryId}` },
          after: { amount: formatMoney(amount), balance: formatMoney(booking.balance), ...(note && { note }) },
        });
      }
      return booking;
    });
  }

  /** Reverses a charge, once. Repeating it returns the first reversal. Throws the same errors as `reverseCharge`. */
  reverse(accountId: AccountId, entryId: EntryId, actor: Actor): Promise<Reversal> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const reversal = await reverseCharge(tx, accountId, entryId, now);
      if (!reversal.replayed) {
        const { amount, balance } = reversal;
        await recordChange({
          ...{ action: 'credit.reverse', accountId, target: `entry:${reversal.entryId}` },
          after: { charge: Number(entryId), amount: formatMoney(amount), balance: formatMoney(balance) },
        });
      }
      return reversal;
    });
  }

  /** Charges whose credit waits for a decision (ADR 0049), newest first. */
  awaitingOperator(
    filter: { accountId: AccountId | null },
    page: { before: bigint | null; limit: number },
  ): Promise<AwaitingCreditRow[]> {
    return listAwaitingOperator(this.pool, filter, page);
  }

  /** How many charges wait for a decision. */
  async countAwaitingOperator(): Promise<number> {
    return Number((await countAwaitingOperator(this.pool))?.charges ?? 0n);
  }

  /**
   * Upholds a charge whose credit waits for a decision. Repeating it changes nothing. Throws the same errors as
   * `upholdCharge`.
   */
  uphold(accountId: AccountId, entryId: EntryId, reason: string, actor: Actor): Promise<void> {
    return withAudit(this.pool, actor, this.options.now(), async (tx, recordChange) => {
      if (!(await upholdCharge(tx, accountId, entryId))) return;
      await recordChange({ action: 'credit.uphold', accountId, target: `entry:${String(entryId)}`, after: { reason } });
    });
  }
}
