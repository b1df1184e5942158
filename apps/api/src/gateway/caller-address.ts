import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/http';
import ipaddr from 'ipaddr.js';
import { sharedToken } from './keys/shared-token.js';

type AddressedRequest = IncomingMessage & { ip?: string };

/** The address a request comes from, or undefined when its connection is closed. */
export type ClientAddress = (request: AddressedRequest) => string | undefined;

/**
 * Reads the address a request comes from (ADR 0011): the client address of the connection (for TRUSTED_PROXIES, the one they
 * report) or, with the agent-tool server's token in X-Service-Agent-Token, the one in X-Service-Agent-Client. The agent's
 * header is ignored if the token is missing or wrong, or if the value is not an address, because anyone can send it.
 * @param token secret that the agent-tool server shares with this API; '': none is configured, and no address is trusted
 */
export function clientAddress(token: string): ClientAddress {
  const isAgentServer = sharedToken('x-service-agent-token', token);
  return (request) => {
    const received = request.headers['x-service-agent-client'];
    if (typeof received !== 'string' || !ipaddr.isValid(received) || !isAgentServer(request)) return request.ip;
    contextOf(request).facts['agentClient'] = received;
    return received;
  };
}
