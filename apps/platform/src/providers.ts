/** Names of what the app's providers hold that has no class of its own: `@Inject(POOL) private readonly pool: pg.Pool`. */
export const POOL = Symbol('pool');
/** PlatformConfig. */
export const CONFIG = Symbol('config');
/** Logger. */
export const LOG = Symbol('log');
/** Announce: tells the workers of a webhook to send. */
export const ANNOUNCE = Symbol('announce');
/** HashKey: the text of an API key to what is stored of it. */
export const HASH_KEY = Symbol('hash of keys');
/** ObjectStore: where documents are kept. */
export const OBJECTS = Symbol('objects');
/** Auth: the auth library. */
export const AUTH = Symbol('auth');
