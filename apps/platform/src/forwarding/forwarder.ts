import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { DomainError, lookup } from '@entity-registry/domain';
import { CallerDisconnectedError, contextOf, jsonBodyOf, setFixedHeaders } from '@entity-registry/http';
import { forwardedHeaders } from './forwarded-headers.js';
import type { AllowList } from './operations.js';
import { limitBytes, readAll } from './stream.js';
import { forwardedTarget } from './target.js';

export interface ForwarderOptions {
  /** Where the API is; `/v4` and `/v5` may follow a path. */
  apiUrl: string;
  /** The secret by which the API trusts the user id of a request. */
  platformToken: string;
  /** The time limit for the complete response, in milliseconds. */
  timeoutMs?: number;
  /** Bytes of a response; a longer one is cut off. */
  maxBytes?: number;
  /** Concurrent requests of this process; beyond: `service_unavailable`. */
  maxRequests?: number;
}

/** A response before its body is sent on. */
export interface ResponseHead {
  readonly status: number;
  /** The amount charged, in US dollars; null: the response has none. */
  readonly charge: string | null;
  readonly requestId: string | null;
}

/** Replaces a body that was read whole. */
export type BodyEdit = (body: Buffer) => Buffer | Promise<Buffer>;

export interface ForwardOptions {
  /** Path of this app under which its caller reaches the API, without a trailing slash, such as `/api/explorer`. */
  mount: string;
  /** The API key of the request. */
  key: string;
  /** The user the request is made for: the API stores it with what the response disclosed (ADR 0158). */
  userId: string;
  allow: AllowList;
  /** Replaces the caller's own Idempotency-Key. */
  idempotencyKey?: string | undefined;
  /** The maximum charge, USD: the caller's own X-Max-Charge counts only if it is lower. */
  maxCharge?: string | undefined;
  /** Response headers, in lower case, that the caller must not see. */
  withhold?: readonly string[];
  /**
   * Called and awaited before the first byte of the response is sent; may ask to read and change the whole body. Not called
   * without a response: it is then unknown whether the API has done something.
   */
  onResponse?: (response: ResponseHead) => Promise<BodyEdit | null>;
  /** Whether the request continues after its caller leaves, so that `onResponse` sees a response that was paid for. */
  finish?: boolean;
}

/** A request that this app makes for itself. */
export interface PlatformRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly key: string;
  /** JSON text or a form; null: none. */
  readonly body: string | null;
  readonly contentType?: string;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 32 * 1_024 * 1_024;
/** Maximum bytes of a body that is read whole. */
const MAX_EDITED_BYTES = 4 * 1_024 * 1_024;
const MAX_REQUESTS = 200;
const RETRY_AFTER_SECONDS = 5;
/** The caller's headers that the API receives. Never a cookie, the caller's own authorization or the request id. */
const FORWARDED_REQUEST_HEADERS = [
  'accept',
  'idempotency-key',
  'x-client-reference',
  'x-max-charge',
  'x-request-deadline',
  'if-none-match',
] as const;

/**
 * Sends a signed-in user's requests to the API with a key that only this server has. The response is streamed: its status, its
 * body as it is, and the headers that `forwardedHeaders` lets through.
 */
export class Forwarder {
  private readonly base: URL;
  private readonly agent: HttpAgent | HttpsAgent;
  private readonly timeoutMs: number;
  private readonly maxBytes: number;
  private readonly maxRequests: number;
  private readonly platformToken: string;
  private activeRequests = 0;

  constructor(options: ForwarderOptions) {
    this.base = new URL(options.apiUrl);
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.maxBytes = options.maxBytes ?? MAX_BYTES;
    this.maxRequests = options.maxRequests ?? MAX_REQUESTS;
    this.platformToken = options.platformToken;
    this.agent =
      this.base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  }

  /** Ends the idle connections to the API. */
  close(): void {
    this.agent.destroy();
  }

  /**
   * Makes the API request for `request` and sends its response. Throws `route_not_found` if it isn't allowed and
   * `service_unavailable` when the API can't be reached or is too slow; a response that breaks off is cut off for the caller too.
   */
  async forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void> {
    const { path, query } = forwardedTarget(request.url ?? '', options.mount);
    const method = request.method ?? '';
    if (options.allow.find(method, path) === null) throw new DomainError('route_not_found');
    const body = jsonBodyOf(request);
    const acting = { 'x-service-user': options.userId, 'x-service-platform-token': this.platformToken };
    const headers = {
      ...sentHeaders(request, options),
      ...acting,
      ...bodyHeaders(body, request.headers['content-type']),
    };
    await this.within(response, options.finish ?? false, async (signal) => {
      const apiResponse = await this.send({ method, path: path + query, headers, signal }, body);
      await this.pass(apiResponse, response, options, signal);
    });
  }

