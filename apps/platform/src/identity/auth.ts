import { passkey } from '@better-auth/passkey';
import type { Logger } from '@entity-registry/nest-kit';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type pg from 'pg';
import type { PlatformConfig } from '../config.js';

export interface AuthOptions {
  config: Pick<PlatformConfig, 'PLATFORM_URL' | 'PLATFORM_SECRET_KEY'>;
  pool: pg.Pool;
  log: Logger;
}

/** Header by which the library is told the address of a caller; it sees no other header that names one. */
export const ADDRESS_HEADER = 'x-client-address';

const DAY_SECONDS = 86_400;
/** A session ends a week after it was last used; its row is written at most once a day. */
const SESSION = { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS };

export const PASSWORD_LENGTH = { min: 10, max: 128 };

const ISSUER = 'Entity Registry';

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * The auth library on our tables (ADR 0126): password hashes, sessions and their cookies, second factors, passkeys. Its own
 * routes are not served: what the dashboard may ask for are our routes, which call it.
 */
export function createAuth({ config, pool, log }: AuthOptions) {
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
      // What else the library passes may hold what its caller sent.
      log: (level, message) => {
        log[level === 'error' ? 'error' : 'debug']({ part: 'auth' }, message);
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
    verification: { modelName: 'auth_verification', fields: { expiresAt: 'expires_at', ...times } },
    rateLimit: { enabled: false },
    plugins: [
      twoFactor({
        issuer: ISSUER,
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

export type Auth = ReturnType<typeof createAuth>;
