import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { ManagedAccounts } from '@entity-registry/accounts';
import type { Actor, Billing, AccountId, KeyId } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { EntityRegistry } from '@entity-registry/sdk';
import type { ClientOptions } from '@entity-registry/sdk';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type pg from 'pg';
import request from 'supertest';
import type { Response, Test } from 'supertest';
import { ApiEnvironment } from '../src/config.js';
import { createApi } from '../src/create-app.js';
import type { Api } from '../src/create-app.js';
import { writeSyntheticRegister } from './synthetic-register.js';
import type { SyntheticIds } from './synthetic-register.js';

export interface Customer {
  accountId: AccountId;
  keyId: KeyId;
  /** The key, as a caller sends it. */
  key: string;
}

export interface CustomerOptions {
  /** Purchased balance; defaults to none. */
  balance?: string;
  spendingLimit?: string;
  jurisdictions?: readonly Jurisdiction[];
  email?: string;
  expiresAt?: Date | null;
  /** Codes that the key is limited to; defaults to all. */
  scopes?: readonly string[];
  /** Monthly limit of the key itself. */
  keySpendingLimit?: string;
}

export interface ApiFixtureOptions {
  /** Variables that differ from the defaults of the tests. */
  environment?: Record<string, string>;
  /** The database address for the API, if it differs from the database's own. */
  databaseUrl?: (url: string) => Promise<string>;
  /** How long the API waits for a response of the database, and for a connection to it, in milliseconds. */
  queryTimeoutMs?: number;
  connectTimeoutMs?: number;
  /** Connections of the API's pool; default 10. */
  poolSize?: number;
}

/** The operator who changes accounts in the tests. */
export const OPERATOR: Actor = { operatorId: null, name: 'the tests', requestId: null };

const SECRET = 'a secret of the tests, long enough';

/** The API on a database of its own, with a synthetic register, a clock that only moves when it is set or run, and a captured log. */
export class ApiFixture {
  ids!: SyntheticIds;
  /** Every logged line. */
  readonly log: string[] = [];
  private database!: TestDatabase;
  private api!: Api;
  private pool!: pg.Pool;
  private objects!: string;
  private readonly registry = createMetricsRegistry('api');
  private serial = 0;
  private setTime = new Date('2026-11-21T12:00:00Z');
  private runsSince: number | null = null;

  static async open(options: ApiFixtureOptions = {}): Promise<ApiFixture> {
    const fixture = new ApiFixture();
    await fixture.start(options);
    return fixture;
  }

