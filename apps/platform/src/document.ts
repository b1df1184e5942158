import 'reflect-metadata';
import { createResolveName } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import type { OpenAPIObject } from '@nestjs/swagger';
import { PlatformEnvironment } from './config.js';
import { createPlatform } from './create-app.js';

/** Never used: reading the routes connects to nothing, and hashes or encrypts nothing. */
const NO_SECRET = 'x'.repeat(32);

/** The OpenAPI document of the dashboard's backend, read from its routes without a database. */
export async function platformDocument(): Promise<OpenAPIObject> {
  const config = parseEnvironment(PlatformEnvironment, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    KEY_PEPPER: NO_SECRET,
    PLATFORM_SECRET_KEY: NO_SECRET,
    PLATFORM_TOKEN: NO_SECRET,
    WEBHOOK_SECRET_KEY: NO_SECRET,
    OBJECT_STORE_SECRET: NO_SECRET,
    PLATFORM_URL: 'http://127.0.0.1:4100',
  });
  if (!config.ok) throw new Error(JSON.stringify(config.errors));
  const pool = createPool(config.value.DATABASE_URL, { max: 1 });
  const { app, document } = await createPlatform(
    {
      ...{ config: config.value, pool, now: () => new Date() },
      log: createLogger({ service: 'platform', level: 'fatal' }),
      metrics: createMetricsRegistry('platform'),
      announce: () => Promise.resolve(),
      resolveName: createResolveName(),
    },
    null,
  );
  await app.close();
  await pool.end();
  return document;
}
