import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../access/current-member.js';
import { mapAuthErrors } from '../errors/auth-errors.js';
import { PlatformError } from '../errors/platform-error.js';
import type { Auth } from '../identity/auth.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { OneTimeCodes } from '../identity/one-time-codes.js';
import { authHeaders } from '../identity/sessions.js';
import { UserChanges } from '../identity/user-changes.js';
import type { SecurityAction } from '../mail/templates/security-notice.js';
import { AUTH } from '../providers.js';
import type { BackupCodesView, SecondFactorSetupView, SecondFactorView } from './second-factor.dto.js';

/** The second factor of a user: codes of an authenticator app (TOTP), and backup codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    @Inject(AUTH) private readonly auth: Auth,
    private readonly gate: SignInGate,
    private readonly codes: OneTimeCodes,
    private readonly changes: UserChanges,
  ) {}

  /** Creates a secret, which has no effect until the user enters a code of it. */
  async begin(password: string, user: User, request: IncomingMessage): Promise<Shown<SecondFactorSetupView>> {
    // The library would replace a secret that is in use.
    if (user.twoFactor) throw new PlatformError({ code: 'two_factor_on' });
    await this.gate.attempts.consume('password of', user.userId);
    const { totpURI, backupCodes } = await mapAuthErrors(
      this.auth.api.enableTwoFactor({ body: { password }, headers: authHeaders(request) }),
    );
    return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '', backup_codes: backupCodes };
  }

  async confirm(code: string, user: User, request: IncomingMessage): Promise<Shown<SecondFactorView>> {
    if (user.twoFactor) throw new PlatformError({ code: 'two_factor_on' });
    await this.gate.attempts.consume('password of', user.userId);
    await mapAuthErrors(this.auth.api.verifyTOTP({ body: { code }, headers: authHeaders(request) }));
    await this.codes.use(user.userId, code, null);
    await this.changed(user, request, 'two_factor_enabled');
    return { two_factor: true };
  }

  async disable(password: string, user: User, request: IncomingMessage): Promise<Shown<SecondFactorView>> {
    await this.gate.attempts.consume('password of', user.userId);
    await mapAuthErrors(this.auth.api.disableTwoFactor({ body: { password }, headers: authHeaders(request) }));
    if (user.twoFactor) await this.changed(user, request, 'two_factor_disabled');
    else await this.gate.sessions.restart(request, user);
    return { two_factor: false };
  }

  async makeBackupCodes(password: string, user: User, request: IncomingMessage): Promise<Shown<BackupCodesView>> {
    await this.gate.attempts.consume('password of', user.userId);
    const { backupCodes } = await mapAuthErrors(
      this.auth.api.generateBackupCodes({ body: { password }, headers: authHeaders(request) }),
    );
    await this.notify(user, request, 'backup_codes_made');
    return { backup_codes: backupCodes };
  }

  /** Ends all sessions of the user, which predate the change, and starts a new one here. */
  private async changed(user: User, request: IncomingMessage, event: SecurityAction): Promise<void> {
    await this.gate.sessions.restart(request, user);
    await this.notify(user, request, event);
  }

  private notify(user: User, request: IncomingMessage, action: SecurityAction): Promise<void> {
    const { userId, activeOrganizationId } = user;
    return this.changes.notify({ userId, activeOrganizationId, request, action });
  }
}
