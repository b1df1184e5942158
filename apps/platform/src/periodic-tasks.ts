import type { PeriodicTask } from '@entity-registry/queue';
import { BalanceAlertTask, PaymentCheckTask } from './credit/credit-tasks.js';
import { AuthHousekeeping } from './identity/auth-housekeeping.js';
import { MailTask } from './mail/mail-task.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import type { PlatformServices, PlatformDependencies } from './services.js';
import { EarlierTrialsLoop } from './trials/earlier-trials.js';

/** The background work of the dashboard's backend, one line each. */
export function createPeriodicTasks(
  { mailer, payments, hashKey }: PlatformServices,
  dependencies: PlatformDependencies,
): PeriodicTask[] {
  const { config, pool, log, metrics, now } = dependencies;
  return [
    new PaymentCheckTask(payments.checks),
    new BalanceAlertTask(payments.alerts, mailer),
    new AuthHousekeeping(pool, now),
    new EarlierTrialsLoop(pool, { hashKey, now }),
    // Without a mail server the mails stay in the outbox.
    ...(config.SMTP_URL === ''
      ? []
      : [new MailTask({ db: pool, mailer, transport: new SmtpTransport(config), log, metrics, now })]),
  ];
}
