import { WebhookSettings, secretBox } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import {
  ChangingWorld,
  MemoryWorld,
  RedisServer,
  STUB_SOURCES,
  StubSourceServer,
  tally,
  until,
  waitingStatements,
} from '@entity-registry/testing';
import type { Experiment } from '@entity-registry/testing';
import type pg from 'pg';
import type { AppProcess } from './app-process.js';
import { Cluster, SECRET } from './cluster.js';
import type { ClusterOptions, Customer } from './cluster.js';
import type { HttpResponse } from './http-client.js';
import { syntheticCompany, insertSyntheticCompany } from './synthetic-company.js';
import { COMMIT_LOCKS, watchEnds } from './refresh-ends.js';
import { WebhookReceiver, isSigned } from './webhook-receiver.js';

export interface RefreshClusterOptions extends Pick<ClusterOptions, 'environment' | 'database'> {
  queue: 'PostgreSQL' | 'Redis';
  /** Worker processes at the start; 1 by default. */
  workers?: number;
}

/** A request in the database, with its charges and webhooks. */
export interface RefreshRow {
  id: bigint;
  accountId: AccountId;
  status: 'pending' | 'completed' | 'failed';
  runs: number;
  error: string | null;
  webhookStatus: string | null;
  webhookAttempts: number;
  hasResult: boolean;
  charges: number;
  deliveries: number;
  /** How often it ended; two would mean that it left a final state. */
  ends: number;
}

/** The price of a CHK-BIN refresh in micro-USD: the code without the base charge (ADR 0003). */
export const REFRESH_MICRO = 20_000n;
const INCLUDE = 'CHK-BIN';
const COMPANIES = 20;
/** The time until a worker takes over another worker's job, short so that experiments don't wait half a minute. */
export const LOCK_MS = 2_000;
const ACTOR = { operatorId: null, name: 'the experiments', requestId: null };

/** Real API and worker processes, the stub of the original sources, and a receiver of webhooks. */
export class RefreshCluster {
  private readonly companies: bigint[] = [];
  private readonly secrets = new Map<AccountId, string>();

  private constructor(
    readonly cluster: Cluster,
    readonly stub: StubSourceServer,
    readonly receiver: WebhookReceiver,
    /** Redis for the queues; null if they are in PostgreSQL. */
    readonly redis: RedisServer | null,
  ) {}

  static async open(options: RefreshClusterOptions): Promise<RefreshCluster> {
    // A separate Redis: otherwise it would run the jobs of another experiment.
    const redis = options.queue === 'Redis' ? await RedisServer.start() : null;
    const cluster = await Cluster.open({ ...options, processes: 1, redisUrl: redis?.url ?? null });
    const now = (): Date => new Date();
    const numbers = Array.from({ length: COMPANIES }, (_, index) => index + 2);
    const world = new ChangingWorld(new MemoryWorld(numbers.map(syntheticCompany)), now, 1_000);
    const stub = await StubSourceServer.listen({ world, sources: STUB_SOURCES });
    const opened = new RefreshCluster(cluster, stub, await WebhookReceiver.listen(), redis);
    try {
      for (const nr of numbers) opened.companies.push(await insertSyntheticCompany(cluster.db, nr));
      await watchEnds(cluster.db);
      for (let nr = 0; nr < (options.workers ?? 1); nr += 1) await opened.startWorker();
    } catch (error) {
      await opened.close();
      throw error;
    }
    return opened;
  }

  get db(): pg.Pool {
    return this.cluster.db;
  }

  startWorker(environment: Record<string, string> = {}): Promise<AppProcess> {
    return this.cluster.startWorker({
      SOURCES_URL: this.stub.url,
      WEBHOOK_SECRET_KEY: SECRET,
      WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true',
      JOB_LOCK_MS: String(LOCK_MS),
      JOB_SWEEP_MS: '500',
      ...environment,
    });
  }

