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

/** The API answers within seconds; with its retries a call stays below the minute in which an answer must begin to leave. */
const ATTEMPT_TIMEOUT_MS = 15_000;
const MAX_RETRIES = 2;

/** Calls the API as whoever sent the request: with their key or without one, and in the name of their address. */
export function createToolContext({ url, agentToken }: ApiAddress, log: Logger): ToolContext {
  return {
    report: (extra, err) => {
      log.error({ err, requestId: callerOf(extra).requestId }, 'a tool failed');
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
