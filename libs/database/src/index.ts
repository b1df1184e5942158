export { databaseErrorKind, evidentDatabaseErrorKind } from './database-errors.js';
export type { DatabaseErrorKind } from './database-errors.js';
export { Listener, LockTakenError } from './listener.js';
export { PoolFullError } from './pool-full.js';
export { createPool, inSnapshot, inDryRun, inTransaction, inTransactionOn, inReadOnlySnapshot } from './pool.js';
export type { Database, PoolOptions } from './pool.js';
export type { Queryable } from './queryable.js';
export { withPrisma } from './prisma-client.js';
export { QueryTimeoutError } from './statement-watch.js';
export type { IngestRun } from './generated/client.js';
export { describeBeyondPrisma } from './migrations/drift.js';
export { LARGE_TABLES, measureLargeTables } from './migrations/large-tables.js';
export { CHECKED_AFTER, checkMigrations } from './migrations/lock-check.js';
export type { MigrationCheck } from './migrations/lock-check.js';
export { applyMigrations } from './migrations/migrate.js';
export { compareFunctions, functionMigration, readFunctionFiles } from './migrations/functions.js';
export { StandbyLostError, assertStandby } from './lost-standby.js';
export {
  UnconfirmedCommitError,
  WITHOUT_COMMIT_WAIT,
  WITHOUT_STANDBY,
  confirmByCommit,
  confirmCommits,
} from './synchronous-commit.js';
export { hostUrls } from './hosts.js';
export { Replica } from './replicas/replica.js';
export type { ReadPosition } from './replicas/replica.js';
export { ReplicatedReads } from './replicas/replicated-reads.js';
export type { ReadAnswer, Reader } from './replicas/replicated-reads.js';
export { WaitLimits } from './wait-limits.js';
export type { SetTimer, Waiting } from './wait-limits.js';
