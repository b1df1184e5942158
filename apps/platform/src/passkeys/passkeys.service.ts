import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { deletePasskey, listPasskeys } from '@entity-registry/accounts';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { User } from '../access/current-member.js';
import { mapAuthErrors } from '../errors/auth-errors.js';
import { PlatformError } from '../errors/platform-error.js';
import type { Auth } from '../identity/auth.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { Passwords } from '../identity/passwords.js';
import { authHeaders, passCookies } from '../identity/sessions.js';
import { UserChanges } from '../identity/user-changes.js';
import type { SecurityAction } from '../mail/templates/security-notice.js';
import { AUTH, POOL } from '../providers.js';
import type { PasskeyOptionsView } from '../sign-in/sign-in.dto.js';
import { toPasskey } from './passkey.dto.js';
import type { NewPasskeyBody, PasskeyRemovedView, PasskeyView } from './passkey.dto.js';

/** The passkeys of a user, with which they sign in without a password. */
@Injectable()
export class PasskeysService {
  constructor(
    @Inject(AUTH) private readonly auth: Auth,
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly gate: SignInGate,
    private readonly passwords: Passwords,
    private readonly changes: UserChanges,
  ) {}

  async list({ userId }: User): Promise<{ items: Shown<PasskeyView>[] }> {
    return { items: (await listPasskeys(this.pool, userId)).map(toPasskey) };
  }

  /** The options for a browser to create a passkey. Requires the password: a session alone is not enough. */
  async options(password: string, user: User, request: IncomingMessage): Promise<Shown<PasskeyOptionsView>> {
    await this.gate.attempts.consume('password of', user.userId);
    const headers = authHeaders(request);
    await this.passwords.assertOwn(headers, password, 'password');
    const made = await mapAuthErrors(
      this.auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }),
    );
    passCookies(request, made.headers);
    return { options: { ...made.response } };
  }

  /** Throws `passkey_rejected` unless the response matches the challenge that was issued after the password check. */
  async add({ name, response }: NewPasskeyBody, user: User, request: IncomingMessage): Promise<Shown<PasskeyView>> {
    const made = await mapAuthErrors(
      this.auth.api.verifyPasskeyRegistration({ body: { name, response }, headers: authHeaders(request) }),
    );
    await this.notify(user, request, 'passkey_added');
    return toPasskey({ ...made, name: made.name ?? null, createdAt: made.createdAt });
  }

  async remove(id: string, password: string, user: User, request: IncomingMessage): Promise<Shown<PasskeyRemovedView>> {
    await this.gate.attempts.consume('password of', user.userId);
    await this.passwords.assertOwn(authHeaders(request), password, 'password');
    if (!(await deletePasskey(this.pool, user.userId, id))) throw new PlatformError({ code: 'unknown_passkey' });
    await this.notify(user, request, 'passkey_removed');
    return { removed: true };
  }

  private notify(
    { userId, activeOrganizationId }: User,
    request: IncomingMessage,
    action: SecurityAction,
  ): Promise<void> {
    return this.changes.notify({ userId, activeOrganizationId, request, action });
  }
}
