import { passkey } from '@better-auth/passkey';
import type { Logger } from '@entity-registry/http';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type pg from 'pg';
import type { PlatformConfig } from '../config.js';
import { startSession } from './start-session.js';

/** Events of the library that the app sends mails for. */
export interface AuthEvents {
  /** The user of an address asked for a new password. */
  onResetAsked(user: { id: string; email: string }, token: string): Promise<void>;
  /** A user chose a new password with a link. */
  onReset(user: { id: string; email: string }): Promise<void>;
}

export interface AuthOptions {
  config: Pick<PlatformConfig, 'PLATFORM_URL' | 'PLATFORM_SECRET_KEY'>;
  pool: pg.Pool;
  log: Logger;
  events: AuthEvents;
}

/** The header that passes the caller's address to the library; it sees no other address header. */
export const ADDRESS_HEADER = 'x-client-address';

const DAY_SECONDS = 86_400;
/** A session ends a week after its last use; its row is written at most once a day. */
const SESSION = { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS };

/** How long the link of a password reset mail works. */
export const RESET_MINUTES = 60;
/** Maximum time between the password and the second factor. */
const SECOND_FACTOR_SECONDS = 600;

export const PASSWORD_LENGTH = { min: 10, max: 128 };

const ISSUER = 'Entity Registry';

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * Configures the auth library on our tables (ADR 0126): password hashes, sessions and their cookies, second factors, passkeys.
 * Its own routes are not served; the dashboard uses our routes, which call it.
 */
export function createAuth({ config, pool, log, events }: AuthOptions) {
  const address = new URL(config.PLATFORM_URL);
  return betterAuth({
    appName: ISSUER,
    baseURL: address.origin,
    basePath: '/api/auth',
    secret: config.PLATFORM_SECRET_KEY,
    trustedOrigins: [address.origin],
    database: pool,
    telemetry: { enabled: false },
    logger: {
      // Other values that the library passes may contain what its caller sent.
      log: (level, message, ...details) => {
        const failure = details.find((detail) => detail instanceof Error)?.message;
        log[level === 'error' ? 'error' : 'debug']({ part: 'auth', failure }, message);
      },
    },
    advanced: {
      cookiePrefix: 'entity-registry',
      useSecureCookies: address.protocol === 'https:',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => events.onResetAsked(user, token),
      onPasswordReset: ({ user }) => events.onReset(user),
    },
    user: {
      modelName: 'auth_user',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: { language: { type: 'string', fieldName: 'language', required: true, defaultValue: 'en' } },
    },
    session: {
      modelName: 'auth_session',
      fields: {
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
        ...times,
      },
      additionalFields: {
        activeOrganizationId: { type: 'string', fieldName: 'active_organization_id', required: false, input: false },
      },
      ...SESSION,
      // Where the library would require a fresh session, we require the password.
      freshAge: 0,
    },
    account: {
      modelName: 'auth_credential',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', ...times },
      storeIdentifier: 'hashed',
    },
    rateLimit: { enabled: false },
    plugins: [
      startSession,
      twoFactor({
        issuer: ISSUER,
        twoFactorCookieMaxAge: SECOND_FACTOR_SECONDS,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'auth_two_factor',
            fields: {
              backupCodes: 'backup_codes',
              userId: 'user_id',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpID: address.hostname,
        rpName: ISSUER,
        origin: address.origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => {
            assertUserVerified(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          afterVerification: ({ verification }) => {
            assertUserVerified(verification.authenticationInfo.userVerified);
          },
        },
        schema: {
          passkey: {
            modelName: 'auth_passkey',
            fields: {
              publicKey: 'public_key',
              userId: 'user_id',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
  });
}

/**
 * A passkey replaces two factors: something you have, and something you are or know. Without user verification it is only one.
 */
function assertUserVerified(isVerified: boolean | undefined): void {
  if (isVerified === true) return;
  throw APIError.from('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'the user was not verified' });
}

export type Auth = ReturnType<typeof createAuth>;
