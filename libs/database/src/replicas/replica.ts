import type pg from 'pg';
import { PoolFullError } from '../pool-full.js';
import { withinLimit } from '../statement-watch.js';

/** Where reads of an account must be: at least at this position of the primary's write-ahead log, on its timeline. */
export interface ReadPosition {
  /** In bytes from the start of the log. Null: the account was never told of a change. */
  readonly walBytes: bigint | null;
  readonly timeline: number;
}

/**
 * Why a replica did not answer a read: it has not replayed the position yet, follows another timeline or no primary, lags too far behind,
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
 * Asked on the connection that reads: its server may be another one than before. A replica that has replayed all that it received is
 * not behind, however old its last transaction is. No row: it follows no primary.
 */
const STATE = `select $1::bigint is null or pg_last_wal_replay_lsn() - '0/0' >= $1::bigint as fresh, received_tli as timeline,
    case when pg_last_wal_replay_lsn() >= latest_end_lsn then 0
         else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000, 0) end::float8 as lag_ms
  from pg_stat_wal_receiver where status = 'streaming'`;

/** A hot standby that answers reads. */
export class Replica {
  private restsUntil = 0;
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
    if (this.options.now().getTime() < this.restsUntil) return this.lagMs === null ? 'unreachable' : 'lagging';
    let client: pg.PoolClient | undefined;
    try {
      const found = (client = await this.pool.connect());
      const { rows } = await withinLimit(found, this.options.stateTimeoutMs, () =>
        found.query<StateRow>({ name: 'replica state', text: STATE, values: [position.walBytes] }),
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
