export { createPool, inTransaction } from './pool.js';
export type { PoolOptions, Queryable } from './pool.js';
