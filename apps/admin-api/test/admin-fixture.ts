import type { Server } from 'node:http';
import { Writable } from 'node:stream';
import { Billing, Operators, listAudit } from '@entity-registry/accounts';
import type { AccountId, CreatedOperator, OperatorRole, AuditRow } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type pg from 'pg';
import request from 'supertest';
import type { Response, Test } from 'supertest';
import { AdminEnvironment } from '../src/config.js';
import { createAdminApi } from '../src/create-app.js';
import type { AdminApi } from '../src/create-app.js';
import type { WatchedQueue } from '../src/operations/queue.dto.js';

export const SECRET = 'a secret of the tests, long enough';

/** Short, so that tests of timeouts are fast, but long enough for a busy machine. */
const STATEMENT_TIMEOUT_MS = 2_000;

export interface AdminFixtureOptions {
  queues?: readonly WatchedQueue[];
  pages?: Site | null;
  environment?: Readonly<Record<string, string>>;
}

type Method = 'get' | 'head' | 'options' | 'post' | 'put' | 'patch' | 'delete';

/** The admin API on its own database, with an operator of each role, a clock that moves only when told, and a stored log. */
export class AdminFixture {
  /** The API's current time. */
  time = new Date('2026-11-21T12:00:00Z');
  /** Webhook deliveries that the workers were notified of. */
  readonly announced: bigint[] = [];
  /** Every logged line. */
  readonly log: string[] = [];
  api!: AdminApi;
  /** The ledger, bypassing the admin API, as the public API uses it. */
  billing!: Billing;
  operators!: Record<OperatorRole, CreatedOperator>;
  private database!: TestDatabase;
  private pool!: pg.Pool;

  /** With the test's own queues and pages; none when absent. */
  static async open(options: AdminFixtureOptions = {}): Promise<AdminFixture> {
    const fixture = new AdminFixture();
    await fixture.start(options);
    return fixture;
  }

  private async start({ queues = [], pages = null, environment = {} }: AdminFixtureOptions): Promise<void> {
    this.database = await createTestDatabase({ poolSize: 4 });
    const parsed = parseEnvironment(AdminEnvironment, {
      DATABASE_URL: this.database.url,
      KEY_PEPPER: SECRET,
      WEBHOOK_SECRET_KEY: SECRET,
      ...environment,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        this.log.push(line.toString());
        done();
      },
    });
    const now = () => this.time;
    this.pool = createPool(parsed.value.DATABASE_URL, {
      max: 6,
      connectTimeoutMs: 2_000,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    this.billing = new Billing(this.database.pool, { pepper: Buffer.from(SECRET), now });
    this.api = await createAdminApi({
      config: parsed.value,
      pool: this.pool,
      log: createLogger({ service: 'admin-api', level: 'info', destination }),
      metrics: createMetricsRegistry('admin-api'),
      // No host name resolves.
      resolveName: (_name, _options, done) => {
        done(null, []);
      },
      ...{ queues, pages, announce: (deliveryId) => Promise.resolve(void this.announced.push(deliveryId)) },
      now,
    });
    await this.api.app.listen(0, '127.0.0.1');
    const machine = { operatorId: null, name: 'the tests', requestId: null };
    const add = (role: OperatorRole) => this.api.app.get(Operators).add({ name: `the ${role}`, role }, machine);
    this.operators = {
      viewer: await add('viewer'),
      support: await add('support'),
      finance: await add('finance'),
      admin: await add('admin'),
    };
  }

  get server(): Server {
    return this.api.app.getHttpServer();
  }

  /** The database, bypassing the API. */
  get db(): pg.Pool {
    return this.database.pool;
  }

  /** A request with the token of an operator of `role`; null: with none. */
  call(method: Method, path: string, role: OperatorRole | null = 'admin'): Test {
    const call = request(this.server)[method](path);
    return role === null ? call : call.set('Authorization', `Bearer ${this.operators[role].token}`);
  }

  /** Sends `body` as an admin and returns the response. */
  async send(method: Method, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const call = this.call(method, path);
    return responseOf(await (body === undefined ? call : call.send(body)));
  }

  /** The id of a new account. */
  async account(name = 'Prueba', email = 'prueba@example.test'): Promise<AccountId> {
    const { body } = await this.send('post', '/admin/accounts', { name, email });
    return BigInt((body as { id: number }).id) as AccountId;
  }

  /** The id and the text of a new key. */
  async key(accountId: AccountId, settings: object = {}): Promise<{ id: number; key: string }> {
    const { body } = await this.send('post', `/admin/accounts/${accountId}/keys`, { name: 'prueba', ...settings });
    return body as { id: number; key: string };
  }

  /** The audit log, newest first. */
  audit(accountId?: AccountId): Promise<AuditRow[]> {
    return listAudit(this.db, accountId === undefined ? {} : { accountId }, { limit: 100, before: null });
  }

  async close(): Promise<void> {
    await this.api.app.close();
    await this.pool.end();
    await this.database.drop();
  }
}

/** Status and parsed body of a response, the body without supertest's `any`. */
export function responseOf({ status, body }: Response): { status: number; body: unknown } {
  return { status, body: body as unknown };
}
