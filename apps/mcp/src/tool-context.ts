import { createHmac } from 'node:crypto';
import type { Logger } from '@entity-registry/http';
import { EntityRegistry } from '@entity-registry/sdk';
import { callerOf } from './caller.js';
import type { ToolContext } from './server.js';

export interface ApiAddress {
  /** Without a trailing slash. */
  readonly url: string;
  /** Secret that makes the API trust the caller address that this server sends (ADR 0011). */
  readonly agentToken: string;
}

/** Per attempt, because the API answers within seconds. Waits for Retry-After come on top; each tool limits the total. */
const ATTEMPT_TIMEOUT_MS = 15_000;
const MAX_RETRIES = 2;
/** 132 bits. */
const SEAL_CHARACTERS = 22;

/** Calls the API as the sender of the request: with their key or without one, and with their address. */
export function createToolContext({ url, agentToken }: ApiAddress, log: Logger): ToolContext {
  // A derived secret: its MACs cannot be mistaken for anything else that the token is used for.
  const sealing = createHmac('sha256', agentToken).update('marks of the agent-tool server').digest();
  return {
    report: (extra, err) => {
      log.error({ err, requestId: callerOf(extra).requestId }, 'a tool failed');
    },
    seal: (extra, text) => {
      const mark = createHmac('sha256', sealing).update(JSON.stringify([callerOf(extra).key, text]));
      return mark.digest('base64url').slice(0, SEAL_CHARACTERS);
    },
    hasKey: (extra) => callerOf(extra).hasKey,
    client: (extra) => {
      const { key, address, requestId } = callerOf(extra);
      return new EntityRegistry({
        baseUrl: url,
        ...(key !== null && { apiKey: key }),
        maxRetries: MAX_RETRIES,
        timeoutMs: ATTEMPT_TIMEOUT_MS,
        headers: {
          'X-Service-Agent-Token': agentToken,
          'X-Service-Agent-Client': address,
          'X-Request-Id': requestId,
        },
      });
    },
  };
}
