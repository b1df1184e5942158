import { ApiError } from '../errors/api-error.js';
import { AbortedError, ConnectionError, NotModifiedError, UnreadableAnswerError } from '../errors/connection-errors.js';
import type { Answer, CallOptions, ClientOptions, Clock, Fetch } from '../options.js';
import { attempt } from './attempt.js';
import type { ReceivedResponse } from './attempt.js';
import { CallPromise } from './call-promise.js';
import type { CallInfo, WithResponse } from './call-promise.js';
import { checkCallOptions, checkClientOptions } from './check-options.js';
import { platformClock, randomId } from './platform.js';
import { readError } from './read-error.js';
import { checkOperation, urlOf } from './request.js';
import type { Operation } from './request.js';
import { MAX_RETRY_AFTER_MS, retryDelayMs } from './retry.js';

const DEFAULT_RETRIES = 2;
const DEFAULT_TIMEOUT_MS = 60_000;
/** Requests errors as problem details, whose `type` has the code; other responses are still JSON. */
const ACCEPT = 'application/problem+json, application/json';

/** Sends calls: addresses, headers, retries, errors. Holds the key and never shows it. */
export class Transport {
  readonly clock: Clock;
  readonly #baseUrl: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: Fetch;
  readonly #options: ClientOptions;

  /** Throws `TypeError` for invalid options. */
  constructor(options: ClientOptions) {
    checkClientOptions(options);
    this.#baseUrl = checkedBase(options.baseUrl);
    this.#headers = {
      ...(options.apiKey !== undefined && { Authorization: `Bearer ${options.apiKey}` }),
      ...options.headers,
    };
    checkedHeaders(this.#headers);
    this.#fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
    this.#options = options;
    this.clock = options.clock ?? platformClock;
  }

  /** Makes the call that `operation` builds. If building it throws `TypeError`, the promise rejects with it. */
  call<T, O extends CallOptions>(operation: () => Operation, options?: O): CallPromise<Answer<T, O>> {
    return CallPromise.of(this.send<Answer<T, O>>(operation, options ?? {}));
  }

  private async send<T>(operationOf: () => Operation, options: CallOptions): Promise<WithResponse<T>> {
    const operation = operationOf();
    checkOperation(operation);
    checkCallOptions(options);
    const url = urlOf(this.#baseUrl, operation, options);
    const init = this.requestOf(operation, options);
    const maxRetries = options.maxRetries ?? this.#options.maxRetries ?? DEFAULT_RETRIES;
    for (let retries = 0; ; retries += 1) {
      try {
        const received = await this.sendOnce(url, init, options);
        if (received.status < 300)
          return { data: readBody(received, operation) as T, response: infoOf(received, retries) };
        throw this.errorOf(received, retries);
      } catch (error) {
        const wait = retries < maxRetries ? this.delayAfter(error, retries) : null;
        if (wait === null) throw error;
        await this.pause(wait, options.signal);
      }
    }
  }

  private sendOnce(url: string, init: RequestInit, options: CallOptions): Promise<ReceivedResponse> {
    return attempt(this.#fetch, { url, init, signal: options.signal, timeoutMs: this.timeoutOf(options) });
  }

  /** Maximum time of one attempt, in milliseconds. */
  private timeoutOf({ timeoutMs }: CallOptions): number {
    return timeoutMs ?? this.#options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  }

  private errorOf(received: ReceivedResponse, retries: number): Error {
    const { status, headers } = received;
    if (status === 304) return new NotModifiedError(headers.get('ETag'), headers.get('X-Request-Id'));
    return readError({ ...received, retries, now: this.clock.now() });
  }

  /** How long to wait before the next attempt; null if there is none. */
  private delayAfter(error: unknown, retries: number): number | null {
    const random = this.#options.random ?? Math.random;
    if (error instanceof ConnectionError) return retryDelayMs(retries, null, random());
    if (!(error instanceof ApiError) || !error.retryable) return null;
    if ((error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return null;
    return retryDelayMs(retries, error.retryAfterMs, random());
  }

  /** Waits as the clock does. Throws `AbortedError`. */
  async pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await this.clock.sleep(ms, signal);
    } catch (error) {
      throw signal?.aborted ? new AbortedError(signal.reason) : error;
    }
    if (signal?.aborted) throw new AbortedError(signal.reason);
  }

  private requestOf({ method, body, csv, answer, free }: Operation, options: CallOptions): RequestInit {
    const headers: Record<string, string> = {
      Accept: answer === 'text' ? `${ACCEPT}, */*` : ACCEPT,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(csv !== undefined && { 'Content-Type': 'text/csv' }),
      ...this.#headers,
    };
    const key = options.dryRun ? undefined : (options.idempotencyKey ?? (free ? undefined : this.generateKey()));
    if (key !== undefined) headers['Idempotency-Key'] = key;
    if (options.clientReference !== undefined) headers['X-Client-Reference'] = options.clientReference;
    if (options.maxCharge !== undefined) headers['X-Max-Charge'] = options.maxCharge;
    // The service stops what it can't finish before the client gives up.
    headers['X-Request-Deadline'] = String(Math.max(1, Math.floor(this.timeoutOf(options))));
    if (options.ifNoneMatch !== undefined) headers['If-None-Match'] = options.ifNoneMatch;
    return {
      method,
      headers: checkedHeaders({ ...headers, ...options.headers }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(csv !== undefined && { body: csv }),
    };
  }

  /** The idempotency key of a call without one from the caller, the same for all attempts. */
  private generateKey(): string {
    return (this.#options.randomId ?? randomId)();
  }
}

function checkedBase(baseUrl: string): string {
  // The address is not shown, because it may contain a password.
  const wrong = new TypeError('baseUrl must be an http(s) address without query, fragment and password');
  if (typeof baseUrl !== 'string' || !/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) throw wrong;
  const { search, hash, username, password, href } = new URL(baseUrl);
  if ([search, hash, username, password].some((part) => part !== '')) throw wrong;
  return href.replace(/\/+$/, '');
}

/** Checks the headers. The error of `fetch` would show the value, which may be the key, and look like a network failure. */
function checkedHeaders(headers: Readonly<Record<string, string>>): Headers {
  const checked = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      checked.set(name, value);
    } catch {
      throw new TypeError(`the header ${JSON.stringify(name)} has a value, or a name, that cannot be sent`);
    }
  }
  return checked;
}

function readBody({ status, headers, text }: ReceivedResponse, { answer }: Operation): unknown {
  if (answer === 'text' && !(headers.get('Content-Type') ?? '').startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableAnswerError(status, headers.get('X-Request-Id'), error);
  }
}

function infoOf({ status, headers }: ReceivedResponse, retries: number): CallInfo {
  const tier = headers.get('X-Service-Tier');
  return {
    status,
    requestId: headers.get('X-Request-Id'),
    charge: headers.get('X-Service-Charge'),
    balance: headers.get('X-Service-Balance'),
    tier: tier === 'free' || tier === 'public' ? tier : null,
    etag: headers.get('ETag'),
    idempotencyReplayed: headers.get('Idempotent-Replayed') === 'true',
    retries,
    headers,
  };
}
