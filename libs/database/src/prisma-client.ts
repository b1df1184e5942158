import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client.js';
import type { Queryable } from './pool.js';

/** The models of Prisma's client, without what opens or ends connections and transactions. */
export type PrismaModels = Prisma.TransactionClient;

/** What the statements of one `withPrisma` run on, and the last error that it gave. */
interface Scope {
  readonly db: Queryable;
  error?: unknown;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Prisma would end a transaction of its own after five seconds; how long one may take is the pool's setting. */
const TIMEOUT_MS = 3_600_000;

let shared: Promise<PrismaClient> | undefined;

/**
 * Runs `work` with Prisma's client on `db`: in its transaction when that is an open one, so that Prisma and SQL can change
 * rows together; on a pool, each statement commits by itself. Begins and ends no transaction: use `inTransaction`. Errors
 * of the database are thrown as pg throws them, for `databaseTrouble`.
 *
 * For single rows of accounts, organizations, users, operators and their settings; hot paths, locks and sets use SQL.
 */
export async function withPrisma<Result>(
  db: Queryable,
  work: (prisma: PrismaModels) => Promise<Result>,
): Promise<Result> {
  shared ??= createScopedClient();
  const prisma = await shared;
  const scope: Scope = { db };
  try {
    return await scopes.run(scope, () => prisma.$transaction(work, { timeout: TIMEOUT_MS }));
  } catch (error) {
    throw scope.error ?? error;
  }
}

/** One client for the process: it holds no connection, and is loaded by the first who needs it. */
async function createScopedClient(): Promise<PrismaClient> {
  const { PrismaClient: Client } = await import('./generated/client.js');
  return new Client({ adapter: new ScopedAdapterFactory() });
}

/** For Prisma every scope is a transaction; its beginning and end belong to the caller, who has opened `db`. */
class ScopedAdapterFactory implements SqlDriverAdapterFactory {
  readonly provider = 'postgres';
  readonly adapterName = 'scoped-pg';

  connect(): Promise<SqlDriverAdapter> {
    const { provider, adapterName } = this;
    const outside = () => Promise.reject(new TypeError('Prisma is used outside withPrisma'));
    return Promise.resolve({
      ...{ provider, adapterName, queryRaw: outside, executeRaw: outside, executeScript: outside },
      startTransaction: () => this.begin(),
      dispose: () => Promise.resolve(),
    });
  }

  private async begin(): Promise<Transaction> {
    const scope = scopes.getStore();
    if (!scope) throw new TypeError('Prisma is used outside withPrisma');
    const { provider, adapterName } = this;
    const statements = await new PrismaPg(new ScopePool(scope)).connect();
    return {
      ...{ provider, adapterName },
      // Prisma sends no BEGIN, COMMIT or ROLLBACK.
      options: { usePhantomQuery: true },
      queryRaw: (query) => statements.queryRaw(query),
      executeRaw: (query) => statements.executeRaw(query),
      commit: () => Promise.resolve(),
      rollback: () => Promise.resolve(),
    };
  }
}

/** Prisma's adapter accepts a pool: this one opens no connection, and runs everything on its scope. */
class ScopePool extends pg.Pool {
  constructor(scope: Scope) {
    super({ max: 1 });
    const run = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
      try {
        return await scope.db.query(config);
      } catch (error) {
        scope.error = error;
        throw error;
      }
    };
    this.query = run as typeof this.query;
  }
}
