import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Billing } from '@entity-registry/accounts';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { Experiment, TestDatabase } from '@entity-registry/testing';
import type pg from 'pg';
import { AppProcess } from './app-process.js';
import type { App } from './app-process.js';
import { HttpClient } from './http-client.js';
import type { HttpResponse, RequestOptions } from './http-client.js';
import { insertSyntheticCompany } from './synthetic-company.js';

export interface ClusterOptions {
  /** API processes; 3 by default. */
  processes?: number;
  /** Variables of every process that differ from those below. */
  environment?: Record<string, string>;
  /** Address of Redis; by default the Redis of the run; null for none. */
  redisUrl?: string | null;
  /** The database; by default a new one on the run's server. It is dropped at the end. */
  database?: TestDatabase;
}

export interface Customer {
  accountId: AccountId;
  keyId: KeyId;
  key: string;
}

export const SECRET = 'a secret of the experiments, long enough';
/** After the hour that a charge may wait for the sweep. From then on, a charge without an outcome is drift (I3). */
const LATER_MS = 70 * 60_000;
let clusters = 0;

/** Real processes on one database and one Redis, with a synthetic company and customers. */
export class Cluster {
  readonly apis: AppProcess[] = [];
  readonly workers: AppProcess[] = [];
  readonly client = new HttpClient(200);
  company = 0n;
  /** Secrets that no log may contain (I6). */
  readonly secrets: string[] = [];
  private serial = 0;

  private constructor(
    private readonly database: TestDatabase,
    private readonly directory: string,
    private readonly environment: Record<string, string>,
    /** The service's ledger, without the API. */
    readonly billing: Billing,
  ) {}

  static async open(options: ClusterOptions = {}): Promise<Cluster> {
    const { processes = 3, environment } = options;
    const database = options.database ?? (await createTestDatabase());
    const directory = await mkdtemp(join(tmpdir(), 'faults-'));
    const billing = new Billing(database.pool, { pepper: Buffer.from(SECRET, 'utf8'), now: () => new Date() });
    const redis = options.redisUrl === undefined ? redisUrl() : options.redisUrl;
    const variables = {
      DATABASE_URL: database.url,
      KEY_PEPPER: SECRET,
      OBJECT_STORE_SECRET: SECRET,
      OBJECT_STORE_DIR: directory,
      PUBLIC_URL: 'https://api.example.test',
      PLATFORM_URL: 'https://platform.example.test',
      ...(redis !== null && { REDIS_URL: redis }),
      RATE_LIMIT_PER_SECOND: '1000000',
      RATE_LIMIT_BURST: '1000000',
      ...environment,
    };
    const cluster = new Cluster(database, directory, variables, billing);
    try {
      cluster.company = await insertSyntheticCompany(database.pool);
      await Promise.all(Array.from({ length: processes }, () => cluster.startApi()));
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  /** Starts another API process with extra environment variables. */
  async startApi(environment: Record<string, string> = {}): Promise<AppProcess> {
    const api = await this.start('api', environment);
    this.apis.push(api);
    return api;
  }

  /** Starts another worker with extra environment variables. */
  async startWorker(environment: Record<string, string> = {}): Promise<AppProcess> {
    const worker = await this.start('worker', environment);
    this.workers.push(worker);
    return worker;
  }

  private start(app: App, environment: Record<string, string>): Promise<AppProcess> {
    this.serial += 1;
    const log = join(this.directory, `${app}-${this.serial}.log`);
    return AppProcess.start(app, { ...this.environment, ...environment }, log);
  }

  /** The database, without the API. */
  get db(): pg.Pool {
    return this.database.pool;
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Path of the company's detail. */
  detail(include: string): string {
    return `/v4/panama/entidades/${String(this.company)}?include=${include}`;
  }

  /** A call with the customer's key, to the process with this number (modulo their count). */
  request(nr: number, path: string, customer: Customer, options: RequestOptions = {}): Promise<HttpResponse> {
    const headers = { Authorization: `Bearer ${customer.key}`, ...options.headers };
    return this.client.send(this.apis[nr % this.apis.length]?.port ?? 0, path, { ...options, headers });
  }

  async customer({ balance, cap }: { balance?: string; cap?: string } = {}): Promise<Customer> {
    const { id } = await this.billing.createAccount({
      name: 'Prueba',
      email: 'prueba@example.test',
      spendingLimit: cap === undefined ? null : micro(cap),
    });
    this.serial += 1;
    if (balance !== undefined) {
      const idempotencyKey = `purchase:${this.serial}`;
      await this.billing.grantPurchase({ accountId: id, amount: micro(balance), idempotencyKey });
    }
    const created = await this.billing.createKey({ accountId: id, name: 'prueba' });
    this.secrets.push(created.key);
    return { accountId: id, keyId: created.id, key: created.key };
  }

  /** How many charges the account has, and their sum in micro-USD. */
  async charges({ accountId }: Customer): Promise<{ count: number; amount: bigint }> {
    const { rows } = await this.db.query<{ count: bigint; amount: bigint }>(
      `select count(*) as count, coalesce(-sum(amount_micro), 0)::bigint as amount
         from journal_entry where account_id = $1 and kind = 'charge'`,
      [accountId],
    );
    return { count: Number(rows[0]?.count), amount: rows[0]?.amount ?? 0n };
  }

  /**
   * Stops the processes (their data in memory is written), then checks I1 to I5 over the whole database as if more than
   * an
   * hour had passed, and I6 over every log. Throws on any drift.
   */
  async checkInvariants(experiment: Experiment): Promise<void> {
    const apps = [...this.apis, ...this.workers];
    await Promise.all(apps.map((app) => app.stop()));
    const books = await this.billing.reconcile(new Date(Date.now() + LATER_MS));
    const log = apps.map((app) => app.log()).join('');
    experiment.conclude(books, log, this.secrets);
  }

  /** Throws if a process ended unexpectedly, because that explains the results. */
  async close(): Promise<void> {
    this.client.close();
    const apps = [...this.apis, ...this.workers];
    const ended = apps.map((app) => app.unexpectedExitLog()).filter((lines) => lines !== null);
    await Promise.all(apps.map((app) => app.stop()));
    await this.database.drop();
    await rm(this.directory, { recursive: true, force: true });
    if (ended.length > 0) throw new Error(`a process ended unexpectedly; its last lines:\n${ended.join('\n\n')}`);
  }
}

/** A Redis database that no other cluster of this run uses: key ids start over in every database of PostgreSQL. */
function redisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) throw new Error('TEST_REDIS_URL is not set: run the experiments with `npm run test:faults`');
  clusters += 1;
  return `${url}/${clusters}`;
}
