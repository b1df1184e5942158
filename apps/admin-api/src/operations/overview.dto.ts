import { formatMoney } from '@entity-registry/domain';
import { ShownAmount, ShownCount, ShownText } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import type { OverviewRow } from '@entity-registry/accounts';

export class OverviewView {
  @ShownCount('accounts there are')
  readonly accounts!: number;
  @ShownCount('of these, confirmed')
  readonly confirmed_accounts!: number;
  @ShownCount('made in the last 7 days')
  readonly new_accounts!: number;
  @ShownAmount('purchased credit of all accounts together')
  readonly purchased!: string;
  @ShownAmount('unexpired trial credit of all accounts together')
  readonly trial!: string;
  @ShownAmount('spent by all accounts in this UTC month')
  readonly month_spent!: string;
  @ShownCount('bank transfers that wait to be approved')
  readonly waiting_transfers!: number;
  @ShownCount('payment events that fit no order, and that nobody has looked at')
  readonly open_payment_events!: number;
  @ShownCount('credits for unsent responses that wait for a decision')
  readonly awaiting_credits!: number;
  @ShownCount('withheld trials that an operator was asked for')
  readonly trial_requests!: number;
  @ShownCount('imports under way')
  readonly running_imports!: number;
  @ShownCount('imports that failed in the last 7 days')
  readonly failed_imports!: number;
  @ShownCount('sources whose last reading failed')
  readonly failing_sources!: number;
  @ShownCount('refreshes, webhooks and mails that wait')
  readonly waiting_work!: number;
  @ShownText('whether the books agreed when they were last proven', { enum: ['agrees', 'drift', 'never'] })
  readonly reconciliation!: string;
}

export function toOverview(
  row: OverviewRow,
  rest: { failing_sources: number; waiting_work: number; reconciliation: string },
): Shown<OverviewView> {
  return {
    accounts: Number(row.accounts),
    confirmed_accounts: Number(row.confirmed),
    new_accounts: Number(row.newAccounts),
    purchased: formatMoney(row.purchased),
    trial: formatMoney(row.trial),
    month_spent: formatMoney(row.monthSpent),
    waiting_transfers: Number(row.waitingTransfers),
    open_payment_events: Number(row.openPaymentEvents),
    awaiting_credits: Number(row.awaitingCredits),
    trial_requests: Number(row.trialRequests),
    running_imports: Number(row.runningImports),
    failed_imports: Number(row.failedImports),
    ...rest,
  };
}
