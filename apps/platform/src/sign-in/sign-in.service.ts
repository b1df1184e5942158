import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { mapAuthErrors } from '../errors/auth-errors.js';
import type { Auth } from '../identity/auth.js';
import { normalEmail } from '../identity/fields.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { OneTimeCodes } from '../identity/one-time-codes.js';
import { authHeaders, passCookies } from '../identity/sessions.js';
import { AUTH } from '../providers.js';
import type { SignedInView } from '../sign-up/sign-up.dto.js';
import type {
  BrowserConfirmedView,
  ConfirmBrowserBody,
  FirstFactorView,
  PasskeyBody,
  PasskeyOptionsView,
  SecondFactorBody,
  SignInBody,
  SignedOutView,
} from './sign-in.dto.js';

/** A sign-in never adds to an existing session: the library doesn't see that session, and it ends. */
const WITHOUT_SESSION = { session: false };

/** Signing in, by password, second factor and passkey. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(AUTH) private readonly auth: Auth,
    private readonly gate: SignInGate,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Unknown addresses take as long as wrong passwords: the library hashes for them too. */
  async signIn({ email: given, password }: SignInBody, request: IncomingMessage): Promise<Shown<FirstFactorView>> {
    const email = normalEmail(given);
    const counted = await this.gate.consumeSignIn(request, email);
    const { response, headers } = await mapAuthErrors(
      this.auth.api.signInEmail({
        body: { email, password },
        headers: authHeaders(request, WITHOUT_SESSION),
        returnHeaders: true,
      }),
    );
    await this.replace(request, headers);
    if (!('user' in response)) return { two_factor: true };
    await this.gate.attempts.reset(...counted);
    await this.gate.recordSignIn(request, response.user, 'password');
    return { two_factor: false };
  }

  async secondFactor({ code, backup_code }: SecondFactorBody, request: IncomingMessage): Promise<Shown<SignedInView>> {
    if ((code === undefined) === (backup_code === undefined)) {
      throw new DomainError('invalid_parameter', {
        parameter: 'code',
        message: 'is required unless backup_code is given; send only one of them',
      });
    }
    await this.gate.attempts.consumeForAddress('factor from', this.gate.addressOf(request));
    const given = { headers: authHeaders(request, WITHOUT_SESSION), returnHeaders: true as const };
    const { response, headers } =
      code === undefined
        ? await mapAuthErrors(this.auth.api.verifyBackupCode({ body: { code: backup_code ?? '' }, ...given }))
        : await mapAuthErrors(this.auth.api.verifyTOTP({ body: { code }, ...given }));
    const { user, token } = response;
    if (code !== undefined) await this.codes.use(user.id, code, token ?? null);
    await this.replace(request, headers);
    await this.gate.attempts.reset(...this.gate.limitOf(request, user.email));
    await this.gate.recordSignIn(request, user, code === undefined ? 'backup code' : 'code');
    return { signed_in: true };
  }

  /** Gives this browser its own attempts after unknown browsers have used up theirs. Doesn't sign in. */
  async confirmBrowser({ token }: ConfirmBrowserBody, request: IncomingMessage): Promise<Shown<BrowserConfirmedView>> {
    await this.gate.confirmBrowser(token, request);
    return { confirmed: true };
  }

  async passkeyOptions(request: IncomingMessage): Promise<Shown<PasskeyOptionsView>> {
    await this.gate.attempts.consumeForAddress('factor from', this.gate.addressOf(request));
    const { response, headers } = await mapAuthErrors(
      this.auth.api.generatePasskeyAuthenticationOptions({
        headers: authHeaders(request, WITHOUT_SESSION),
        returnHeaders: true,
      }),
    );
    passCookies(request, headers);
    // The library checks that the user was verified; the browser has to request it.
    return { options: { ...response, userVerification: 'required' } };
  }

  async passkey({ response: credential }: PasskeyBody, request: IncomingMessage): Promise<Shown<SignedInView>> {
    await this.gate.attempts.consumeForAddress('factor from', this.gate.addressOf(request));
    const { response, headers } = await mapAuthErrors(
      this.auth.api.verifyPasskeyAuthentication({
        body: { response: credential },
        headers: authHeaders(request, WITHOUT_SESSION),
        returnHeaders: true,
      }),
    );
    await this.replace(request, headers);
    await this.gate.recordSignIn(request, response.user, 'passkey');
    return { signed_in: true };
  }

  async signOut(request: IncomingMessage): Promise<Shown<SignedOutView>> {
    await this.gate.sessions.signOut(request);
    return { signed_out: true };
  }

  /** Passes the library's response to the browser, replacing the previous session. */
  private async replace(request: IncomingMessage, headers: Headers): Promise<void> {
    const former = await this.gate.sessions.find(request);
    passCookies(request, headers);
    if (former !== null) await this.gate.sessions.end(former);
  }
}
