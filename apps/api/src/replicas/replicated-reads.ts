import { Replica, ReplicatedReads, createPool } from '@entity-registry/database';
import type { PoolOptions, ReadAnswer } from '@entity-registry/database';
import type pg from 'pg';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** The connections to one standby. */
export interface NamedPool {
  /** Host and port, without the password. */
  readonly name: string;
  readonly pool: pg.Pool;
}

/** A standby that is further behind doesn't answer, in milliseconds. */
const MAX_LAG_MS = 10_000;
/** How long a standby isn't asked after it failed, in milliseconds. */
const REST_MS = 2_000;
/** A standby that is gone delays no read for longer, in milliseconds. */
const HOST_TIMEOUT_MS = 500;
/** How long a standby that hangs delays a read, in milliseconds. */
const STATE_TIMEOUT_MS = 1_500;

/** The pools of DATABASE_REPLICA_URLS, sorted by name, so that every process gives an account the same one. */
export function openReplicas(
  { DATABASE_REPLICA_URLS }: { readonly DATABASE_REPLICA_URLS: string },
  options: PoolOptions,
): readonly NamedPool[] {
  return DATABASE_REPLICA_URLS.split(' ')
    .filter((url) => url !== '')
    .map((url) => ({
      name: new URL(url).host,
      pool: createPool(url, { ...options, hostTimeoutMs: HOST_TIMEOUT_MS }),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Reads of replicas, with their metrics. */
export function createReplicatedReads({
  pool,
  replicas,
  metrics,
  now,
}: {
  readonly pool: pg.Pool;
  readonly replicas: readonly NamedPool[];
  readonly metrics: Registry;
  readonly now: () => Date;
}): ReplicatedReads {
  const options = { maxLagMs: MAX_LAG_MS, restMs: REST_MS, stateTimeoutMs: STATE_TIMEOUT_MS, now };
  const standbys = replicas.map((replica) => new Replica(replica.name, replica.pool, options));
  const onAnswer = standbys.length === 0 ? () => undefined : countAnswers(standbys, metrics);
  return new ReplicatedReads(pool, standbys, onAnswer);
}

function countAnswers(standbys: readonly Replica[], metrics: Registry): (answer: ReadAnswer) => void {
  const answers = new Counter({
    name: 'replicated_reads_total',
    help: 'Requests whose first read a replica answered, or the primary, and why',
    labelNames: ['by', 'because'],
    registers: [metrics],
  });
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far behind a replica was when it was last asked; no value: it is unreachable',
    labelNames: ['replica'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const { name, lagMs } of standbys) if (lagMs !== null) this.set({ replica: name }, lagMs / 1_000);
    },
  });
  return (answer) => {
    answers.inc({ by: answer.by, because: answer.by === 'primary' ? answer.because : '' });
  };
}
