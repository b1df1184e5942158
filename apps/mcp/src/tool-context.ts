import { createHmac } from 'node:crypto';
import type { Logger } from '@entity-registry/nest-kit';
import { EntityRegistry } from '@entity-registry/sdk';
import { callerOf } from './caller.js';
import type { ToolContext } from './server.js';

export interface ApiAddress {
  /** Without a trailing slash. */
  readonly url: string;
  /** Secret by which the API believes the address of a caller that this server names (ruling 12). */
  readonly agentToken: string;
}

/** The API answers within seconds. Its Retry-After comes on top: how long a tool waits in all is bounded by the tool. */
const ATTEMPT_TIMEOUT_MS = 15_000;
const MAX_RETRIES = 2;
/** 132 bits. */
const SEAL_CHARACTERS = 22;

/** Calls the API as whoever sent the request: with their key or without one, and in the name of their address. */
export function createToolContext({ url, agentToken }: ApiAddress, log: Logger): ToolContext {
  // A secret of its own, derived: what it marks cannot be mistaken for anything else that the token stands for.
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
