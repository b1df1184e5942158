import type { IncomingMessage } from 'node:http';
import {
  withAudit,
  deleteSignUps,
  findUserByEmail,
  insertSignUp,
  insertUser,
  lockSignUp,
} from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { contextOf } from '@entity-registry/http';
import { inTransaction } from '@entity-registry/database';
import type { SignUpRow, UserRow } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';
import { assertStrongPassword, normalEmail } from '../identity/fields.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { Passwords } from '../identity/passwords.js';
import { hashOf, isTokenOf, newToken } from '../identity/tokens.js';
import { Mailer } from '../mail/mailer.js';
import { POOL } from '../providers.js';
import type { ConfirmBody, SentView, SignUpBody, SignedInView } from './sign-up.dto.js';

const HOURS = 24;
const HOUR_MS = 3_600_000;
const BROWSER_COOKIE = 'sign_up';

/**
 * Sign-up (ADR 0126). No user exists before the address is confirmed, and each sign-up has its own token. Signing up with another
 * person's address creates neither a user nor a password for the user that its owner creates.
 */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
    private readonly mailer: Mailer,
    private readonly passwords: Passwords,
    private readonly gate: SignInGate,
  ) {}

  /** Does the same for every address, in the same time; only the mail differs. */
  async signUp(body: SignUpBody, request: IncomingMessage): Promise<Shown<SentView>> {
    const email = normalEmail(body.email);
    assertStrongPassword(body.password, email, 'password');
    await this.gate.attempts.consumeForAddress('sign-up from', this.gate.addressOf(request));
    await this.gate.attempts.consume('confirm mail to', email);
    const password = await this.passwords.hash(body.password);
    const token = newToken();
    const browser = newToken();
    const now = this.now();
    await inTransaction(this.pool, async (tx) => {
      const user = await findUserByEmail(tx, email);
      // Stored for a known address too, under a token that is sent to no one.
      await insertSignUp(tx, {
        ...{ email, name: body.name, password, language: body.language },
        organizationName: body.organization_name ?? null,
        ...{ tokenHash: hashOf(token), browserHash: hashOf(browser) },
        ...{ now, expiresAt: new Date(now.getTime() + HOURS * HOUR_MS) },
      });
      await this.mail(tx, { email, body, token, user });
    });
    this.gate.cookies.write(request, BROWSER_COOKIE, browser, HOURS * 3_600);
    return { sent: true };
  }

  private async mail(
    tx: Queryable,
    { email, body, token, user }: { email: string; body: SignUpBody; token: string; user: UserRow | null },
  ): Promise<void> {
    if (user === null) {
      const data = { name: body.name, token, hours: HOURS };
      await this.mailer.enqueue(tx, { to: email, template: 'confirm', language: body.language, data });
    } else {
      const data = { name: user.name };
      await this.mailer.enqueue(tx, { to: email, template: 'already-registered', language: user.language, data });
    }
  }

  /**
   * Creates the user of a sign-up, and signs them in. A person with the link but neither the browser nor the password of the
   * sign-up may own the address, but did not sign up: `password_required`.
   */
  async confirm({ token, password }: ConfirmBody, request: IncomingMessage): Promise<Shown<SignedInView>> {
    await this.gate.attempts.consumeForAddress('link from', this.gate.addressOf(request));
    if (password !== undefined) await this.gate.attempts.consume('link password', token);
    const browser = this.gate.cookies.read(request, BROWSER_COOKIE);
    const user = await inTransaction(this.pool, async (tx) => {
      const signUp = await lockSignUp(tx, hashOf(token), this.now());
      if (signUp === null) throw new PlatformError({ code: 'token_invalid' });
      await this.assertSignedUpBy(signUp, browser, password);
      return this.addUser(tx, signUp, request);
    });
    this.gate.cookies.write(request, BROWSER_COOKIE, '', 0);
    await this.gate.attempts.resetMailLimits(user.email);
    await this.gate.startSession(request, user, null);
    return { signed_in: true };
  }

  private async assertSignedUpBy(signUp: SignUpRow, browser: string | null, password?: string): Promise<void> {
    if (browser !== null && isTokenOf(signUp.browserHash, browser)) return;
    if (password === undefined) throw new PlatformError({ code: 'password_required' });
    if (!(await this.passwords.verify(signUp.password, password))) {
      throw new PlatformError({ code: 'credentials_rejected' });
    }
  }

  private async addUser(tx: pg.PoolClient, signUp: SignUpRow, request: IncomingMessage): Promise<UserRow> {
    const now = this.now();
    const user = await insertUser(tx, { ...signUp, now });
    // Another sign-up of the address was confirmed at the same moment.
    if (user === null) throw new PlatformError({ code: 'token_invalid' });
    await deleteSignUps(tx, signUp.email);
    const actor = { operatorId: null, userId: user.id, name: user.name, requestId: contextOf(request).id };
    await withAudit(tx, actor, now, (_tx, recordChange) =>
      recordChange({ action: 'user.confirm', target: `user:${user.id}` }),
    );
    return user;
  }
}
