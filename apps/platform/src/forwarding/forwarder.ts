import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@entity-registry/domain';
import { CallerGoneError, contextOf, jsonBodyOf, setFixedHeaders } from '@entity-registry/nest-kit';
import { passedHeaders } from './answer-headers.js';
import type { AllowList } from './operations.js';
import { bounded, readWhole } from './stream.js';
import { forwardedTarget } from './target.js';

export interface ForwarderOptions {
  /** Where the API is; a path in front of `/v4` and `/v5` may follow. */
  apiUrl: string;
  /** How long a call may take until its answer has arrived whole, in milliseconds. */
  timeoutMs?: number;
  /** Bytes of an answer; a longer one is cut off. */
  maxBytes?: number;
  /** Calls under way at once in this process; beyond: `service_unavailable`. */
  maxCalls?: number;
}

/** What an answer says before its body is sent on. */
export interface AnswerHead {
  readonly status: number;
  /** What was charged, in US dollars; null: the answer does not say. */
  readonly charge: string | null;
  readonly requestId: string | null;
}

/** Makes another body of one that was read whole. */
export type Edit = (body: Buffer) => Buffer | Promise<Buffer>;

export interface ForwardOptions {
  /** Path of this app under which its caller reaches the API, without a slash at its end, such as `/api/explorer`. */
  mount: string;
  /** The key that the call is made with. */
  key: string;
  allow: AllowList;
  /** In place of the caller's own Idempotency-Key. */
  idempotencyKey?: string | undefined;
  /** Headers of the answer, in lower case, that are not the caller's to see. */
  withhold?: readonly string[];
  /**
   * Told of the answer before a byte of it is sent, and waited for; it may ask for the body to be read whole and changed.
   * Not told when there is no answer: whether the API has done something is then not known.
   */
  onAnswer?: (answer: AnswerHead) => Promise<Edit | null>;
}

/** A call of this app's own. */
export interface OwnCall {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly key: string;
  /** JSON text, or a form's; null: none. */
  readonly body: string | null;
  readonly contentType?: string;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 32 * 1_024 * 1_024;
/** Of a body that is read whole. */
const MAX_EDITED_BYTES = 4 * 1_024 * 1_024;
const MAX_CALLS = 200;
const RETRY_AFTER_SECONDS = 5;
/** What of a caller's headers the API gets. Never a cookie, never the caller's own authorization or request id. */
const SENT = ['accept', 'idempotency-key', 'x-client-reference', 'if-none-match'] as const;

/**
 * Calls to the API that a signed-in user makes with a key which only this server holds. The answer is streamed: its status,
 * its body as it is, and the headers that `PASSED` names.
 */
export class Forwarder {
  private readonly base: URL;
  private readonly agent: HttpAgent | HttpsAgent;
  private readonly timeoutMs: number;
  private readonly maxBytes: number;
  private readonly maxCalls: number;
  private calls = 0;

  constructor(options: ForwarderOptions) {
    this.base = new URL(options.apiUrl);
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.maxBytes = options.maxBytes ?? MAX_BYTES;
    this.maxCalls = options.maxCalls ?? MAX_CALLS;
    this.agent =
      this.base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  }

  /** Ends the idle connections to the API. */
  close(): void {
    this.agent.destroy();
  }

  /**
   * Makes the call that `request` asks for and sends its answer. Throws `route_not_found` for what is not allowed,
   * `service_unavailable` when the API cannot be reached or is too slow; an answer that breaks off is broken off.
   */
  async forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void> {
    const { path, query } = forwardedTarget(request.url ?? '', options.mount);
    const method = request.method ?? '';
    if (options.allow.find(method, path) === null) throw new DomainError('route_not_found');
    const body = jsonBodyOf(request);
    const headers = { ...sentHeaders(request, options), ...bodyHeaders(body, request.headers['content-type']) };
    await this.within(response, async (signal) => {
      const answer = await this.send({ method, path: path + query, headers, signal }, body);
      await this.pass(answer, response, options, signal);
    });
  }

  /** Makes a call of this app's own and reads its answer whole. Throws `service_unavailable`. */
  async read({ method, target, key, body, contentType }: OwnCall): Promise<{ status: number; body: Buffer }> {
    let whole: { status: number; body: Buffer } | undefined;
    await this.within(null, async (signal) => {
      const headers = {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...bodyHeaders(body, contentType),
      };
      const answer = await this.send({ method, path: target, headers, signal }, body);
      whole = { status: answer.statusCode ?? 0, body: await orUnavailable(readWhole(answer, MAX_EDITED_BYTES)) };
    });
    if (whole === undefined) throw unavailable('no answer');
    return whole;
  }

  /** Runs a call that ends when its time is up, or when whoever waits for it has left. */
  private async within(response: ServerResponse | null, call: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.calls >= this.maxCalls) throw unavailable('too many calls are under way');
    const ending = new AbortController();
    const onClose = (): void => {
      if (!response?.writableFinished) ending.abort();
    };
    const timer = setTimeout(() => {
      ending.abort();
    }, this.timeoutMs);
    response?.once('close', onClose);
    this.calls += 1;
    try {
      await call(ending.signal);
    } catch (error) {
      throw response?.destroyed ? new CallerGoneError() : error;
    } finally {
      this.calls -= 1;
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
      // For as long as it lives: one that comes after the answer has begun is the answer's to tell.
      outgoing.on('error', (error) => {
        reject(unavailable(error));
      });
      outgoing.end(body ?? undefined);
    });
  }

  private async pass(
    answer: IncomingMessage,
    response: ServerResponse,
    options: ForwardOptions,
    signal: AbortSignal,
  ): Promise<void> {
    const headers = passedHeaders(answer.headers, { mount: options.mount, withhold: options.withhold ?? [] });
    const status = answer.statusCode ?? 502;
    let edited: Buffer | null = null;
    try {
      const edit = await options.onAnswer?.(headOf(answer, status));
      if (edit) edited = await edit(await orUnavailable(readWhole(answer, MAX_EDITED_BYTES)));
    } catch (error) {
      answer.destroy();
      throw error;
    }
    if (response.destroyed) {
      answer.destroy();
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
    // An answer that breaks off has begun: all that can be told of it is that it ends too soon.
    await pipeline(answer, bounded(this.maxBytes), response, { signal }).catch(() => {
      response.destroy();
    });
  }
}

function headOf({ headers }: IncomingMessage, status: number): AnswerHead {
  const one = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  };
  return { status, charge: one('x-service-charge'), requestId: one('x-request-id') };
}

function sentHeaders(request: IncomingMessage, { key, idempotencyKey }: ForwardOptions): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of SENT) {
    const value = request.headers[name];
    if (typeof value === 'string') sent[name] = value;
  }
  if (idempotencyKey !== undefined) sent['idempotency-key'] = idempotencyKey;
  return {
    ...sent,
    'accept-encoding': 'identity',
    authorization: `Bearer ${key}`,
    // Made here, so that nobody can name a call of theirs like that of another.
    'x-request-id': contextOf(request).key,
  };
}

function bodyHeaders(body: string | null, contentType: string | undefined): Record<string, string> {
  if (body === null) return {};
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType ?? '');
  return {
    'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
}

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

/** Its cause goes to the log, and not to the caller. */
function unavailable(cause: unknown): DomainError {
  const refusal = new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  refusal.cause = cause instanceof Error ? cause : new Error(String(cause));
  return refusal;
}
