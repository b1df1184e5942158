import { DomainError } from '@entity-registry/domain';
import { SilentServer, createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPool } from '../pool.js';
import { PoolFullError } from '../pool-full.js';
import { QueryTimeoutError } from '../statement-watch.js';
import { Replica } from './replica.js';
import type { ReadPosition, ReplicaRefusal } from './replica.js';
import { ReplicatedReads } from './replicated-reads.js';
import type { ReadAnswer, Reader } from './replicated-reads.js';

/** A replica in all but its protocol: another database, and a stated refusal. */
class StatedReplica extends Replica {
  refusal: ReplicaRefusal | null = null;
  failures = 0;
  readonly asked: ReadPosition[] = [];

  constructor(private readonly database: TestDatabase) {
    super('stated', database.pool, { maxLagMs: 0, restMs: 0, stateTimeoutMs: 1_000, now: () => new Date(0) });
  }

  override async connectAt(position: ReadPosition) {
    this.asked.push(position);
    return this.refusal ?? this.database.pool.connect();
  }

  override fail(): void {
    this.failures += 1;
  }
}

describe('reads of replicas', () => {
  let primary: TestDatabase;
  let standby: TestDatabase;
  let replica: StatedReplica;
  let reads: ReplicatedReads;
  let answers: ReadAnswer[];
  let advanced: number;
  const position: ReadPosition = { walBytes: 12n, timeline: 3, primaryWalBytes: 20n, floor: 0n };
  const reader: Reader = {
    id: 7n,
    position: () => Promise.resolve(position),
    advance: () => {
      advanced += 1;
      return Promise.resolve();
    },
  };

  beforeAll(async () => {
    [primary, standby] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([primary.drop(), standby.drop()]));
  beforeEach(() => {
    [answers, advanced] = [[], 0];
    replica = new StatedReplica(standby);
    reads = new ReplicatedReads(primary.pool, [replica], (answer) => answers.push(answer));
  });

  /** The database that answers, as `primary` or `standby`. */
  const source = async (): Promise<string> => {
    const { rows } = await reads.pool.query<{ name: string }>('select current_database() as name');
    return rows[0]?.name === standby.name ? 'standby' : 'primary';
  };

  it('are answered by the replica that has the position of the account', async () => {
    expect(await reads.run(reader, source)).toBe('standby');
    expect(replica.asked).toEqual([position]);
    expect(answers).toEqual([{ by: 'replica' }]);
    expect(advanced).toBe(0);
  });

  it('are answered by the primary outside of a request', async () => {
    expect(await source()).toBe('primary');
    expect(replica.asked).toEqual([]);
  });

  it.each(['behind', 'lagging', 'not_following', 'unreachable'] as const)(
    'stay on the primary for the whole request if the replica is %s, and advance the position',
    async (refusal) => {
      replica.refusal = refusal;
      const sources = await reads.run(reader, async () => {
        const first = await source();
        replica.refusal = null;
        return [first, await source()];
      });
      expect(sources).toEqual(['primary', 'primary']);
      expect(answers).toEqual([{ by: 'primary', because: refusal }]);
      expect(advanced).toBe(1);
    },
  );

  it('advance the position once, before the charge and not again at the end', async () => {
    replica.refusal = 'behind';
    await reads.run(reader, async () => {
      await source();
      await reads.settle();
      expect(advanced).toBe(1);
    });
    expect(advanced).toBe(1);
  });

  it('advance the position for what a response tells, without a read', async () => {
    await reads.run(reader, () => {
      reads.tell();
      return Promise.resolve();
    });
    expect(advanced).toBe(1);
  });

  it('are sent to the primary if the replica fails, but not if the statement does', async () => {
    const conflict = `do $$ begin if current_database() = '${standby.name}' then
        raise exception 'conflict with recovery' using errcode = '40001'; end if; end $$`;
    await reads.run(reader, () => reads.pool.query(conflict));
    expect(answers.at(-1)).toEqual({ by: 'primary', because: 'unreachable' });
    expect(advanced).toBe(1);
    await expect(reads.run(reader, () => reads.pool.query('select no_such_column'))).rejects.toThrow(/no_such_column/);
    expect(replica.failures).toBe(0);
  });

  it('rest the replica when its connection breaks', async () => {
    const broken = reads.run(reader, () =>
      reads.pool.query(`select pg_terminate_backend(pg_backend_pid()) where current_database() = '${standby.name}'`),
    );
    expect((await broken).rowCount).toBe(0);
    expect(replica.failures).toBe(1);
  });

  it('fail with the request if the position can not be advanced', async () => {
    const unable: Reader = { ...reader, advance: () => Promise.reject(new Error('the primary is away')) };
    replica.refusal = 'behind';
    await expect(reads.run(unable, source)).rejects.toThrow('the primary is away');
  });

  it('fail as the request did if the database was away, without waiting for it again', async () => {
    replica.refusal = 'behind';
    const away = new DomainError('service_unavailable', { retryAfterSeconds: 1 });
    away.cause = new QueryTimeoutError(5_500);
    const failing = (error: Error) => reads.run(reader, () => source().then(() => Promise.reject(error)));
    await expect(failing(away)).rejects.toBe(away);
    expect(advanced).toBe(0);
    // Another failure is an answer, too: it may tell that something wasn't found.
    const unknown = new DomainError('entity_not_found');
    await expect(failing(unknown)).rejects.toBe(unknown);
    expect(advanced).toBe(1);
  });
});

describe('a replica', () => {
  const OPTIONS = { maxLagMs: 1_000, restMs: 1_000, stateTimeoutMs: 1_000, now: () => new Date(0) };
  const NOWHERE: ReadPosition = { walBytes: null, timeline: 1, primaryWalBytes: 0n, floor: 0n };

  it('that follows no primary refuses', async () => {
    const database = await createTestDatabase();
    const replica = new Replica('one', database.pool, {
      maxLagMs: 1_000,
      restMs: 1_000,
      stateTimeoutMs: 1_000,
      now: () => new Date(0),
    });
    expect(await replica.connectAt(NOWHERE)).toBe('not_following');
    await database.drop();
  });

  it('is not doubted while all connections to it are in use', async () => {
    const database = await createTestDatabase();
    const pool = createPool(database.url, { max: 1, connectTimeoutMs: 100 });
    const replica = new Replica('one', pool, { ...OPTIONS, restMs: 60_000 });
    const client = await pool.connect();
    await expect(replica.connectAt(NOWHERE)).rejects.toThrow(PoolFullError);
    client.release();
    expect(await replica.connectAt(NOWHERE)).toBe('not_following');
    await pool.end();
    await database.drop();
  });

  it('that hangs is unreachable, and its connection is closed', async () => {
    const silent = await SilentServer.open();
    const pool = createPool(`postgresql://nobody@${silent.host}/none`);
    const replica = new Replica('one', pool, { ...OPTIONS, stateTimeoutMs: 100 });
    expect(await replica.connectAt(NOWHERE)).toBe('unreachable');
    expect(pool.totalCount).toBe(0);
    await pool.end();
    await silent.close();
  });

  it('that is unreachable is not asked again until it has rested', async () => {
    const database = await createTestDatabase();
    await database.drop();
    let now = 0;
    const replica = new Replica('one', database.pool, {
      maxLagMs: 1_000,
      restMs: 500,
      stateTimeoutMs: 1_000,
      now: () => new Date(now),
    });
    expect(await replica.connectAt(NOWHERE)).toBe('unreachable');
    now = 499;
    expect(await replica.connectAt(NOWHERE)).toBe('unreachable');
    expect(replica.lagMs).toBeNull();
  });
});
