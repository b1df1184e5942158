import type { PeriodicTask } from '@entity-registry/queue';
import { BalanceAlertTask, PaymentCheckTask } from './credit/credit-tasks.js';
import { IdentityHousekeeping } from './identity/identity-housekeeping.js';
import { MailTask } from './mail/mail-task.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import type { PlatformServices, PlatformSurroundings } from './services.js';
import { EarlierTrials } from './trials/earlier-trials.js';

/** The background work of the dashboard's backend, one line each. */
export function createPeriodicTasks(
  { mailer, payments, hashKey }: PlatformServices,
  surroundings: PlatformSurroundings,
): PeriodicTask[] {
  const { config, pool, log, metrics, now } = surroundings;
  return [
    new PaymentCheckTask(payments.checks),
    new BalanceAlertTask(payments.alerts, mailer),
    new IdentityHousekeeping(pool, now),
    new EarlierTrials(pool, { hashKey, now }),
    // Without a mail server the mails stay in the outbox.
    ...(config.SMTP_URL === ''
      ? []
      : [new MailTask({ db: pool, mailer, transport: new SmtpTransport(config), log, metrics, now })]),
  ];
}
