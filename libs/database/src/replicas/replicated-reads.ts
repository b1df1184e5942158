import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { ConnectingPool } from '../connecting-pool.js';
import { databaseErrorKind, evidentDatabaseErrorKind } from '../database-errors.js';
import type { ReadPosition, Replica, ReplicaRefusal } from './replica.js';

/** An account whose reads never go back in time. */
export interface Reader {
  readonly id: bigint;
  /** Where its reads must be at least. It counts everything that was stored before the call. */
  position(): Promise<ReadPosition>;
  /** From now on, its reads see at least what the primary shows now. */
  advance(): Promise<void>;
}

/** Who answered the first read of a request: a replica, or the primary and why. */
export type ReadAnswer = { readonly by: 'replica' } | { readonly by: 'primary'; readonly because: ReplicaRefusal };

interface Scope {
  readonly reader: Reader;
  position: Promise<ReadPosition> | null;
  /** `primary`: it has answered a read, and answers the rest. */
  source: 'undecided' | 'replica' | 'primary';
  /** Whether the response rests on reads of the primary, so that later reads must not be older. */
  isUnsettled: boolean;
}

/**
 * Reads of replicas by accounts, each of which reads what it was told of (ADR 0192). Each account has one replica, so that its reads don't go
 * back in time; the primary answers instead of a replica that is behind or unreachable, and the position is then advanced before the
 * response is sent. Reads outside `run` go to the primary.
 */
export class ReplicatedReads {
  /** The pool for reads: the primary's own without replicas. Statements on it must not write. */
  readonly pool: pg.Pool;
  private readonly scopes = new AsyncLocalStorage<Scope>();

  constructor(
    private readonly primary: pg.Pool,
    private readonly replicas: readonly Replica[],
    private readonly onAnswer: (answer: ReadAnswer) => void,
  ) {
    this.pool =
      replicas.length === 0
        ? primary
        : new RoutedPool(
            () => this.connect(),
            (error) => this.fallBack(error),
          );
  }

  /** Runs a request of `reader`, and settles it. */
  async run<Result>(reader: Reader, work: () => Promise<Result>): Promise<Result> {
    if (this.replicas.length === 0) return work();
    const scope: Scope = { reader, position: null, source: 'undecided', isUnsettled: false };
    return this.scopes.run(scope, async () => {
      try {
        const result = await work();
        await this.settle();
        return result;
      } catch (error) {
        // Without a database the response tells nothing that was read, and settling would wait for the database once more.
        if (!isUnavailable(error)) await this.settle();
        throw error;
      }
    });
  }

  /** Says that the response tells the account of something that was read from the primary. */
  tell(): void {
    const scope = this.scopes.getStore();
    if (scope !== undefined) scope.isUnsettled = true;
  }

  /** Advances the account's position if its response rests on reads of the primary. A charge comes after it, so that it can fail. */
  async settle(): Promise<void> {
    const scope = this.scopes.getStore();
    if (scope?.isUnsettled !== true) return;
    await scope.reader.advance();
    scope.isUnsettled = false;
  }

  private async connect(): Promise<pg.PoolClient> {
    const scope = this.scopes.getStore();
    if (scope === undefined) return this.primary.connect();
    const replica = this.replicaOf(scope.reader);
    if (scope.source === 'primary' || replica === undefined) return this.connectToPrimary(scope);
    scope.position ??= scope.reader.position();
    const found = await replica.connectAt(await scope.position);
    if (typeof found !== 'string') {
      if (scope.source === 'undecided') this.onAnswer({ by: 'replica' });
      scope.source = 'replica';
      return found;
    }
    this.onAnswer({ by: 'primary', because: found });
    return this.connectToPrimary(scope);
  }

  private connectToPrimary(scope: Scope): Promise<pg.PoolClient> {
    scope.source = 'primary';
    scope.isUnsettled = true;
    return this.primary.connect();
  }

  /** After a statement failed: whether to send it to the primary, because the replica failed and not the statement. */
  private fallBack(error: unknown): boolean {
    const scope = this.scopes.getStore();
    const kind = databaseErrorKind(error);
    // A standby cancels a read that conflicts with what it replays as a serialization failure.
    if (scope?.source !== 'replica' || (kind !== 'connection' && kind !== 'lock_timeout')) return false;
    if (kind === 'connection') this.replicaOf(scope.reader)?.fail();
    scope.source = 'primary';
    this.onAnswer({ by: 'primary', because: 'unreachable' });
    return true;
  }

  private replicaOf({ id }: Reader): Replica | undefined {
    return this.replicas[Number(id % BigInt(this.replicas.length))];
  }
}

/** Whether the database didn't answer, or an error that stands for that. */
function isUnavailable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (evidentDatabaseErrorKind(error) ?? evidentDatabaseErrorKind(cause)) !== undefined;
}

/** Looks like a pool, and takes each connection from the pool that `choose` names. */
class RoutedPool extends ConnectingPool {
  constructor(
    private readonly choose: () => Promise<pg.PoolClient>,
    private readonly fallsBack: (error: unknown) => boolean,
  ) {
    super({ max: 1 });
    const query = super.query.bind(this) as (...args: unknown[]) => Promise<unknown>;
    // pg's types of `query` are overloads that a subclass can't repeat.
    this.query = (async (...args: unknown[]) => {
      try {
        return await query(...args);
      } catch (error) {
        if (!this.fallsBack(error)) throw error;
        return query(...args);
      }
    }) as pg.Pool['query'];
  }

  protected override open(): Promise<pg.PoolClient> {
    return this.choose();
  }
}
