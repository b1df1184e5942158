import type { IncomingMessage } from 'node:http';
import { bearerToken, contextOf, singleHeader } from '@entity-registry/nest-kit';
import type { RequestContext } from '@entity-registry/nest-kit';
import type { AuthInfo, ServerContext } from '@modelcontextprotocol/server';

/** Who sent one request. It lives as long as the request: no session holds it. */
export interface Caller {
  /** API key of this request as it came, unproven: the API decides on it. Null: none was sent. */
  readonly key: string | null;
  /** Client address: of the connection, or what a trusted proxy says. */
  readonly address: string;
  /** Of the HTTP request; passed on to the API, so that both logs can be laid side by side. */
  readonly requestId: string;
  /** Fields of the access log line. */
  readonly facts: RequestContext['facts'];
}

/** The key is not of a form that could be one, or there are two that differ: the request is answered 403. */
export class KeyUnreadableError extends Error {
  constructor(problem: string) {
    super(`key rejected: ${problem}`);
    this.name = 'KeyUnreadableError';
  }
}

type AddressedRequest = IncomingMessage & { ip?: string };

const KEY_HEADERS = ['authorization', 'x-api-key', 'cookie', 'proxy-authorization'];
/** Of keys as they are made, a good deal less; beyond it, it is something else. */
const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/**
 * The caller of `request`, whose headers hold no key afterwards: nothing that is handed on (to a session, a tool, a log) can
 * keep one. Specification, "Authentication" 4: the key is in X-Api-Key or a Bearer token. Throws `KeyUnreadableError`.
 */
export function takeCaller(request: AddressedRequest): Caller {
  const key = keyOf(request);
  for (const name of KEY_HEADERS) Reflect.deleteProperty(request.headers, name);
  const { id, facts } = contextOf(request);
  return { key, address: request.ip ?? request.socket.remoteAddress ?? '', requestId: id, facts };
}

/** As the pass-through that the server package hands to the handlers of this request and to nothing else. */
export function authInfoOf(caller: Caller): AuthInfo {
  return { token: '', clientId: '', scopes: [], extra: { caller } };
}

/** The caller of the request that a handler answers. */
export function callerOf(extra: Pick<ServerContext, 'http'>): Caller {
  const caller = extra.http?.authInfo?.extra?.['caller'];
  if (caller === undefined) throw new Error('a handler ran without a request');
  return caller as Caller;
}

function keyOf(request: IncomingMessage): string | null {
  const bearer = request.headers.authorization === undefined ? null : bearerToken(request);
  if (request.headers.authorization !== undefined && bearer === null) {
    throw new KeyUnreadableError('Authorization must be given once, as "Bearer <API key>"');
  }
  const named = namedKey(request);
  if (bearer !== null && named !== null && bearer !== named) {
    throw new KeyUnreadableError('Authorization and X-Api-Key differ');
  }
  const key = bearer ?? named;
  if (key !== null && !KEY_FORM.test(key)) throw new KeyUnreadableError('not of the form of a key');
  return key;
}

function namedKey(request: IncomingMessage): string | null {
  try {
    return singleHeader(request, 'X-Api-Key');
  } catch {
    throw new KeyUnreadableError('X-Api-Key must be given once');
  }
}
