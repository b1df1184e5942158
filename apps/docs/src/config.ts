import { field } from '@entity-registry/http';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** All environment variables of the documentation server. */
export const DocsEnvironment = Type.Object({
  SITE_DIR: Type.String({
    default: '',
    description: 'folder of the built site; when not set, the one that `npm run docs` builds next to the app',
  }),
  HOST: field.host('0.0.0.0 for all interfaces'),
  PORT: field.port(4_500, 'port of the documentation'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_469),
  LOG_LEVEL: field.logLevel,
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('requests in flight'),
});

export type DocsConfig = Static<typeof DocsEnvironment>;
