import { PlatformError } from '../errors/platform-error.js';
import type { Auth } from './auth.js';

/** Longer than the library accepts a code, including the previous and the next period. */
const REMEMBERED_MS = 180_000;

/** Accepts each authenticator code once (RFC 6238, section 5.2): the library would accept it again while it is valid. */
export class OneTimeCodes {
  constructor(private readonly auth: Auth) {}

  /** Throws `code_rejected`, and ends the session that the code opened (`token`), if the code was used before. */
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
