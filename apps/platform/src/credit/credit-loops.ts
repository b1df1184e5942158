import type { BalanceAlerts, PaymentChecks } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { Loop } from '../loops/loops.js';
import type { Mailer } from '../mail/mailer.js';

/** Recovers lost events of the payment provider; see PaymentChecks. */
export class PaymentCheckLoop implements Loop {
  readonly name = 'payment-checks';
  readonly everyMs = 30_000;

  constructor(private readonly checks: Pick<PaymentChecks, 'tick'>) {}

  async tick(): Promise<void> {
    await this.checks.tick();
  }
}

/** Notifies owners when the balance falls below their threshold; see BalanceAlerts. */
export class BalanceAlertLoop implements Loop {
  readonly name = 'balance-alerts';
  readonly everyMs = 30_000;

  constructor(
    private readonly alerts: Pick<BalanceAlerts, 'tick'>,
    private readonly mailer: Pick<Mailer, 'enqueue'>,
  ) {}

  async tick(): Promise<void> {
    await this.alerts.tick((tx, { name, email, language }, { spendable, threshold }) =>
      this.mailer.enqueue(tx, {
        ...{ to: email, template: 'low-balance', language },
        data: { name, spendable: formatMoney(spendable), threshold: formatMoney(threshold) },
      }),
    );
  }
}
