import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../access/current-member.js';
import { mapAuthErrors } from '../errors/auth-errors.js';
import type { Auth } from '../identity/auth.js';
import { assertStrongPassword, normalEmail } from '../identity/fields.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { authHeaders } from '../identity/sessions.js';
import { UserChanges } from '../identity/user-changes.js';
import { AUTH } from '../providers.js';
import type { SentView } from '../sign-up/sign-up.dto.js';
import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  PasswordChangedView,
  PasswordResetView,
  ResetPasswordBody,
} from './password.dto.js';

/** New passwords, for users who forgot theirs and for signed-in users. */
@Injectable()
export class PasswordsService {
  constructor(
    @Inject(AUTH) private readonly auth: Auth,
    private readonly gate: SignInGate,
    private readonly changes: UserChanges,
  ) {}

  /**
   * Does the same for every address; only users get a mail. If the mailbox reached its limit, the link of the newest
   * mail still works, so none is sent (ADR 0052).
   */
  async forgot({ email: given }: ForgotPasswordBody, request: IncomingMessage): Promise<Shown<SentView>> {
    const email = normalEmail(given);
    await this.gate.attempts.consumeForAddress('reset from', this.gate.addressOf(request));
    if (await this.gate.attempts.tryConsume('reset mail to', email)) {
      await mapAuthErrors(this.auth.api.requestPasswordReset({ body: { email } }));
    }
    return { sent: true };
  }

  async reset({ token, password }: ResetPasswordBody, request: IncomingMessage): Promise<Shown<PasswordResetView>> {
    await this.gate.attempts.consumeForAddress('link from', this.gate.addressOf(request));
    assertStrongPassword(password, '', 'password');
    await mapAuthErrors(this.auth.api.resetPassword({ body: { token, newPassword: password } }));
    return { reset: true };
  }

  async change(body: ChangePasswordBody, user: User, request: IncomingMessage): Promise<Shown<PasswordChangedView>> {
    await this.gate.attempts.consume('password of', user.userId);
    assertStrongPassword(body.new_password, user.email, 'new_password');
    await mapAuthErrors(
      this.auth.api.changePassword({
        body: { currentPassword: body.current_password, newPassword: body.new_password, revokeOtherSessions: true },
        headers: authHeaders(request),
      }),
      'current_password',
    );
    await this.changes.revokeLinks(user.userId);
    // The library ended every session, including this one, and started one without an organization.
    await this.gate.sessions.restart(request, user);
    const { userId, activeOrganizationId } = user;
    await this.changes.notify({ userId, activeOrganizationId, request, action: 'password_changed' });
    return { changed: true };
  }
}
