import { BalanceAlertLoop, PaymentCheckLoop } from './credit/credit-loops.js';
import { IdentityHousekeeping } from './identity/identity-housekeeping.js';
import { MailLoop } from './mail/mail-loop.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import type { PlatformServices, PlatformSurroundings } from './services.js';
import { EarlierTrials } from './trials/earlier-trials-loop.js';
import type { Loop } from './loops/loops.js';

/** The background work of one process, one line each. */
export function createLoops(
  { mailer, payments, hashKey }: PlatformServices,
  surroundings: PlatformSurroundings,
): Loop[] {
  const { config, pool, log, metrics, now } = surroundings;
  return [
    new PaymentCheckLoop(payments.checks),
    new BalanceAlertLoop(payments.alerts, mailer),
    new IdentityHousekeeping(pool, now),
    new EarlierTrials(pool, { hashKey, now }),
    // Without a mail server the mails stay in the outbox.
    ...(config.SMTP_URL === ''
      ? []
      : [new MailLoop({ db: pool, mailer, transport: new SmtpTransport(config), log, metrics, now })]),
  ];
}
