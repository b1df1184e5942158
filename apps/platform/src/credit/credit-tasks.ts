import type { BalanceAlerts, PaymentChecks } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { PeriodicTask } from '@entity-registry/queue';
import type { Mailer } from '../mail/mailer.js';

/** Each run checks a few payments with the provider, and each check has a time limit. */
const DEADLINE_MS = 300_000;

/** Recovers lost events of the payment provider; see PaymentChecks. */
export class PaymentCheckTask implements PeriodicTask {
  readonly name = 'payment-checks';
  readonly everyMs = 30_000;
  readonly deadlineMs = DEADLINE_MS;
  readonly runsIn = 'one-process';

  constructor(private readonly checks: Pick<PaymentChecks, 'tick'>) {}

  async run(): Promise<undefined> {
    await this.checks.tick();
  }
}

/** Notifies owners when the balance falls below their threshold; see BalanceAlerts. */
export class BalanceAlertTask implements PeriodicTask {
  readonly name = 'balance-alerts';
  readonly everyMs = 30_000;
  readonly deadlineMs = DEADLINE_MS;
  readonly runsIn = 'one-process';

  constructor(
    private readonly alerts: Pick<BalanceAlerts, 'tick'>,
    private readonly mailer: Pick<Mailer, 'enqueue'>,
  ) {}

  async run(): Promise<undefined> {
    await this.alerts.tick((tx, { name, email, language }, { spendable, threshold }) =>
      this.mailer.enqueue(tx, {
        ...{ to: email, template: 'low-balance', language },
        data: { name, spendable: formatMoney(spendable), threshold: formatMoney(threshold) },
      }),
    );
  }
}
