export { createTestDatabase } from './database.js';
export type { TestDatabase } from './database.js';
export { Experiment, Samples, tally, thousands } from './experiment.js';
export type { Books } from './experiment.js';
export { RedisServer, hasRedisServer } from './redis-server.js';
export { SeverableProxy } from './severable-proxy.js';
export { until, waitingStatements } from './until.js';
