import {
  claimMails,
  deleteEndedMails,
  markMailFailed,
  markMailSent,
  postponeMail,
  releaseMails,
} from '@entity-registry/accounts';
import type { MailRow } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import { outcomeCounter } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import type { PeriodicTask } from '@entity-registry/queue';
import type { Counter, Registry } from 'prom-client';
import type { Clock } from '../clock.js';
import type { RenderedMail } from './mail-content.js';
import type { Mailer } from './mailer.js';

/** Sends a mail. */
export interface MailTransport {
  /** Rejects with a MailRejectedError if a retry won't help. */
  send(mail: { id: bigint; to: string; letter: RenderedMail }): Promise<void>;
}

/** The mail will never be accepted, for example because the address does not exist. */
export class MailRejectedError extends Error {}

export interface MailTaskOptions {
  db: Queryable;
  mailer: Mailer;
  transport: MailTransport;
  log: Logger;
  metrics: Registry;
  now: Clock;
}

const BATCH = 10;
/**
 * After this time another process may take over a mail that is being sent: it may be sent twice, but it isn't lost. Longer than a
 * batch takes with a server that doesn't respond.
 */
const LEASE_MS = 300_000;
const MINUTE_MS = 60_000;
/** The wait after each failed attempt; after the last one the mail has failed. */
const DELAYS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);
/** How long we remember that a mail was sent or failed. */
const RETENTION_MS = 30 * 24 * 60 * MINUTE_MS;
const MAX_REASON = 300;

/** Sends the mails in the outbox; any number of processes may do so at once. A stop gives back those that were not begun. */
export class MailTask implements PeriodicTask {
  readonly name = 'mail';
  readonly everyMs = 2_000;
  readonly deadlineMs = LEASE_MS;
  readonly runsIn = 'one-process';

  private readonly counter: Counter<'outcome'>;

  constructor(private readonly options: MailTaskOptions) {
    this.counter = outcomeCounter(options.metrics, 'mails_total', 'Attempts to send a mail (sent, postponed, failed)');
  }

  async run(signal?: AbortSignal): Promise<boolean> {
    const { db, now } = this.options;
    const began = now();
    const mails = await claimMails(db, {
      now: began,
      leasedUntil: new Date(began.getTime() + LEASE_MS),
      limit: BATCH,
    });
    for (const [index, mail] of mails.entries()) {
      if (signal?.aborted) {
        await releaseMails(db, mails.slice(index), now());
        return false;
      }
      await this.send(mail);
    }
    await deleteEndedMails(db, new Date(began.getTime() - RETENTION_MS));
    return mails.length === BATCH;
  }

  private async send(mail: MailRow): Promise<void> {
    const { db, mailer, transport, log, now } = this.options;
    try {
      await transport.send({ id: mail.id, to: mail.recipient, letter: mailer.open(mail) });
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON);
      const delay = DELAYS_MS[mail.attempts - 1];
      log.warn({ mail: Number(mail.id), attempts: mail.attempts, reason }, 'a mail was not sent');
      const isOver = delay === undefined || error instanceof MailRejectedError;
      this.counter.inc({ outcome: isOver ? 'failed' : 'postponed' });
      if (isOver) await markMailFailed(db, mail.id, reason, now());
      else await postponeMail(db, mail.id, reason, new Date(now().getTime() + delay));
      return;
    }
    this.counter.inc({ outcome: 'sent' });
    await markMailSent(db, mail.id, now());
  }
}
