import { field } from '@entity-registry/http';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** A host name, an IPv4 address, or an IPv6 address in brackets; without scheme and port. */
const HOST_NAME = '^(\\[[0-9a-fA-F:.]+\\]|[A-Za-z0-9.-]+)$';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const names = (description: string) =>
  Type.Array(Type.String({ pattern: HOST_NAME }), { default: LOOPBACK, description });

/** Every variable the agent-tool server reads. The configuration guide's table comes from here. */
export const McpEnvironment = Type.Object({
  API_URL: Type.String({
    pattern: '^https?://.+[^/]$',
    description: 'address of the API that the tools call, without a trailing slash',
  }),
  AGENT_SERVER_TOKEN: field.agentServerToken("the same as the API's"),
  HOST: field.host('0.0.0.0 for all interfaces'),
  PORT: field.port(4_300, 'port of the agent-tool server'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_468),
  ALLOWED_HOSTS: names(
    'accepted host names of this server, as in the Host header, without port, separated by commas; others: 403',
  ),
  ALLOWED_ORIGINS: names(
    'host names of web pages that can call this server, as in the Origin header, without scheme and port, separated by commas; others: 403',
  ),
  MAX_CALLS: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 512,
    description: 'maximum number of running requests; one more: 429',
  }),
  MAX_CALLS_PER_ADDRESS: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 64,
    description: 'maximum number of running requests of one client address (for IPv6, one /64)',
  }),
  MAX_SESSIONS: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 1_000,
    description:
      'maximum number of sessions of protocol versions before 2026-07-28; a new one ends the least recently used',
  }),
  MAX_SESSIONS_PER_OWNER: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 100,
    description:
      'maximum number of sessions of one key, or of one network (IPv4 /24, IPv6 /48) until a request with the key succeeds; a new one ends the least recently used of these',
  }),
  SESSIONS_PER_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 60,
    description:
      'sessions that one client address can open per minute; its network can open five times as many; one more: 429',
  }),
  SESSION_IDLE_MS: Type.Integer({
    minimum: 1_000,
    default: 3_600_000,
    description: 'how long an unused session is kept, in milliseconds',
  }),
  SESSION_MAX_AGE_MS: Type.Integer({
    minimum: 1_000,
    default: 86_400_000,
    description: 'maximum age of a session, in milliseconds',
  }),
  LOG_LEVEL: field.logLevel,
  TRUSTED_PROXIES: field.trustedProxies,
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('requests in flight'),
});

export type McpConfig = Static<typeof McpEnvironment>;
