import { MIN_PEPPER_BYTES } from '@entity-registry/accounts';

/** Settings from the environment. */
export interface Settings {
  databaseUrl: string;
  /** Empty if the queues are in the database. */
  redisUrl: string;
  pepper: Uint8Array;
}

/** The environment is incomplete. The message explains the problem and the remedy. */
export class SettingsError extends Error {}

/**
 * Reads DATABASE_URL, KEY_PEPPER and, if it is set, REDIS_URL; `npm run registry` sets DATABASE_URL and KEY_PEPPER from
 * .data if DATABASE_URL is absent. Throws a SettingsError that lists every invalid variable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const databaseUrl = environment['DATABASE_URL'] ?? '';
  const pepper = Buffer.from(environment['KEY_PEPPER'] ?? '', 'utf8');
  const redisUrl = environment['REDIS_URL'] ?? '';
  const errors: string[] = [];
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    errors.push(
      `DATABASE_URL ${databaseUrl === '' ? 'is not set' : 'is not a postgresql:// address'}: ` +
        'set it to the address of the database, or unset it to use the database of `npm start` with `npm run registry`.',
    );
  }
  if (pepper.byteLength < MIN_PEPPER_BYTES) {
    errors.push(
      `KEY_PEPPER ${pepper.byteLength === 0 ? 'is not set' : `has ${pepper.byteLength} bytes`}: ` +
        `set it to the API's value, at least ${MIN_PEPPER_BYTES} bytes; keys created with another value do not work.`,
    );
  }
  if (redisUrl !== '' && !/^rediss?:\/\//.test(redisUrl)) {
    errors.push(
      "REDIS_URL is not a redis:// or rediss:// address: set it to the API's value, or unset it if the API has none.",
    );
  }
  if (errors.length > 0) throw new SettingsError(errors.join('\n'));
  return { databaseUrl, redisUrl, pepper };
}
