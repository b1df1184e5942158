import { RELEASING_PAYMENT } from '@entity-registry/accounts';
import type { AccountTrialRow, TrialReason } from '@entity-registry/accounts';
import { TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import { ShownAmount, ShownText, ShownTime, Text } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

const MAX_NOTE = 500;
const REASONS = ['mailbox', 'domain', 'network'] as const;

export class TrialRequestBody {
  @Text({ max: MAX_NOTE, description: 'message to the operators', optional: true })
  readonly note?: string;
}

export class WithheldTrialView {
  @ShownAmount('the trial credit that is withheld')
  readonly amount!: string;
  @ShownText('mailbox: it already had its trial; domain, network: it already had many trials', { enum: [...REASONS] })
  readonly reason!: (typeof REASONS)[number];
  @ShownAmount('the smallest top-up that releases it; null: only an operator can', { nullable: true })
  readonly released_by_payment_of!: string | null;
  @ShownTime('when it was requested from an operator; null: not yet', { nullable: true })
  readonly requested_at!: string | null;
  @ShownTime('when an operator declined it; null: not declined', { nullable: true })
  readonly declined_at!: string | null;
}

/** The account's trial as its members see it; null: it isn't withheld. */
export function toWithheldTrial(trial: AccountTrialRow | null): Shown<WithheldTrialView> | null {
  if (trial?.state !== 'withheld' || trial.reason === null) return null;
  const { reason, requestedAt, declinedAt } = trial;
  return {
    ...toNewlyWithheld(reason),
    requested_at: requestedAt?.toISOString() ?? null,
    declined_at: declinedAt?.toISOString() ?? null,
  };
}

/** A trial that was just withheld. */
export function toNewlyWithheld(reason: TrialReason): Shown<WithheldTrialView> {
  return {
    amount: formatMoney(TRIAL_CREDIT.amount),
    reason,
    released_by_payment_of: reason === 'mailbox' ? null : formatMoney(RELEASING_PAYMENT),
    requested_at: null,
    declined_at: null,
  };
}
