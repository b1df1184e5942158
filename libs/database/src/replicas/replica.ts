import type pg from 'pg';
import { PoolFullError } from '../pool-full.js';
import { withinLimit } from '../statement-watch.js';

/** Where reads of an account must be: at least at this position of the primary's write-ahead log, on its timeline. */
export interface ReadPosition {
  /** In bytes from the start of the log. Null: the account was never told of a change. */
  readonly walBytes: bigint | null;
  readonly timeline: number;
  /** Where the primary was when it was asked, in bytes from the start of the log. */
  readonly primaryWalBytes: bigint;
  /** How many transactions had made or lifted suppressions by then. Every account's reads must have them all. */
  readonly floor: bigint;
}

/**
 * Why a replica did not answer a read: it has not replayed the position or a suppression yet, follows another timeline or no primary, lags too far behind,
 * or is unreachable.
 */
export type ReplicaRefusal = 'behind' | 'not_following' | 'lagging' | 'unreachable';

export interface ReplicaOptions {
  /** How far behind it may be, in milliseconds; beyond that it isn't asked. */
  readonly maxLagMs: number;
  /** How long it isn't asked after it was unreachable or lagging, in milliseconds. */
  readonly restMs: number;
  /** How long it may take to tell its state, in milliseconds; beyond that it is unreachable. */
  readonly stateTimeoutMs: number;
  readonly now: () => Date;
}

interface StateRow {
  readonly fresh: boolean;
  readonly timeline: number;
  readonly lag_ms: number;
}

/**
 * Asked on the connection that reads: its server may be another one than before. $1: the position, $2: that of the primary, $3: the floor.
 * A replica that has replayed as much as the primary had is not behind, however old its last transaction is. What it received doesn't count:
 * after the link to the primary is cut, it says for a minute that it is streaming and has everything. No row: it follows no primary.
 */
const STATE = `select pg_last_wal_replay_lsn() - '0/0' >= $1::bigint and (select version from read_floor) >= $3::bigint as fresh,
    received_tli as timeline,
    case when pg_last_wal_replay_lsn() - '0/0' >= $2::bigint then 0
         else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000, 'Infinity') end::float8 as lag_ms
  from pg_stat_wal_receiver where status = 'streaming'`;

/** A hot standby that answers reads. */
export class Replica {
  private restsUntil = 0;
  /** The timeline of the primary that was last heard of, and where the primary was then. */
  private begin: Pick<ReadPosition, 'timeline' | 'primaryWalBytes'> | null = null;
  /** How far behind it was when it was last asked, in milliseconds; null: never asked, or unreachable. */
  lagMs: number | null = null;

  constructor(
    readonly name: string,
    private readonly pool: pg.Pool,
    private readonly options: ReplicaOptions,
  ) {}

  /**
   * A connection that sees everything up to `position`, or why there is none. Rejects with PoolFullError if all are in use: then this process
   * has too much to do, and the primary would have to do it too.
   */
  async connectAt(position: ReadPosition): Promise<pg.PoolClient | ReplicaRefusal> {
    const begin = this.beginOf(position);
    if (this.options.now().getTime() < this.restsUntil) return this.lagMs === null ? 'unreachable' : 'lagging';
    let client: pg.PoolClient | undefined;
    try {
      const found = (client = await this.pool.connect());
      const { rows } = await withinLimit(found, this.options.stateTimeoutMs, () =>
        found.query<StateRow>({
          name: 'replica state',
          text: STATE,
          values: [
            begin > (position.walBytes ?? 0n) ? begin : position.walBytes,
            position.primaryWalBytes,
            position.floor,
          ],
        }),
      );
      const refusal = this.refusalOf(rows[0], position);
      if (refusal === null) return client;
      client.release();
      return refusal;
    } catch (error) {
      if (error instanceof PoolFullError) throw error;
      client?.release(true);
      this.fail();
      return 'unreachable';
    }
  }

  /** A statement failed because its connection or the replica did. */
  fail(): void {
    this.lagMs = null;
    this.rest();
  }

  /**
   * Where the primary was when this process first heard of its timeline: it had everything then that accounts were told before. Their positions may
   * be lost with the primary before it, since they are stored without waiting for a standby (ADR 0190).
   */
  private beginOf({ timeline, primaryWalBytes }: ReadPosition): bigint {
    if (this.begin?.timeline !== timeline) this.begin = { timeline, primaryWalBytes };
    return this.begin.primaryWalBytes;
  }

  private refusalOf(state: StateRow | undefined, position: ReadPosition): ReplicaRefusal | null {
    if (state?.timeline !== position.timeline) return 'not_following';
    this.lagMs = state.lag_ms;
    if (state.lag_ms > this.options.maxLagMs) {
      this.rest();
      return 'lagging';
    }
    return state.fresh ? null : 'behind';
  }

  private rest(): void {
    this.restsUntil = this.options.now().getTime() + this.options.restMs;
  }
}
