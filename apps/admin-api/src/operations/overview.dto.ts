import { formatMoney } from '@entity-registry/domain';
import { ShownAmount, ShownCount, ShownText } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { OverviewRow } from '@entity-registry/accounts';

export class OverviewView {
  @ShownCount('number of accounts')
  readonly accounts!: number;
  @ShownCount('confirmed accounts')
  readonly confirmed_accounts!: number;
  @ShownCount('accounts created in the last 7 days')
  readonly new_accounts!: number;
  @ShownAmount('purchased credit of all accounts together')
  readonly purchased!: string;
  @ShownAmount('unexpired trial credit of all accounts together')
  readonly trial!: string;
  @ShownAmount('spent by all accounts in this UTC month')
  readonly month_spent!: string;
  @ShownCount('bank transfers that need approval')
  readonly waiting_transfers!: number;
  @ShownCount('payment events that match no order and need attention')
  readonly open_payment_events!: number;
  @ShownCount('credits for unsent responses that need a decision')
  readonly awaiting_credits!: number;
  @ShownCount('withheld trials that were requested from an operator')
  readonly trial_requests!: number;
  @ShownCount('data requests that wait for an operator')
  readonly data_requests!: number;
  @ShownCount('imports in progress')
  readonly running_imports!: number;
  @ShownCount('imports that failed in the last 7 days')
  readonly failed_imports!: number;
  @ShownCount('sources whose last reading failed')
  readonly failing_sources!: number;
  @ShownCount('pending refreshes, webhooks and emails')
  readonly waiting_work!: number;
  @ShownText('result of the last reconciliation of the ledger', { enum: ['agrees', 'drift', 'never'] })
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
    data_requests: Number(row.dataRequests),
    running_imports: Number(row.runningImports),
    failed_imports: Number(row.failedImports),
    ...rest,
  };
}
