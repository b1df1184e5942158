import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/nest-kit';
import ipaddr from 'ipaddr.js';

type AddressedRequest = IncomingMessage & { ip?: string };

/** Where a request comes from: an address, or undefined when its connection is gone. */
export type ClientAddress = (request: AddressedRequest) => string | undefined;

/**
 * Reads where a request comes from (ruling 12): the client address of the connection (of TRUSTED_PROXIES: what they say), or,
 * with the agent-tool server's token in X-Service-Agent-Token, the address in X-Service-Agent-Client. Without that token, or
 * with another, or when what is named is no address, the agent's header says nothing: anybody can write it.
 * @param token secret that the agent-tool server shares with this API; '': there is none, and no address is believed
 */
export function clientAddress(token: string): ClientAddress {
  if (token === '') return (request) => request.ip;
  const expected = digest(token);
  return (request) => {
    const given = request.headers['x-service-agent-token'];
    // Of equal length whatever was sent: the comparison takes the same time for every token.
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) return request.ip;
    const named = request.headers['x-service-agent-client'];
    if (typeof named !== 'string' || !ipaddr.isValid(named)) return request.ip;
    contextOf(request).facts['agentClient'] = named;
    return named;
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
