import type { IncomingMessage } from 'node:http';
import { bearerToken, contextOf, singleHeader } from '@entity-registry/nest-kit';
import type { RequestContext } from '@entity-registry/nest-kit';
import type { AuthInfo, ServerContext } from '@modelcontextprotocol/server';

/** Who sent one request, for as long as it is being answered. */
export class Caller {
  /** Whether the request came with a key. Unproven: the API decides on it. */
  readonly hasKey: boolean;
  private over = false;

  /**
   * @param held key of this request, as it came; null: none
   * @param address client address: of the connection, or what a trusted proxy says
   * @param requestId of the HTTP request; passed on to the API, so that both logs can be laid side by side
   * @param facts fields of the access log line
   */
  constructor(
    private held: string | null,
    readonly address: string,
    readonly requestId: string,
    readonly facts: RequestContext['facts'],
  ) {
    this.hasKey = held !== null;
  }

  /** The API key, or null. Throws when the request is over: what it left under way calls in nobody's name. */
  get key(): string | null {
    if (this.over) throw new Error('the request is over');
    return this.held;
  }

  /** Forgets the key: what still refers to the request (the runtime does, for a while) holds none. */
  end(): void {
    this.over = true;
    this.held = null;
  }
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

/** The caller of `request`. Specification, "Authentication" 4: the key is in X-Api-Key or a Bearer token. Throws `KeyUnreadableError`. */
export function takeCaller(request: AddressedRequest): Caller {
  const { id, facts } = contextOf(request);
  return new Caller(keyOf(request), request.ip ?? request.socket.remoteAddress ?? '', id, facts);
}

/**
 * Takes the keys out of the request: what it is handed on to (a session, a tool, a log) can keep none, nor can its
 * connection, which Node keeps the request with, raw headers and all, for as long as it is open.
 */
export function forgetKeys({ headers, rawHeaders }: IncomingMessage): void {
  for (const name of KEY_HEADERS) Reflect.deleteProperty(headers, name);
  for (const [index, name] of rawHeaders.entries()) {
    if (index % 2 === 0 && KEY_HEADERS.includes(name.toLowerCase())) rawHeaders[index + 1] = '';
  }
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