  private async start({ environment, databaseUrl, poolSize = 10, ...limits }: ApiFixtureOptions): Promise<void> {
    this.database = await createTestDatabase({ poolSize: 4 });
    this.ids = await writeSyntheticRegister(this.database.pool);
    this.objects = await mkdtemp(path.join(tmpdir(), 'objects-'));
    const parsed = parseEnvironment(ApiEnvironment, {
      DATABASE_URL: (await databaseUrl?.(this.database.url)) ?? this.database.url,
      KEY_PEPPER: SECRET,
      OBJECT_STORE_SECRET: SECRET,
      OBJECT_STORE_DIR: this.objects,
      PUBLIC_URL: 'https://api.example.test',
      PLATFORM_URL: 'https://platform.example.test',
      RATE_LIMIT_PER_SECOND: '100000',
      RATE_LIMIT_BURST: '100000',
      ...environment,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const config = parsed.value;
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        this.log.push(line.toString());
        done();
      },
    });
    this.pool = createPool(config.DATABASE_URL, { max: poolSize, connectTimeoutMs: 2_000, ...limits });
    this.api = await createApi({
      config,
      pool: this.pool,
      log: createLogger({ service: 'api', level: 'info', destination }),
      metrics: this.registry,
      now: () => this.time,
    });
    await this.api.app.listen(0, '127.0.0.1');
  }

  /** The API's current time. */
  get time(): Date {
    return this.runsSince === null
      ? this.setTime
      : new Date(this.setTime.getTime() + performance.now() - this.runsSince);
  }

  set time(time: Date) {
    this.setTime = time;
    if (this.runsSince !== null) this.runsSince = performance.now();
  }

  /** From now on, time passes by itself. */
  runClock(): void {
    this.runsSince = performance.now();
  }

  get billing(): Billing {
    return this.api.services.billing;
  }

  /** Changes accounts like an operator. */
  get accounts(): ManagedAccounts {
    return new ManagedAccounts(this.db, { hashKey: this.billing.hashKey, now: () => this.time });
  }

  /** The services that the API's features use. */
  get services(): Api['services'] {
    return this.api.services;
  }

  get app(): Api['app'] {
    return this.api.app;
  }

  get server(): Server {
    return this.api.app.getHttpServer();
  }

  /** The API's metrics, as Prometheus reads them. */
  metrics(): Promise<string> {
    return this.registry.metrics();
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** The database, bypassing the API. */
  get db(): pg.Pool {
    return this.database.pool;
  }

  /** GET `path`, with the customer's key if there is one. */
  get(path_: string, customer?: Customer): Test {
    const call = request(this.server).get(path_);
    return customer ? call.set('Authorization', `Bearer ${customer.key}`) : call;
  }

  /** Like `get`, with another method; without a body. */
  send(method: string, path_: string, customer?: Customer): Test {
    const call = this.get(path_, customer);
    call.method = method;
    return call;
  }

  /** The published client, over HTTP, without retries. */
  client(customer?: Pick<Customer, 'key'>, options: Partial<ClientOptions> = {}): EntityRegistry {
    const { port } = this.server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${String(port)}`;
    return new EntityRegistry({ baseUrl, apiKey: customer?.key, maxRetries: 0, ...options });
  }

  async customer(options: CustomerOptions = {}): Promise<Customer> {
    const { balance, spendingLimit, jurisdictions, email } = options;
    const { id } = await this.billing.createAccount({
      name: 'Prueba',
      email: email ?? 'prueba@example.test',
      spendingLimit: spendingLimit === undefined ? null : micro(spendingLimit),
      ...(jurisdictions && { jurisdictions }),
    });
    if (balance !== undefined) await this.buy(id, balance);
    return this.anotherKey(id, options);
  }

  /** Another key of an account. */
  async anotherKey(
    accountId: AccountId,
    { expiresAt, scopes, keySpendingLimit }: Pick<CustomerOptions, 'expiresAt' | 'scopes' | 'keySpendingLimit'> = {},
  ): Promise<Customer> {
    const { id, key } = await this.billing.createKey({
      ...{ accountId, name: 'prueba' },
      ...(expiresAt && { expiresAt }),
      ...(scopes && { scopes }),
      ...(keySpendingLimit !== undefined && { monthlyCap: micro(keySpendingLimit) }),
    });
    return { accountId, keyId: id, key };
  }

  /** Runs `query` in a transaction that holds its locks until the returned function is called. */
  async hold(query: string, values: unknown[] = []): Promise<() => Promise<void>> {
    const client = await this.db.connect();
    await client.query('begin');
    await client.query(query, values);
    return async () => {
      await client.query('rollback');
      client.release();
    };
  }

  async buy(accountId: AccountId, amount: string): Promise<void> {
    this.serial += 1;
    const idempotencyKey = `purchase:${String(this.serial)}`;
    await this.billing.grantPurchase({ accountId, amount: micro(amount), idempotencyKey });
  }

  /** The amounts of the account's charges, newest first, micro-USD. */
  async charges({ accountId }: Customer): Promise<bigint[]> {
    const { rows } = await this.db.query<{ amount: bigint }>(
      `select amount_micro as amount from journal_entry where account_id = $1 and kind = 'charge' order by id desc`,
      [accountId],
    );
    return rows.map((row) => row.amount);
  }

  /** Stops only the API: requests in flight finish, and pending records are written. */
  stop(): Promise<void> {
    return this.api.close();
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.pool.end();
    await this.database.drop();
    await rm(this.objects, { recursive: true, force: true });
  }
}

/** Headers and parsed body of a response, the body without supertest's `any`. */
export function responseOf({ body, headers }: Response): { body: unknown; headers: Record<string, string> } {
  return { body: body as unknown, headers };
}
