import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client.js';
import type { Queryable } from './queryable.js';

/** The models of Prisma's client, without methods for connections and transactions. */
export type PrismaModels = Prisma.TransactionClient;

/** The connection for the statements of one `withPrisma`, and its last error. */
interface Scope {
  readonly db: Queryable;
  error?: unknown;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Prisma would end its transaction after five seconds. The pool's settings limit transactions instead. */
const TIMEOUT_MS = 3_600_000;

let shared: Promise<PrismaClient> | undefined;

/**
 * Runs `work` with Prisma's client on `db`. If `db` is an open transaction, statements are part of it, so that Prisma and SQL
 * can change rows together; on a pool, each statement commits on its own. Doesn't begin or end transactions: use
 * `inTransaction`. Database errors are thrown as pg throws them, for `databaseErrorKind`.
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

/** One client per process. It holds no connection and is loaded on first use. */
async function createScopedClient(): Promise<PrismaClient> {
  const { PrismaClient: Client } = await import('./generated/client.js');
  return new Client({ adapter: new ScopedAdapterFactory() });
}

/** For Prisma, every scope is a transaction. The caller who opened `db` begins and ends it. */
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

/** Prisma's adapter accepts a pool. This one opens no connection and runs everything on its scope. */
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