  /** An account with a balance, a key, and a webhook to the default receiver unless another is given. */
  async customer({
    receiver = this.receiver,
    ...options
  }: { balance?: string; cap?: string; receiver?: WebhookReceiver } = {}): Promise<Customer> {
    const customer = await this.cluster.customer({ balance: '1000.00', ...options });
    const settings = new WebhookSettings(this.db, {
      ...{ box: secretBox(SECRET), now: () => new Date(), allowPrivate: true },
    });
    const { secret } = await settings.rotateSecret(customer.accountId, ACTOR);
    await settings.setUrl(customer.accountId, receiver.url, ACTOR);
    this.cluster.secrets.push(secret);
    this.secrets.set(customer.accountId, secret);
    return customer;
  }

  /** Requests a refresh of one of the companies. */
  requestRefresh(
    customer: Customer,
    nr = 0,
    headers: Record<string, string> = {},
    include?: string,
  ): Promise<HttpResponse> {
    return this.requestRefreshAt(this.cluster.apis[0]?.port ?? 0, customer, nr, headers, include);
  }

  /** Requests a refresh from the API process on this port. */
  requestRefreshAt(
    port: number,
    { key }: Customer,
    nr: number,
    headers: Record<string, string>,
    include = INCLUDE,
  ): Promise<HttpResponse> {
    const company = this.companies[nr % this.companies.length] ?? 0n;
    const path = `/v4/panama/entidades/${String(company)}/update?include=${include}`;
    return this.cluster.client.send(port, path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, ...headers },
    });
  }

  /** Requests a refresh and returns its id; throws unless it was accepted. */
  async startRefresh(customer: Customer, nr = 0, include?: string): Promise<bigint> {
    const { status, body } = await this.requestRefresh(customer, nr, {}, include);
    if (status !== 202) throw new Error(`a refresh request returned ${status}: ${body}`);
    return BigInt((JSON.parse(body) as { update_request_id: number }).update_request_id);
  }

  async poll(customer: Customer, id: bigint): Promise<Record<string, unknown>> {
    const { body } = await this.cluster.request(0, `/v4/update_requests/${String(id)}`, customer);
    return JSON.parse(body) as Record<string, unknown>;
  }

  async rows(ids: readonly bigint[]): Promise<RefreshRow[]> {
    const { rows } = await this.db.query<RefreshRow>(
      `select u.id, u.account_id as "accountId", u.status, u.runs, u.error_message as error, u.webhook_status as "webhookStatus",
              u.webhook_attempts as "webhookAttempts", u.result is not null as "hasResult",
              (select count(*) from journal_entry e where e.account_id = u.account_id and e.kind = 'charge'
                  and e.idempotency_key = 'update_request:' || u.id)::integer as charges,
              (select count(*) from webhook_delivery d where d.update_request_id = u.id)::integer as deliveries,
              (select count(*) from refresh_end s where s.id = u.id)::integer as ends
         from update_request u where u.id = any($1) order by u.id`,
      [ids],
    );
    return rows;
  }

  /** Waits until none of the requests is pending and none of their webhooks is in progress. */
  async waitUntilEnded(ids: readonly bigint[], limitMs = 60_000): Promise<RefreshRow[]> {
    const isSettled = async (): Promise<boolean> => {
      const { rows } = await this.db.query<{ open: boolean }>(
        `select exists (select from update_request where id = any($1) and status = 'pending')
             or exists (select from webhook_delivery where update_request_id = any($1) and status = 'pending') as open`,
        [ids],
      );
      return rows[0]?.open === false;
    };
    try {
      await until(isSettled, { limitMs, what: 'the end of all refreshes and webhooks' });
    } catch (error) {
      const rows = await this.rows(ids);
      throw new Error(`left open: ${tally(rows.map((row) => `${row.status}/${String(row.webhookStatus)}`))}`, {
        cause: error,
      });
    }
    return this.rows(ids);
  }

  /**
   * Checks the invariants of ended requests: each ended once; a completed one has one charge, one result and one signed
   * webhook that arrived; a failed one has none of these.
   */
  checkEnds(experiment: Experiment, rows: readonly RefreshRow[]): void {
    const completed = rows.filter(({ status }) => status === 'completed');
    const failed = rows.filter(({ status }) => status === 'failed');
    const errors = [
      ...rows.filter(({ ends }) => ends !== 1).map(({ id, ends }) => `${String(id)} ended ${ends} times`),
      ...completed.filter((row) => row.charges !== 1).map(({ id, charges }) => `${String(id)}: ${charges} charges`),
      ...completed.filter((row) => !row.hasResult).map(({ id }) => `${String(id)}: no result`),
      ...completed
        .filter((row) => row.deliveries !== 1)
        .map(({ id, deliveries }) => `${String(id)}: ${deliveries} webhooks`),
      ...failed
        .filter((row) => row.charges + row.deliveries > 0 || row.hasResult)
        .map(({ id }) => `${String(id)} failed but has a charge, a result or a webhook`),
      ...completed.flatMap((row) => this.webhookProblems(row)),
      ...failed
        .filter(({ id }) => this.receiver.deliveriesOf(id).length > 0)
        .map(({ id }) => `${String(id)} failed but its webhook arrived`),
    ];
    if (errors.length > 0) throw new Error(errors.slice(0, 5).join('; '));
    experiment.figure(
      'ends',
      tally(rows.map(({ status, error }) => (error === null ? status : `${status}: ${error}`))),
    );
    experiment.figure('runs', tally(rows.map(({ runs }) => (runs === 1 ? 'once' : `${runs} times`))));
    experiment.checked(
      `${rows.length} requests: one end each; ${completed.length} completed with one charge, one result and one webhook ` +
        `each; ${failed.length} failed with none`,
    );
  }

  /**
   * A webhook may arrive more than once after a crash, always with the same bytes and signature, and at most three
   * times.
   */
  private webhookProblems({ id, accountId }: RefreshRow): string[] {
    const secret = this.secrets.get(accountId) ?? '';
    const got = this.receiver.deliveriesOf(id);
    const looks = new Set(got.map(({ headers, body }) => `${String(headers['x-service-webhook-signature'])} ${body}`));
    if (got.length < 1 || got.length > 3) return [`${String(id)}: ${got.length} webhooks arrived`];
    if (looks.size !== 1) return [`${String(id)}: its webhooks differ`];
    return got.every((delivered) => isSigned(delivered, secret)) ? [] : [`${String(id)}: a wrong signature`];
  }

  /**
   * From now on, every request that is created or completed waits at its commit until the returned function is called.
   */
  async holdCommits(of: keyof typeof COMMIT_LOCKS = 'completed'): Promise<() => Promise<void>> {
    const holder = await this.db.connect();
    await holder.query('select pg_advisory_lock($1)', [COMMIT_LOCKS[of]]);
    return async () => {
      await holder.query('select pg_advisory_unlock($1)', [COMMIT_LOCKS[of]]);
      holder.release();
    };
  }

  /**
   * From now on, every charge and every refresh request waits before it does anything until the returned function is
   * called.
   */
  async holdCharges(): Promise<() => Promise<void>> {
    const holder = await this.db.connect();
    await holder.query('begin');
    await holder.query('select from account for no key update');
    return async () => {
      await holder.query('rollback');
      holder.release();
    };
  }

  /** Waits until this many statements of the database wait for a lock. */
  waitForBlockedStatements(count: number): Promise<void> {
    const enough = async (): Promise<boolean> => (await waitingStatements(this.db)) >= count;
    return until(enough, { limitMs: 30_000, what: `${count} statements that wait` });
  }

  /** Waits for the end of all sessions of workers: a statement that has reached the server runs to its end. */
  waitForWorkerExit(): Promise<void> {
    const gone = async (): Promise<boolean> => {
      const { rows } = await this.db.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'entity-registry-worker'`,
      );
      return rows.length === 0;
    };
    return until(gone, { what: "the end of the workers' sessions" });
  }

  checkInvariants(experiment: Experiment): Promise<void> {
    return this.cluster.checkInvariants(experiment);
  }

  async close(): Promise<void> {
    await this.cluster.close();
    await this.stub.close();
    await this.receiver.close();
    await this.redis?.close();
  }
}
