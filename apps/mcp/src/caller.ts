import type { IncomingMessage } from 'node:http';
import { bearerToken, contextOf, singleHeader } from '@entity-registry/nest-kit';
import type { LineSampler, RequestContext } from '@entity-registry/nest-kit';
import type { AuthInfo, ServerContext } from '@modelcontextprotocol/server';

/** The sender of one request, for as long as it is being answered. */
export class Caller {
  /** Whether the request came with a key. Unverified: the API decides on it. */
  readonly hasKey: boolean;
  private over = false;
  private onProven: (() => void) | null = null;

  /**
   * @param held key of this request, as sent; null: none
   * @param address client address: of the connection, or as reported by a trusted proxy
   * @param requestId of the HTTP request; passed on to the API, so that both logs can be correlated
   * @param facts fields of the access log line
   * @param onRefused called when the API has refused the key
   */
  constructor(
    private held: string | null,
    readonly address: string,
    readonly requestId: string,
    readonly facts: RequestContext['facts'],
    private readonly onRefused: () => void = () => undefined,
  ) {
    this.hasKey = held !== null;
  }

  /** The API key, or null. Throws when the request is over: anything still running must not call in its name. */
  get key(): string | null {
    if (this.over) throw new Error('the request is over');
    return this.held;
  }

  /** Calls `note` when the API has answered a call of this request: its key, if any, is good. */
  whenProven(note: () => void): void {
    this.onProven = note;
  }

  /** The API has answered a call of this request. */
  prove(): void {
    if (this.hasKey) this.onProven?.();
  }

  /** The API has refused the key of a call of this request. */
  refuse(): void {
    this.onRefused();
  }

  /** Drops the key: objects that still refer to the request (the runtime does, for a while) hold none. */
  end(): void {
    this.over = true;
    this.held = null;
  }
}

/** The key is not in a possible format, or there are two that differ: the request is answered 403. */
export class KeyUnreadableError extends Error {
  constructor(problem: string) {
    super(`key rejected: ${problem}`);
    this.name = 'KeyUnreadableError';
  }
}

type AddressedRequest = IncomingMessage & { ip?: string };

const KEY_HEADERS = ['authorization', 'x-api-key', 'cookie', 'proxy-authorization'];
/** Real keys are a good deal shorter; anything longer is something else. */
const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/**
 * The caller of `request`. Specification, "Authentication" 4: the key is in X-Api-Key or a Bearer token. Throws
 * `KeyUnreadableError`. `sampler`: of the log lines of refused keys.
 */
export function takeCaller(request: AddressedRequest, sampler: LineSampler): Caller {
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
 * Removes the keys from the request, so that nothing it is passed to (a session, a tool, a log) can keep one, and neither can
 * its connection, with which Node keeps the request, raw headers included, for as long as it is open.
 */
export function forgetKeys({ headers, rawHeaders }: IncomingMessage): void {
  for (const name of KEY_HEADERS) Reflect.deleteProperty(headers, name);
  for (const [index, name] of rawHeaders.entries()) {
    if (index % 2 === 0 && KEY_HEADERS.includes(name.toLowerCase())) rawHeaders[index + 1] = '';
  }
}

/** As the pass-through that the server package hands only to the handlers of this request. */
export function authInfoOf(caller: Caller): AuthInfo {
  return { token: '', clientId: '', scopes: [], extra: { caller } };
}

/** The caller of the request that a handler answers. */
export function callerOf(extra: Pick<ServerContext, 'http'>): Caller {
  return callerIn(extra.http?.authInfo);
}

/** The caller that `authInfoOf` put there. */
export function callerIn(authInfo: AuthInfo | undefined): Caller {
  const caller = authInfo?.extra?.['caller'];
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
