import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type pg from 'pg';
import { listPaymentEvents, resolvePaymentEvent } from '../payments/payment-event-rows.js';
import { findAnyTopUp, listAllTopUps, lockTopUp, markTopUpEnded } from './top-up-rows.js';
import type { Page } from '../page.js';
import type { PaymentEventOutcome, PaymentEventRow } from '../payments/payment-event-rows.js';
import type { ManagedTopUpRow, TopUpFilter, TopUpRow } from './top-up-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor, AuditedChange } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import { collectOwed, recordReturns, returnedAmount, amountOwed } from '../payments/payment-returns.js';
import { credit } from '../payments/settlement.js';
import { CENT, TOP_UP_LIMITS, requireOpen } from './top-ups.js';

/** The amount received by transfer may differ from the order: bank fees, or two orders paid at once. */
const MAX_RECEIVED = TOP_UP_LIMITS.maximum * 10n;

/** A top-up with the amount that its account owes. */
export type ManagedTopUp = ManagedTopUpRow & { owed: MicroUsd };

/** Top-ups for operators to approve, reject and refund; every change is in the audit log. */
export class ManagedTopUps {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Top-ups of all accounts, newest first. */
  async page(filter: Partial<TopUpFilter>, page: Page): Promise<ManagedTopUp[]> {
    const every: TopUpFilter = { status: null, method: null, accountId: null, owed: false };
    const rows = await listAllTopUps(this.pool, { ...every, ...filter }, page);
    return rows.map((row) => ({ ...row, owed: amountOwed(row) }));
  }

  /** Throws `unknown_top_up`. */
  async find(id: bigint): Promise<ManagedTopUp> {
    const row = await findAnyTopUp(this.pool, id);
    if (row === null) throw new BillingError({ code: 'unknown_top_up' });
    return { ...row, owed: amountOwed(row) };
  }

  /**
   * Credits a bank transfer with the amount received, and issues its receipt; once, even if several operators approve. Throws
   * `unknown_top_up`, `not_a_bank_transfer`, `top_up_closed`, `amount_not_positive`, `amount_too_large`,
   * `amount_not_in_cents`.
   */
  async approve(id: bigint, received: MicroUsd, actor: Actor): Promise<ManagedTopUp> {
    const field = 'received';
    if (received <= 0n) throw new BillingError({ code: 'amount_not_positive', amount: received, field });
    if (received > MAX_RECEIVED) throw new BillingError({ code: 'amount_too_large', amount: received, field });
    requireCents(received, field);
    return this.change(id, actor, async (tx, topUp, now) => {
      requireTransfer(topUp);
      requireOpen(topUp);
      await credit(tx, topUp, { received, paymentId: null }, now);
      const { amount, reference } = topUp;
      return {
        action: 'top_up.approve',
        before: { ordered: formatMoney(amount), reference },
        after: { received: formatMoney(received) },
      };
    });
  }

  /** Ends a bank transfer that doesn't arrive; the customer sees `reason`. Throws the same errors as `approve`. */
  reject(id: bigint, reason: string, actor: Actor): Promise<ManagedTopUp> {
    return this.change(id, actor, async (tx, topUp, now) => {
      requireTransfer(topUp);
      requireOpen(topUp);
      await markTopUpEnded(tx, topUp.id, { status: 'rejected', reason, now });
      return { action: 'top_up.reject', after: { reason } };
    });
  }

  /**
   * Records that a total of `total` of a bank transfer was sent back; repeating it changes nothing. Takes it from the account
   * as far as the balance covers it; the rest is owed. Throws `unknown_top_up`, `not_a_bank_transfer` (cards are refunded at
   * the provider, which reports it), `top_up_not_paid`, `amount_not_in_cents`, `refund_amount` for more than was received.
   */
  async refund(id: bigint, total: MicroUsd, actor: Actor): Promise<ManagedTopUp> {
    const field = 'total';
    requireCents(total, field);
    return this.change(id, actor, async (tx, topUp, now) => {
      requireTransfer(topUp);
      if (topUp.received === null) throw new BillingError({ code: 'top_up_not_paid', status: topUp.status });
      const { refunded: minimum, received: maximum } = topUp;
      if (total < minimum || total > maximum)
        throw new BillingError({ code: 'refund_amount', minimum, maximum, field });
      const after = await recordReturns(tx, topUp, { refunded: total, lost: null, dispute: null }, now);
      return after.refunded === topUp.refunded ? null : describe('top_up.refund', topUp, after);
    });
  }

  /** Takes what an account owes for a top-up, as far as the balance covers it. Throws `unknown_top_up`. */
  collect(id: bigint, actor: Actor): Promise<ManagedTopUp> {
    return this.change(id, actor, async (tx, topUp, now) => {
      const after = await collectOwed(tx, topUp, now);
      return after.takenBack === topUp.takenBack ? null : describe('top_up.collect', topUp, after);
    });
  }

  /** Events of the provider, newest first; `open`: money that matches no order and hasn't been reviewed. */
  events(filter: { outcome?: PaymentEventOutcome; open?: boolean }, page: Page): Promise<PaymentEventRow[]> {
    return listPaymentEvents(this.pool, { outcome: filter.outcome ?? null, open: filter.open ?? false }, page);
  }

  /** Records how an event that needed attention was resolved. Throws `unknown_payment_event` if it needs none. */
  resolve(id: bigint, resolution: string, actor: Actor): Promise<void> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      if (!(await resolvePaymentEvent(tx, id, { by: actor.name, resolution, now }))) {
        throw new BillingError({ code: 'unknown_payment_event' });
      }
      await recordChange({
        action: 'payment_event.resolve',
        target: `payment_event:${String(id)}`,
        after: { resolution },
      });
    });
  }

  /** Runs `work` on the locked top-up and records the change; null: no change. */
  private async change(
    id: bigint,
    actor: Actor,
    work: (tx: pg.PoolClient, topUp: TopUpRow, now: Date) => Promise<AuditedChange | null>,
  ): Promise<ManagedTopUp> {
    const now = this.options.now();
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const topUp = await lockTopUp(tx, id);
      if (topUp === null) throw new BillingError({ code: 'unknown_top_up' });
      const change = await work(tx, topUp, now);
      if (change) await recordChange({ ...change, accountId: topUp.accountId, target: `top_up:${String(id)}` });
    });
    return this.find(id);
  }
}

function requireCents(amount: MicroUsd, field: string): void {
  if (amount % CENT !== 0n) throw new BillingError({ code: 'amount_not_in_cents', field });
}

function requireTransfer({ method }: TopUpRow): void {
  if (method !== 'bank_transfer') throw new BillingError({ code: 'not_a_bank_transfer' });
}

function describe(action: string, before: TopUpRow, after: TopUpRow): AuditedChange {
  const figures = (topUp: TopUpRow) => ({
    given_back: formatMoney(returnedAmount(topUp)),
    taken: formatMoney(topUp.takenBack),
    owed: formatMoney(amountOwed(topUp)),
  });
  return { action, before: figures(before), after: figures(after) };
}
