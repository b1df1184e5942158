import { PoolFullError, databaseErrorKind } from '@entity-registry/database';
import type { Queryable, ReadPosition } from '@entity-registry/database';
import { LedgerUnavailable } from '../errors.js';
import type { AccountId } from '../ids.js';
import { advancePositions, readPositions } from './read-position-rows.js';

interface Waiting<Result> {
  readonly accountId: AccountId;
  readonly settled: PromiseWithResolvers<Result>;
}

/** Maximum accounts in a statement. */
const MAX_TOGETHER = 200;

/**
 * Where the accounts' reads of replicas must be at least (ADR 0192). Calls that arrive while a statement runs share the next one, so that
 * each result counts everything that was stored before its call, and many calls cost few statements.
 */
export class ReadPositions {
  private readonly reads: Together<ReadPosition>;
  private readonly advances: Together<true>;

  constructor(primary: Queryable) {
    this.reads = new Together((accounts) => readPositions(primary, accounts));
    this.advances = new Together(async (accounts) => {
      await advancePositions(primary, accounts);
      return accounts.map(() => true);
    });
  }

  /** The account as a reader of replicas. */
  readerOf(accountId: AccountId) {
    return {
      id: accountId,
      position: () => this.reads.add(accountId),
      /** Throws LedgerUnavailable `unreachable`: it comes before the charge. */
      advance: async () => {
        try {
          await this.advances.add(accountId);
        } catch (error) {
          throw databaseErrorKind(error) ? new LedgerUnavailable('unreachable', error) : error;
        }
      },
    };
  }
}

/**
 * Runs one statement at a time for all accounts that wait. If one finds no connection or loses it, the accounts that wait for the next one
 * fail with it: they would wait just as long.
 */
class Together<Result> {
  private waiting: Waiting<Result>[] = [];
  private isRunning = false;

  constructor(private readonly run: (accounts: readonly AccountId[]) => Promise<readonly Result[]>) {}

  add(accountId: AccountId): Promise<Result> {
    const settled = Promise.withResolvers<Result>();
    this.waiting.push({ accountId, settled });
    if (!this.isRunning) void this.runAll();
    return settled.promise;
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_TOGETHER);
      try {
        const results = await this.run(batch.map(({ accountId }) => accountId));
        for (const [at, { settled }] of batch.entries()) settled.resolve(results[at] as Result);
      } catch (error) {
        const isAway = databaseErrorKind(error) === 'connection' || error instanceof PoolFullError;
        const failed = isAway ? [...batch, ...this.waiting.splice(0)] : batch;
        for (const { settled } of failed) settled.reject(error);
      }
    }
    this.isRunning = false;
  }
}
