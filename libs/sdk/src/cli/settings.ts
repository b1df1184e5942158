import { createHash } from 'node:crypto';
import { EntityRegistry, PublicTierLockedError } from '../index.js';
import type { ClientOptions } from '../index.js';
import { usageError } from './exit.js';

/** Output formats. */
export const FORMATS = ['table', 'json', 'csv'] as const;

export type Format = (typeof FORMATS)[number];

/** Options of every command, as given. */
export interface GlobalOptions {
  readonly key?: string;
  readonly baseUrl?: string;
  readonly format: Format;
  readonly dryRun?: boolean;
  readonly quiet?: boolean;
  /** Seconds. */
  readonly requestTimeout?: number;
}

/** How to reach the service. */
export interface Connection {
  readonly registry: EntityRegistry;
  readonly baseUrl: string;
  /** Only distinguishes one key from another. */
  readonly caller: string;
  /** The address to top up a balance, which the service only returns to callers without a key; null: unavailable. */
  readonly upgradeUrl: () => Promise<string | null>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Attempts after the first: one more than a rate limit of one call a second needs. */
const RETRIES = 4;

/**
 * Connects with `--base-url` and `--key`, or else with REGISTRY_BASE_URL and REGISTRY_API_KEY. Throws a usage failure if one
 * is missing or invalid. Never shows the key.
 */
export function connect(options: GlobalOptions, environment: Environment, client: Partial<ClientOptions>): Connection {
  const baseUrl = firstNonEmpty(options.baseUrl, environment['REGISTRY_BASE_URL']);
  if (baseUrl === undefined) {
    throw usageError('no service address: set REGISTRY_BASE_URL or pass --base-url, such as https://api.example.com');
  }
  const apiKey = firstNonEmpty(options.key, environment['REGISTRY_API_KEY']);
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw usageError('the key has invalid characters. Check REGISTRY_API_KEY or --key.');
  }
  try {
    const timeoutMs = options.requestTimeout === undefined ? undefined : options.requestTimeout * 1_000;
    const registry = new EntityRegistry({ maxRetries: RETRIES, timeoutMs, ...client, baseUrl, apiKey });
    return {
      registry,
      baseUrl: new URL(baseUrl).href,
      caller: digest(apiKey ?? ''),
      upgradeUrl: () => upgradeUrlOf({ ...client, baseUrl }),
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The client's own message: it doesn't show the address, which may hold a password.
    throw usageError(`${error.message.replace(/^baseUrl/, '--base-url')}. Example: https://api.example.com`);
  }
}

/** An empty variable counts as absent. */
function firstNonEmpty(...values: readonly (string | undefined)[]): string | undefined {
  return values.map((value) => value?.trim()).find((value) => value !== undefined && value !== '');
}

function digest(key: string): string {
  return createHash('sha256').update(`registry-cli ${key}`).digest('base64url').slice(0, 16);
}

async function upgradeUrlOf(options: ClientOptions): Promise<string | null> {
  try {
    await new EntityRegistry(options).v5.catalog();
  } catch (error) {
    if (error instanceof PublicTierLockedError) return error.body.upgrade_url;
  }
  return null;
}
