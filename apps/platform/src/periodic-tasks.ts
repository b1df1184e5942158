import { BalanceAlerts, DataRequests, PaymentChecks } from '@entity-registry/accounts';
import type { HashKey } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import type { INestApplicationContext } from '@nestjs/common';
import { BalanceAlertTask, PaymentCheckTask } from './credit/credit-tasks.js';
import { DataRequestMailTask } from './data-requests/data-request-mails.js';
import { AuthHousekeepingTask } from './identity/auth-housekeeping.js';
import { MailTask } from './mail/mail-task.js';
import { Mailer } from './mail/mailer.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import { HASH_KEY } from './providers.js';
import type { PlatformDependencies } from './providers.js';
import { EarlierTrialsTask } from './trials/earlier-trials.js';

/** The background work of the dashboard's backend, one line each. */
export function createPeriodicTasks(
  app: INestApplicationContext,
  { config, pool, log, metrics, now }: PlatformDependencies,
): PeriodicTask[] {
  const mailer = app.get(Mailer);
  return [
    new PaymentCheckTask(app.get(PaymentChecks)),
    new BalanceAlertTask(app.get(BalanceAlerts), mailer),
    new DataRequestMailTask(app.get(DataRequests), mailer),
    new AuthHousekeepingTask(pool, now),
    new EarlierTrialsTask(pool, { hashKey: app.get<HashKey>(HASH_KEY), now }),
    // Without a mail server the mails stay in the outbox.
    ...(config.SMTP_URL === ''
      ? []
      : [new MailTask({ db: pool, mailer, transport: new SmtpTransport(config), log, metrics, now })]),
  ];
}
