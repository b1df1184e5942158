import 'reflect-metadata';
import { createResolveName } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AdminEnvironment } from './config.js';
import { createAdminApi } from './create-app.js';

/** Placeholders: reading the routes doesn't connect, hash or encrypt anything. */
const NO_SECRET = 'x'.repeat(32);

/** The OpenAPI document of this API, read from its routes without a database. */
export async function adminDocument(): Promise<OpenAPIObject> {
  const config = parseEnvironment(AdminEnvironment, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    KEY_PEPPER: NO_SECRET,
    WEBHOOK_SECRET_KEY: NO_SECRET,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.errors));
  const pool = createPool(config.value.DATABASE_URL, { max: 1 });
  const { app, document } = await createAdminApi({
    ...{ config: config.value, pool, now: () => new Date() },
    log: createLogger({ service: 'admin-api', level: 'fatal' }),
    metrics: createMetricsRegistry('admin-api'),
    announce: () => Promise.resolve(),
    resolveName: createResolveName(),
    ...{ queues: [], pages: null },
  });
  await app.close();
  await pool.end();
  return document;
}
