import type { AccountTrialRow, Booking, TrialGranter, TrialReason, WithheldTrialRow } from '@entity-registry/accounts';
import { TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import { OneOf, PageQuery, ShownAmount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

const REASONS = ['mailbox', 'domain', 'network'] as const satisfies TrialReason[];
const GRANTERS = ['sign_up', 'operator', 'payment'] as const satisfies TrialGranter[];

export class TrialsQuery extends PageQuery {
  @OneOf(['true', 'false'], { description: 'true: only those requested from an operator', optional: true })
  readonly requested?: 'true' | 'false';
}

/** The trial of an account. */
export class TrialView {
  @ShownText('whether it was granted', { enum: ['granted', 'withheld'] })
  readonly state!: 'granted' | 'withheld';
  @ShownText('who granted it; null: it is withheld', { enum: [...GRANTERS], nullable: true })
  readonly granted_by!: TrialGranter | null;
  @ShownText(
    'why it was withheld at sign-up: the mailbox already had its trial, or its domain or network reached the limit; null: it was not',
    { enum: [...REASONS], nullable: true },
  )
  readonly reason!: TrialReason | null;
  @ShownTime('when it was granted or withheld')
  readonly decided_at!: string;
  @ShownTime('when its owner requested it; null: not yet', { nullable: true })
  readonly requested_at!: string | null;
  @ShownText("the owner's message", { nullable: true })
  readonly note!: string | null;
  @ShownTime('when it was declined; null: not declined', { nullable: true })
  readonly declined_at!: string | null;
}

export class WithheldTrialView extends TrialView {
  @ShownId('the account')
  readonly account_id!: number;
  @ShownText("the customer's name")
  readonly account_name!: string;
  @ShownText("the owner's email address")
  readonly account_email!: string;
}

export const WithheldTrialPage = pageSchema(WithheldTrialView);

export class TrialGrantView {
  @ShownId('the ledger entry of the grant')
  readonly entry_id!: number;
  @ShownAmount('trial credit granted')
  readonly amount!: string;
  @ShownAmount('spendable balance of the account')
  readonly balance!: string;
}

export function toTrial(trial: AccountTrialRow): Shown<TrialView> {
  return {
    state: trial.state,
    granted_by: trial.grantedBy,
    reason: trial.reason,
    decided_at: trial.decidedAt.toISOString(),
    requested_at: trial.requestedAt?.toISOString() ?? null,
    note: trial.note,
    declined_at: trial.declinedAt?.toISOString() ?? null,
  };
}

export function toWithheldTrial(trial: WithheldTrialRow): Shown<WithheldTrialView> {
  return {
    account_id: Number(trial.accountId),
    account_name: trial.accountName,
    account_email: trial.accountEmail,
    ...toTrial(trial),
  };
}

export function toTrialGrant({ entryId, balance }: Booking): Shown<TrialGrantView> {
  return { entry_id: Number(entryId), amount: formatMoney(TRIAL_CREDIT.amount), balance: formatMoney(balance) };
}
