import type { IncomingMessage } from 'node:http';
import { bearerToken, contextOf, singleHeader } from '@entity-registry/http';
import type { LineSampler, RequestContext } from '@entity-registry/http';
import type { AuthInfo, ServerContext } from '@modelcontextprotocol/server';

/** The sender of a request, until the request ends. */
export class Caller {
  /** Whether the request came with a key. Unverified: the API decides on it. */
  readonly hasKey: boolean;
  private isOver = false;
  private onKeyAccepted: (() => void) | null = null;

  /**
   * @param apiKey key of this request, as sent; null: none
   * @param address client address: of the connection, or as reported by a trusted proxy
   * @param requestId of the HTTP request; passed on to the API, so that both logs can be correlated
   * @param facts fields of the access log line
   * @param onKeyRejected called when the API has refused the key
   */
  constructor(
    private apiKey: string | null,
    readonly address: string,
    readonly requestId: string,
    readonly facts: RequestContext['facts'],
    private readonly onKeyRejected: () => void = () => undefined,
  ) {
    this.hasKey = apiKey !== null;
  }

  /** The API key, or null. Throws once the request is over, so that code still running cannot use its key. */
  get key(): string | null {
    if (this.isOver) throw new Error('the request is over');
    return this.apiKey;
  }

  /** Calls `note` when the API has answered a call of this request, which proves that its key is valid. */
  whenKeyAccepted(note: () => void): void {
    this.onKeyAccepted = note;
  }

  /** The API has answered a call of this request. */
  acceptKey(): void {
    if (this.hasKey) this.onKeyAccepted?.();
  }

  /** The API has refused the key of a call of this request. */
  rejectKey(): void {
    this.onKeyRejected();
  }

  /** Drops the key, because other objects (in the runtime, for a while) still refer to the request. */
  end(): void {
    this.isOver = true;
    this.apiKey = null;
  }
}

/** The key has an invalid format, or two different keys were sent. Returned as 403. */
export class InvalidKeyError extends Error {
  constructor(problem: string) {
    super(`key rejected: ${problem}`);
    this.name = 'InvalidKeyError';
  }
}

type AddressedRequest = IncomingMessage & { ip?: string };

const KEY_HEADERS = ['authorization', 'x-api-key', 'cookie', 'proxy-authorization'];
/** Real keys are much shorter. */
const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/**
 * The caller of `request`. Specification, "Authentication" 4: the key is in X-Api-Key or a Bearer token. Throws
 * `InvalidKeyError`. `sampler` limits the log lines about rejected keys.
 */
export function readCaller(request: AddressedRequest, sampler: LineSampler): Caller {
  const context = contextOf(request);
  const sample = (): void => {
    context.sampler = sampler;
  };
  try {
    const address = request.ip ?? request.socket.remoteAddress ?? '';
    return new Caller(keyOf(request), address, context.id, context.facts, sample);
  } catch (error) {
    sample();
    throw error;
  }
}

/**
 * Removes the keys from the request, so that no session, tool or log can keep one. Node also keeps the request, including its
 * raw headers, for as long as the connection is open.
 */
export function removeKeys({ headers, rawHeaders }: IncomingMessage): void {
  for (const name of KEY_HEADERS) Reflect.deleteProperty(headers, name);
  for (const [index, name] of rawHeaders.entries()) {
    if (index % 2 === 0 && KEY_HEADERS.includes(name.toLowerCase())) rawHeaders[index + 1] = '';
  }
}

/** The caller as auth info, which the server package passes only to the handlers of this request. */
export function authInfoOf(caller: Caller): AuthInfo {
  return { token: '', clientId: '', scopes: [], extra: { caller } };
}

/** The caller of the request that a handler answers. */
export function callerOf(extra: Pick<ServerContext, 'http'>): Caller {
  return callerIn(extra.http?.authInfo);
}

/** The caller stored by `authInfoOf`. */
export function callerIn(authInfo: AuthInfo | undefined): Caller {
  const caller = authInfo?.extra?.['caller'];
  if (caller === undefined) throw new Error('a handler ran without a request');
  return caller as Caller;
}

function keyOf(request: IncomingMessage): string | null {
  const bearer = request.headers.authorization === undefined ? null : bearerToken(request);
  if (request.headers.authorization !== undefined && bearer === null) {
    throw new InvalidKeyError('Authorization must be sent once, as "Bearer <API key>"');
  }
  const named = namedKey(request);
  if (bearer !== null && named !== null && bearer !== named) {
    throw new InvalidKeyError('Authorization and X-Api-Key differ');
  }
  const key = bearer ?? named;
  if (key !== null && !KEY_FORM.test(key)) throw new InvalidKeyError('invalid key format');
  return key;
}

function namedKey(request: IncomingMessage): string | null {
  try {
    return singleHeader(request, 'X-Api-Key');
  } catch {
    throw new InvalidKeyError('X-Api-Key must be sent once');
  }
}
