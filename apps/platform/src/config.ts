import { MIN_SEALING_KEY_LENGTH } from '@entity-registry/accounts';
import { TRIAL_LIMITS } from '@entity-registry/domain';
import { field, objectStoreFields } from '@entity-registry/http';
import { Type } from 'typebox';
import type { Static } from 'typebox';

const address = (description: string, standard: string) =>
  Type.String({
    pattern: '^https?://.+[^/]$',
    default: standard,
    description: `${description}, without a trailing slash`,
  });

/** All environment variables of the dashboard's backend. Secrets have no default. */
export const PlatformEnvironment = Type.Object({
  DATABASE_URL: field.databaseUrl,
  POOL_SIZE: Type.Integer({
    minimum: 2,
    maximum: 50,
    default: 10,
    description: 'maximum number of database connections',
  }),
  KEY_PEPPER: Type.String({
    minLength: 32,
    description: "secret that keys the stored hashes of API keys, the same as the API's",
    remedy: "set KEY_PEPPER to the API's secret",
  }),
  PLATFORM_SECRET_KEY: Type.String({
    minLength: MIN_SEALING_KEY_LENGTH,
    description:
      'secret that signs session cookies and encrypts emails and second factors, at least 32 characters; the same for every process, never changed',
    remedy: 'set PLATFORM_SECRET_KEY to the secret used so far; for a new installation: openssl rand -hex 32',
  }),
  WEBHOOK_SECRET_KEY: field.webhookSecretKey(MIN_SEALING_KEY_LENGTH),
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: field.webhookAllowPrivate,
  REDIS_URL: field.redisUrl("that keeps the queues, the same as the API's", 'the database keeps them'),
  PLATFORM_URL: Type.String({
    pattern: '^https?://[^/]+$',
    description: 'address of the dashboard as browsers see it, without a path; links in emails begin with it',
    remedy: 'set PLATFORM_URL to scheme, host and port of the dashboard, such as https://dashboard.example.com',
  }),
  API_URL: address('address at which this app reaches the API', 'http://127.0.0.1:4000'),
  PLATFORM_TOKEN: field.platformToken("the same as the API's"),
  SANDBOX_API_KEY: Type.String({
    pattern: '^(pk_[0-9A-Za-z]{38})?$',
    default: '',
    description:
      'API key that the sandbox uses, of an account with the plan `sandbox`; when not set, there is no sandbox',
    remedy: 'leave SANDBOX_API_KEY out, or set it to a complete key, pk_...',
  }),
  PUBLIC_API_URL: Type.String({
    pattern: '^(https?://.+[^/])?$',
    default: '',
    description: 'address of the API that users are shown, without a trailing slash; when not set, API_URL',
  }),
  DOCS_URL: Type.String({
    pattern: '^(https?://.+[^/])?$',
    default: '',
    description: 'address of the documentation that pages link to; when not set, there are no links',
  }),
  MCP_URL: Type.String({
    pattern: '^(https?://.+[^/])?$',
    default: '',
    description: 'address of the MCP server that users are shown; when not set, it is not shown',
  }),
  TRIALS_PER_DOMAIN: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: TRIAL_LIMITS.perDomain,
    description: `maximum number of trials granted at sign-up in ${String(TRIAL_LIMITS.domainDays)} days to addresses of one domain that is not a public email provider; further ones wait for an operator or a payment`,
  }),
  TRIALS_PER_NETWORK: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: TRIAL_LIMITS.perNetwork,
    description:
      'maximum number of trials granted at sign-up on a UTC day to one network, a /24 or /48; further ones wait for an operator or a payment',
  }),
  ...objectStoreFields,
  SMTP_URL: Type.String({
    pattern: '^(smtps?://.+)?$',
    default: '',
    description: 'mail server, smtp:// or smtps://user:password@host:port; when not set, emails stay in the outbox',
  }),
  MAIL_FROM: Type.String({
    minLength: 3,
    default: 'Entity Registry <no-reply@example.com>',
    description: 'sender of emails',
  }),
  OUTBOX_PAGE: Type.Boolean({
    default: false,
    description: 'only for the demo: everyone can read pending emails at /outbox (true or false)',
    remedy: 'leave OUTBOX_PAGE out, or set it to true or false',
  }),
  STRIPE_SECRET_KEY: Type.String({
    pattern: '^(sk_|rk_).+$|^$',
    default: '',
    description: 'secret key of the Stripe account that takes card payments; when not set, there are no card payments',
    remedy:
      'set STRIPE_SECRET_KEY to the secret key, which begins with sk_ or rk_, or leave it and STRIPE_WEBHOOK_SECRET out',
    requiredWhen: { STRIPE_WEBHOOK_SECRET: '*' },
  }),
  STRIPE_WEBHOOK_SECRET: Type.String({
    pattern: '^whsec_.+$|^$',
    default: '',
    description:
      'signing secret of the Stripe webhook endpoint that sends to PLATFORM_URL/api/payment-events/stripe; when not set, there are no card payments',
    remedy: 'set STRIPE_WEBHOOK_SECRET to the signing secret of the endpoint, which begins with whsec_',
    requiredWhen: { STRIPE_SECRET_KEY: '*' },
  }),
  STRIPE_API_URL: Type.String({
    pattern: '^https?://[^/]+$',
    default: 'https://api.stripe.com',
    description: 'address of the Stripe API; tests and the demo use a stub',
  }),
  BANK_TRANSFER_DETAILS: Type.String({
    maxLength: 1_000,
    default: '',
    description:
      'bank details for customers: `label: value` pairs, separated by vertical bars; when not set, there are no bank transfers',
  }),
  RECEIPT_ISSUER: Type.String({
    maxLength: 500,
    default: 'Entity Registry',
    description: 'issuer of receipts: name, tax number and address as header lines, separated by vertical bars',
  }),
  SITE_DIR: Type.String({
    default: '',
    description: 'folder of the built dashboard; when not set, the one that `npm run dashboard` builds',
  }),
  TRUSTED_PROXIES: field.trustedProxies,
  HOST: field.host('0.0.0.0 for all interfaces'),
  PORT: field.port(4_100, 'port of the dashboard'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_470),
  LOG_LEVEL: field.logLevel,
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('requests in flight'),
});

export type PlatformConfig = Static<typeof PlatformEnvironment>;
