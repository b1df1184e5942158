import { MIN_PEPPER_BYTES } from '@entity-registry/accounts';
import { readObjectStoreSettings } from '@entity-registry/registry';
import type { ObjectStoreSettings } from '@entity-registry/registry';
import { SettingsError } from './failures.js';

/** Settings from the environment. */
export interface Settings {
  databaseUrl: string;
  /** Empty if the queues are in the database. */
  redisUrl: string;
  pepper: Uint8Array;
  /** Addresses of OpenSearch; none if PostgreSQL searches. */
  searchNodes: readonly string[];
  searchPrefix: string;
  /** Where archived months of the ledger are. Throws an ObjectStoreSettingsError if the environment doesn't say it. */
  objectStore: () => ObjectStoreSettings;
}

const DEFAULT_PREFIX = 'registry';

/**
 * Reads DATABASE_URL, KEY_PEPPER and, if they are set, DATABASE_SESSION_URL (then used in place of DATABASE_URL), REDIS_URL, SEARCH_URL and
 * SEARCH_PREFIX; `npm run registry` sets DATABASE_URL and KEY_PEPPER from .data if DATABASE_URL is absent. Throws a SettingsError that lists every invalid variable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // Tasks hold their locks for as long as they run, which a pooler in transaction mode breaks.
  const sessionUrl = environment['DATABASE_SESSION_URL'] ?? '';
  const databaseUrl = sessionUrl || (environment['DATABASE_URL'] ?? '');
  const pepper = Buffer.from(environment['KEY_PEPPER'] ?? '', 'utf8');
  const redisUrl = environment['REDIS_URL'] ?? '';
  const errors: string[] = [];
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    errors.push(
      `${sessionUrl === '' ? 'DATABASE_URL' : 'DATABASE_SESSION_URL'} ${databaseUrl === '' ? 'is not set' : 'is not a postgresql:// address'}: ` +
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
  const searchUrl = environment['SEARCH_URL'] ?? '';
  const searchPrefix = environment['SEARCH_PREFIX'] ?? DEFAULT_PREFIX;
  if (searchUrl !== '' && !/^https?:\/\/\S+( https?:\/\/\S+)*$/.test(searchUrl)) {
    errors.push(
      "SEARCH_URL has something else than http:// or https:// addresses, separated by spaces: set it to the API's value.",
    );
  }
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(searchPrefix)) {
    errors.push("SEARCH_PREFIX is not lowercase letters, digits and underscores: set it to the API's value.");
  }
  if (errors.length > 0) throw new SettingsError(errors.join('\n'));
  const searchNodes = searchUrl === '' ? [] : searchUrl.split(' ');
  const objectStore = () => readObjectStoreSettings(environment);
  return { databaseUrl, redisUrl, pepper, objectStore, searchNodes, searchPrefix };
}
