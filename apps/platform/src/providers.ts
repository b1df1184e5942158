import type { ResolveName } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Clock } from './clock.js';
import type { PlatformConfig } from './config.js';

/** Notifies the workers of a webhook to send. */
export type Announce = (deliveryId: bigint) => Promise<void>;

/** The app's inputs: its configuration, the process's connections, and the clock. */
export interface PlatformDependencies {
  readonly config: PlatformConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly announce: Announce;
  /** Resolves the host names of webhooks. */
  readonly resolveName: ResolveName;
  readonly now: Clock;
}

/** Injection tokens of providers without a class of their own: `@Inject(POOL) private readonly pool: pg.Pool`. */
export const POOL = Symbol('pool');
/** PlatformConfig. */
export const CONFIG = Symbol('config');
/** Logger. */
export const LOG = Symbol('log');
/** Registry: the metrics of the process. */
export const METRICS = Symbol('metrics');
/** Announce. */
export const ANNOUNCE = Symbol('announce');
/** HashKey: turns an API key into its stored form. */
export const HASH_KEY = Symbol('hash of keys');
/** ObjectStore: stores documents. */
export const OBJECTS = Symbol('objects');
/** Auth: the auth library. */
export const AUTH = Symbol('auth');