  /** Makes a request for this app itself and reads the whole response. Throws `service_unavailable`. */
  async read({ method, target, key, body, contentType }: PlatformRequest): Promise<{ status: number; body: Buffer }> {
    let whole: { status: number; body: Buffer } | undefined;
    await this.within(null, false, async (signal) => {
      const headers = {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...bodyHeaders(body, contentType),
      };
      const response = await this.send({ method, path: target, headers, signal }, body);
      whole = { status: response.statusCode ?? 0, body: await mapToUnavailable(readAll(response, MAX_EDITED_BYTES)) };
    });
    if (whole === undefined) throw unavailable('no response');
    return whole;
  }

  /** Runs a request that ends when its time is up or, unless it must `finish`, when the browser disconnects. */
  private async within(
    response: ServerResponse | null,
    finish: boolean,
    call: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    if (this.activeRequests >= this.maxRequests) throw unavailable('too many calls are under way');
    const ending = new AbortController();
    const onClose = (): void => {
      if (!finish && !response?.writableFinished) ending.abort();
    };
    const timer = setTimeout(() => {
      ending.abort();
    }, this.timeoutMs);
    response?.once('close', onClose);
    this.activeRequests += 1;
    try {
      await call(ending.signal);
    } catch (error) {
      throw response?.destroyed ? new CallerDisconnectedError() : error;
    } finally {
      this.activeRequests -= 1;
      clearTimeout(timer);
      response?.off('close', onClose);
    }
  }

  private send({ path, ...options }: RequestOptions & { path: string }, body: string | null): Promise<IncomingMessage> {
    const { protocol, hostname, port, pathname } = this.base;
    const start = protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const outgoing: ClientRequest = start({
        ...{ protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, agent: this.agent },
        ...{ ...options, path: pathname.replace(/\/+$/, '') + path },
      });
      outgoing.once('response', resolve);
      // Active for the whole request: once the response has begun, errors belong to the response.
      outgoing.on('error', (error) => {
        reject(unavailable(error));
      });
      outgoing.end(body ?? undefined);
    });
  }

  private async pass(
    apiResponse: IncomingMessage,
    response: ServerResponse,
    options: ForwardOptions,
    signal: AbortSignal,
  ): Promise<void> {
    const headers = forwardedHeaders(apiResponse.headers, { mount: options.mount, withhold: options.withhold ?? [] });
    const status = apiResponse.statusCode ?? 502;
    let edited: Buffer | null = null;
    try {
      const edit = await options.onResponse?.(headOf(apiResponse, status));
      if (edit) edited = await edit(await mapToUnavailable(readAll(apiResponse, MAX_EDITED_BYTES)));
    } catch (error) {
      apiResponse.destroy();
      throw error;
    }
    if (response.destroyed) {
      apiResponse.destroy();
      return;
    }
    setFixedHeaders(response);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.statusCode = status;
    if (edited !== null) {
      response.setHeader('content-length', String(edited.length));
      response.end(edited);
      return;
    }
    // A response that breaks off has already begun: all we can do is end it early.
    await pipeline(apiResponse, limitBytes(this.maxBytes), response, { signal }).catch(() => {
      response.destroy();
    });
  }
}

function headOf({ headers }: IncomingMessage, status: number): ResponseHead {
  const one = (name: string): string | null => {
    const value = lookup(headers, name);
    return typeof value === 'string' ? value : null;
  };
  return { status, charge: one('x-service-charge'), requestId: one('x-request-id') };
}

function sentHeaders(
  request: IncomingMessage,
  { key, idempotencyKey, maxCharge }: ForwardOptions,
): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of FORWARDED_REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') sent[name] = value;
  }
  if (idempotencyKey !== undefined) sent['idempotency-key'] = idempotencyKey;
  if (maxCharge !== undefined) sent['x-max-charge'] = lowerLimit(sent['x-max-charge'], maxCharge);
  return {
    ...sent,
    'accept-encoding': 'identity',
    authorization: `Bearer ${key}`,
    // Created here, so that callers can't reuse the request id of someone else.
    'x-request-id': contextOf(request).key,
  };
}

/** Passes on a caller's limit that can't be read: the API says what is wrong with it. */
function lowerLimit(requested: string | undefined, limit: string): string {
  return requested !== undefined && !(Number(requested) > Number(limit)) ? requested : limit;
}

function bodyHeaders(body: string | null, contentType: string | undefined): Record<string, string> {
  if (body === null) return {};
  const [given = ''] = /^[^;]*/.exec((contentType ?? '').toLowerCase()) ?? [];
  const isKnown = given === 'application/x-www-form-urlencoded' || given === 'text/csv';
  return {
    'content-type': isKnown ? given : 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
}

async function mapToUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

/** The cause goes to the log, not to the caller. */
function unavailable(cause: unknown): DomainError {
  const error = new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  error.cause = cause instanceof Error ? cause : new Error(String(cause));
  return error;
}
