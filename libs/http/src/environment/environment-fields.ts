import { Type } from 'typebox';

const portField = (standard: number, description: string) =>
  Type.Integer({ minimum: 0, maximum: 65_535, default: standard, description: `${description}; 0: any free one` });

/** Variables that mean the same in every app, for the schema of its environment, which names and orders them. */
export const field = {
  databaseUrl: Type.String({
    pattern: '^postgres(ql)?://.+',
    description:
      'address of the PostgreSQL database, postgresql://user:password@host:port/name; of several hosts (host:port,host:port), the primary is used',
  }),
  /** `use`: what this address is for. */
  databaseSessionUrl: (use: string) =>
    Type.String({
      pattern: '^postgres(ql)?://.+',
      default: '',
      description: `address of the same database ${use}, which a pooler in transaction mode breaks; when not set: DATABASE_URL`,
    }),
  /** `use`: what is stored there; `without`: what happens if it is not set, which reads as ''. */
  redisUrl: (use: string, without: string) =>
    Type.String({
      pattern: '^rediss?://.+',
      default: '',
      description: `address of the Redis ${use}, redis:// or rediss://; when not set, ${without}`,
    }),
  /** `use`: what begins with it; required without a default. */
  publicUrl: (use: string, options: { default?: string } = {}) =>
    Type.String({
      pattern: '^https?://.+[^/]$',
      ...options,
      description: `address of the API as callers see it, without a trailing slash; ${use}`,
    }),
  host: (rule: string) => Type.String({ default: '127.0.0.1', description: `address to listen on; ${rule}` }),
  port: portField,
  metricsHost: Type.String({ default: '127.0.0.1', description: 'address of the metrics; keep it private' }),
  metricsPort: (standard: number) => portField(standard, 'port of GET /metrics (Prometheus)'),
  logLevel: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
    remedy: 'set LOG_LEVEL to fatal, error, warn, info, debug, trace or silent',
  }),
  trustedProxies: Type.Array(Type.String({ pattern: '^[0-9a-fA-F.:/]+$' }), {
    default: [],
    description: 'addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas',
  }),
  /** `rule`: further rules for its value; `options.default` if it is optional. */
  agentServerToken: (rule: string, options: { default?: string } = {}) =>
    Type.String({
      minLength: 32,
      ...options,
      description: `secret that lets the API trust the caller address sent by the agent-tool server, at least 32 characters; ${rule}`,
      remedy: 'set AGENT_SERVER_TOKEN to the output of openssl rand -hex 32, the same for both',
    }),
  /** `rule`: further rules for its value; `options.default` if it is optional. */
  platformToken: (rule: string, options: { default?: string } = {}) =>
    Type.String({
      minLength: 32,
      ...options,
      description: `secret that lets the API trust the user sent by the dashboard, at least 32 characters; ${rule}`,
      remedy: 'set PLATFORM_TOKEN to the output of openssl rand -hex 32, the same for both',
    }),
  webhookSecretKey: (minLength: number) =>
    Type.String({
      minLength,
      description:
        'secret that encrypts the signing secrets of webhooks, and identity documents of data requests, at least 32 characters; the same for every process, never changed',
      remedy: 'set WEBHOOK_SECRET_KEY to the existing secret; for a new installation: openssl rand -hex 32',
    }),
  webhookAllowPrivate: Type.Boolean({
    default: false,
    description: 'only for the demo: allows webhooks to http and private addresses (true or false)',
    remedy: 'leave WEBHOOK_ALLOW_PRIVATE_ADDRESSES out, or set it to true or false',
  }),
  /** `what` is cut off when it takes longer. */
  shutdownTimeoutMs: (what: string) =>
    Type.Integer({
      minimum: 0,
      default: 15_000,
      description: `how long ${what} may take to finish during shutdown, in milliseconds`,
    }),
};
