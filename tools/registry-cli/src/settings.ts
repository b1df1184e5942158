import { MIN_PEPPER_BYTES } from '@entity-registry/accounts';

/** What the commands need from the environment. */
export interface Settings {
  databaseUrl: string;
  /** Empty: the queues are in the database. */
  redisUrl: string;
  pepper: Uint8Array;
}

/** The environment is incomplete; `message` says what is missing and what to do about it. */
export class SettingsError extends Error {}

/**
 * Reads DATABASE_URL, KEY_PEPPER and, if it is set, REDIS_URL; `npm run registry` fills both in from .data when DATABASE_URL is absent. Throws
 * SettingsError that lists every fault with its variable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const databaseUrl = environment['DATABASE_URL'] ?? '';
  const pepper = Buffer.from(environment['KEY_PEPPER'] ?? '', 'utf8');
  const redisUrl = environment['REDIS_URL'] ?? '';
  const faults: string[] = [];
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    faults.push(
      `DATABASE_URL ${databaseUrl === '' ? 'is not set' : 'is no postgresql:// address'}: ` +
        'give the address of the database, or leave it out and use `npm run registry`, which knows that of `npm start`.',
    );
  }
  if (pepper.byteLength < MIN_PEPPER_BYTES) {
    faults.push(
      `KEY_PEPPER ${pepper.byteLength === 0 ? 'is not set' : `has ${pepper.byteLength} bytes`}: ` +
        `give the value that the API runs with, at least ${MIN_PEPPER_BYTES} bytes; keys made with another do not work.`,
    );
  }
  if (redisUrl !== '' && !/^rediss?:\/\//.test(redisUrl)) {
    faults.push('REDIS_URL is no redis:// or rediss:// address: give that of the API, or leave it out if it has none.');
  }
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return { databaseUrl, redisUrl, pepper };
}
