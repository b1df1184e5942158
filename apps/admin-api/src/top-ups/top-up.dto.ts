import type { ManagedTopUp, TopUpMethod, TopUpStatus } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  Amount,
  Id,
  OneOf,
  PageQuery,
  ShownAmount,
  ShownId,
  ShownText,
  ShownTime,
  Text,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { TOP_UP_METHODS, TOP_UP_STATUSES } from '@entity-registry/accounts';

export class TopUpsQuery extends PageQuery {
  @OneOf(TOP_UP_STATUSES, { description: 'only those with this status', optional: true })
  readonly status?: TopUpStatus;

  @OneOf(TOP_UP_METHODS, { description: 'only those with this payment method', optional: true })
  readonly method?: TopUpMethod;

  @Id({ description: 'only those of this account' })
  readonly account?: string;

  @OneOf(['true', 'false'], {
    description: 'true: only refunded or disputed ones of which the account still owes a part',
    optional: true,
  })
  readonly owed?: 'true' | 'false';
}

export class ApprovalBody {
  @Amount({ description: 'US dollars received; may differ from the amount ordered' })
  readonly received!: string;
}

export class RejectionBody {
  @Text({ max: 500, description: 'reason, shown to the customer', example: 'no transfer with this reference arrived' })
  readonly reason!: string;
}

export class RefundBody {
  @Amount({ description: 'total US dollars refunded' })
  readonly total!: string;
}

export class TopUpView {
  @ShownId('the top-up')
  readonly id!: number;
  @ShownId('its account')
  readonly account_id!: number;
  @ShownText("the customer's name")
  readonly account_name!: string;
  @ShownText("the owner's email address")
  readonly account_email!: string;
  @ShownText('how it is paid', { enum: [...TOP_UP_METHODS] })
  readonly method!: string;
  @ShownText('its status', { enum: [...TOP_UP_STATUSES] })
  readonly status!: string;
  @ShownText('its reference, which a bank transfer must quote', { example: 'ER-7KQ2M9XD' })
  readonly reference!: string;
  @ShownText('the member who ordered it')
  readonly requested_by!: string;
  @ShownAmount('amount ordered')
  readonly amount!: string;
  @ShownAmount('amount received and credited; null: nothing', { nullable: true })
  readonly received!: string | null;
  @ShownAmount('total refunded')
  readonly refunded!: string;
  @ShownAmount('amount lost in a dispute')
  readonly lost!: string;
  @ShownAmount('part of both that the account still owes, because it had spent it')
  readonly owed!: string;
  @ShownText('status of a dispute; null: no dispute', { enum: ['open', 'won', 'lost'], nullable: true })
  readonly dispute!: string | null;
  @ShownText('why it was rejected or failed; null: it was not', { nullable: true })
  readonly reason!: string | null;
  @ShownId('the ledger entry of its credit; null: none', { nullable: true })
  readonly entry_id!: number | null;
  @ShownTime('when it was ordered')
  readonly created_at!: string;
  @ShownTime('when it was credited; null: not credited', { nullable: true })
  readonly paid_at!: string | null;
  @ShownTime('when it ended without being paid; null: it did not', { nullable: true })
  readonly closed_at!: string | null;
}

export const TopUpPage = pageSchema(TopUpView);

export function toTopUp(topUp: ManagedTopUp): Shown<TopUpView> {
  return {
    id: Number(topUp.id),
    account_id: Number(topUp.accountId),
    account_name: topUp.accountName,
    account_email: topUp.accountEmail,
    method: topUp.method,
    status: topUp.status,
    reference: topUp.reference,
    requested_by: topUp.requestedName,
    amount: formatMoney(topUp.amount),
    received: topUp.received === null ? null : formatMoney(topUp.received),
    refunded: formatMoney(topUp.refunded),
    lost: formatMoney(topUp.lost),
    owed: formatMoney(topUp.owed),
    dispute: topUp.dispute,
    reason: topUp.reason,
    entry_id: topUp.entryId === null ? null : Number(topUp.entryId),
    created_at: topUp.createdAt.toISOString(),
    paid_at: topUp.paidAt?.toISOString() ?? null,
    closed_at: topUp.closedAt?.toISOString() ?? null,
  };
}
