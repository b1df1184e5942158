import { Writable } from 'node:stream';
import { Billing } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { WorkerEnvironment } from '../src/config.js';
import { createWorker } from '../src/create-worker.js';
import type { WorkerDependencies } from '../src/dependencies.js';

export interface WorkerFixtureOptions {
  /** Replaces the handlers of jobs. */
  handlers?: WorkerDependencies['handlers'];
  /** Reads documents; without it none are read. */
  findRecognizer?: WorkerDependencies['findRecognizer'];
  /** Variables that differ from the test defaults. */
  environment?: Record<string, string>;
}

const SECRET = 'a secret of the tests, long enough';

/** The worker on its own database, with a clock that tests set, and a stored log. */
export class WorkerFixture {
  time = new Date('2026-11-21T12:00:00Z');
  readonly log: string[] = [];
  readonly metrics: Registry = createMetricsRegistry('worker');
  database!: TestDatabase;
  billing!: Billing;
  app!: NestExpressApplication;
  private pool!: pg.Pool;

  static async open(
    databaseUrl?: (url: string) => Promise<string>,
    { handlers, findRecognizer, environment }: WorkerFixtureOptions = {},
  ): Promise<WorkerFixture> {
    const fixture = new WorkerFixture();
    fixture.database = await createTestDatabase({ poolSize: 4 });
    const now = (): Date => fixture.time;
    fixture.billing = new Billing(fixture.database.pool, { pepper: Buffer.alloc(32, 7), now });
    const parsed = parseEnvironment(WorkerEnvironment, {
      DATABASE_URL: (await databaseUrl?.(fixture.database.url)) ?? fixture.database.url,
      HOUSEKEEPING_CHECK_MS: '100',
      JOB_SWEEP_MS: '100',
      OCR_CONCURRENCY: findRecognizer ? '1' : '0',
      OCR_CHECK_MS: '100',
      PUBLIC_URL: 'https://api.example.test',
      OBJECT_STORE_SECRET: SECRET,
      WEBHOOK_SECRET_KEY: SECRET,
      ...environment,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const config = parsed.value;
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        fixture.log.push(line.toString());
        done();
      },
    });
    fixture.pool = createPool(config.DATABASE_URL, { max: config.POOL_SIZE, connectTimeoutMs: 500 });
    fixture.app = await createWorker({
      ...{ config, pool: fixture.pool, metrics: fixture.metrics, now },
      ...(handlers && { handlers }),
      ...(findRecognizer && { findRecognizer }),
      log: createLogger({ service: 'worker', level: 'info', destination }),
    });
    return fixture;
  }

  /** Log lines that contain this text. */
  logged(text: string): string[] {
    return this.log.filter((line) => line.includes(text));
  }

  /** Tasks of finished runs, according to the database. */
  async runs(): Promise<string[]> {
    const { rows } = await this.database.pool.query<{ task: string }>(
      'select task from housekeeping_run where finished_at is not null order by id',
    );
    return rows.map(({ task }) => task);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.pool.end();
    await this.database.drop();
  }
}
