/** Injection tokens of providers without a class of their own: `@Inject(POOL) private readonly pool: pg.Pool`. */
export const POOL = Symbol('pool');
/** PlatformConfig. */
export const CONFIG = Symbol('config');
/** Logger. */
export const LOG = Symbol('log');
/** Notifies the workers of a webhook to send. */
export type Announce = (deliveryId: bigint) => Promise<void>;
/** Announce. */
export const ANNOUNCE = Symbol('announce');
/** HashKey: turns an API key into its stored form. */
export const HASH_KEY = Symbol('hash of keys');
/** ObjectStore: stores documents. */
export const OBJECTS = Symbol('objects');
/** Auth: the auth library. */
export const AUTH = Symbol('auth');
