import { PlatformError } from '../errors/platform-error.js';
import type { Auth } from './auth.js';

/** Longer than the library takes a code: that of a minute ago and the one to come. */
const REMEMBERED_MS = 180_000;

/** Each code of an authenticator app is taken once (RFC 6238, section 5.2): the library would take it again while it lasts. */
export class OneTimeCodes {
  constructor(private readonly auth: Auth) {}

  /** Throws `code_rejected`, and ends the session that the code opened (`token`), when the code was used before. */
  async use(userId: string, code: string, token: string | null): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    const isFirst = await internalAdapter.reserveVerificationValue({
      identifier: `used code ${userId} ${code}`,
      value: 'used',
      expiresAt: new Date(Date.now() + REMEMBERED_MS),
    });
    if (isFirst) return;
    if (token !== null) await internalAdapter.deleteSession(token);
    throw new PlatformError({ code: 'code_rejected' });
  }
}
