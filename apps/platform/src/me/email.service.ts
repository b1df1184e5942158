import type { IncomingMessage } from 'node:http';
import {
  moveAccountEmails,
  deleteEmailChanges,
  deleteVerificationsOf,
  findUserByEmail,
  insertEmailChange,
  consumeEmailChange,
  updateUserEmail,
} from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { inTransaction } from '@entity-registry/database';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { actorOf } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';
import { normalEmail } from '../identity/fields.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { Passwords } from '../identity/passwords.js';
import { authHeaders } from '../identity/sessions.js';
import { hashOf, newToken } from '../identity/tokens.js';
import { UserChanges } from '../identity/user-changes.js';
import { Mailer } from '../mail/mailer.js';
import { POOL } from '../providers.js';
import type { SentView } from '../sign-up/sign-up.dto.js';
import type { EmailView, NewEmailBody } from './email.dto.js';

const HOURS = 24;
const HOUR_MS = 3_600_000;

/** A user's address: a new one takes effect once the same user confirms it with the mailed link. */
@Injectable()
export class EmailService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
    private readonly mailer: Mailer,
    private readonly gate: SignInGate,
    private readonly passwords: Passwords,
    private readonly changes: UserChanges,
  ) {}

  /** Does the same for every address; one that already has a user gets a mail that says so. */
  async requestChange(body: NewEmailBody, user: User, request: IncomingMessage): Promise<Shown<SentView>> {
    const email = normalEmail(body.email);
    await this.gate.attempts.consume('password of', user.userId);
    await this.passwords.assertOwn(authHeaders(request), body.password, 'password');
    await this.gate.attempts.consume('change mail to', email);
    const token = newToken();
    const now = this.now();
    const { name, language, userId, activeOrganizationId } = user;
    await inTransaction(this.pool, async (tx) => {
      const other = await findUserByEmail(tx, email);
      await deleteEmailChanges(tx, userId);
      const expiresAt = new Date(now.getTime() + HOURS * HOUR_MS);
      await insertEmailChange(tx, { tokenHash: hashOf(token), userId, email, now, expiresAt });
      if (other === null) {
        await this.mailer.enqueue(tx, {
          to: email,
          template: 'change-email',
          language,
          data: { name, token, hours: HOURS },
        });
      } else {
        const data = { name: other.name };
        await this.mailer.enqueue(tx, { to: email, template: 'already-registered', language: other.language, data });
      }
      await this.changes.notify({ userId, activeOrganizationId, request, action: 'email_changing' }, tx);
    });
    return { sent: true };
  }

  /** Throws `token_invalid` for another user's token too. */
  async confirm(token: string, user: User, request: IncomingMessage): Promise<Shown<EmailView>> {
    await this.gate.attempts.consumeForAddress('link from', this.gate.addressOf(request));
    const now = this.now();
    const { userId, activeOrganizationId } = user;
    const email = await inTransaction(this.pool, async (tx) => {
      const wanted = await consumeEmailChange(tx, hashOf(token), userId, now);
      if (wanted === null) throw new PlatformError({ code: 'token_invalid' });
      const former = await updateUserEmail(tx, userId, wanted, now);
      if (former === null) throw new PlatformError({ code: 'email_taken' });
      // Links that were sent to the old address.
      await deleteVerificationsOf(tx, userId);
      await moveAccountEmails(tx, { userId, from: former, to: wanted }, { actor: actorOf(user, request), now });
      await this.changes.notify({ userId, activeOrganizationId, request, action: 'email_changed', to: former }, tx);
      return wanted;
    });
    await this.gate.attempts.resetMailLimits(email);
    await this.gate.sessions.restart(request, user);
    return { email };
  }
}
