import { DomainError, lookup } from '@entity-registry/domain';
import { isAPIError } from 'better-auth/api';
import { PlatformError } from './platform-error.js';
import type { PlatformErrorDetail } from './platform-error.js';

/** How long the auth library blocks the second factor after ten wrong attempts in a row. */
const LOCKED_SECONDS = 900;
const RETRY_AFTER_SECONDS = 2;

/** The auth library's errors as errors of this app. All others are internal errors. */
const AUTH_ERRORS: Readonly<Record<string, PlatformErrorDetail>> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'credentials_rejected' },
  INVALID_PASSWORD: { code: 'password_wrong', field: 'password' },
  INVALID_TOKEN: { code: 'token_invalid' },
  INVALID_CODE: { code: 'code_rejected' },
  INVALID_BACKUP_CODE: { code: 'code_rejected' },
  INVALID_TWO_FACTOR_COOKIE: { code: 'challenge_expired' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { code: 'challenge_expired' },
  ACCOUNT_TEMPORARILY_LOCKED: { code: 'too_many_attempts', retryAfterSeconds: LOCKED_SECONDS },
  TOTP_NOT_ENABLED: { code: 'two_factor_off' },
  TWO_FACTOR_NOT_ENABLED: { code: 'two_factor_off' },
  BACKUP_CODES_NOT_ENABLED: { code: 'two_factor_off' },
  CHALLENGE_NOT_FOUND: { code: 'passkey_rejected' },
  PASSKEY_NOT_FOUND: { code: 'passkey_rejected' },
  AUTHENTICATION_FAILED: { code: 'passkey_rejected' },
  FAILED_TO_VERIFY_REGISTRATION: { code: 'passkey_rejected' },
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: { code: 'passkey_rejected' },
  UNAUTHORIZED: { code: 'not_signed_in' },
  SESSION_EXPIRED: { code: 'not_signed_in' },
};

/** Maps an error of the auth library to one of this app; null if it is unknown. */
export function authErrorOf(error: unknown): PlatformErrorDetail | null {
  if (!isAPIError(error)) return null;
  return lookup(AUTH_ERRORS, codeOf(error) ?? '') ?? null;
}

/**
 * Returns the library's response. Maps its errors to those of this app, and a database that doesn't respond to
 * `service_unavailable`. `field`: the member of the body that holds the password.
 */
export async function mapAuthErrors<Result>(work: Promise<Result>, field = 'password'): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const detail = authErrorOf(error);
    if (detail?.code === 'password_wrong') throw new PlatformError({ ...detail, field });
    if (detail !== null) throw new PlatformError(detail);
    // If several sign-ins use the same backup code at once, the library accepts one. The others find its row changed.
    if (isAPIError(error) && error.status === 'CONFLICT') throw new PlatformError({ code: 'code_rejected' });
    if (isAPIError(error) && codeOf(error) === 'FAILED_TO_GET_SESSION') {
      throw new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    throw error;
  }
}

function codeOf({ body }: { body?: unknown }): string | undefined {
  return (body as { code?: string } | undefined)?.code;
}
