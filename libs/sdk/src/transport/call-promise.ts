/** The metadata of a response. */
export interface CallInfo {
  /** HTTP status, 200 or 202. */
  readonly status: number;
  /** Identifies the request in the logs of the service. Send it to support. */
  readonly requestId: string | null;
  /**
   * The cost of this call, USD as a decimal string: `0.00` for a free key, and for a replayed response. Null: a call that is
   * free for everyone, a dry run, no key, or a refresh, which is charged when it completes.
   */
  readonly charge: string | null;
  /**
   * Spendable balance after this call, USD as a decimal string; null if `charge` is, except for a dry run with a paying
   * key.
   */
  readonly balance: string | null;
  /** `free`: a key without balance; `public`: no key; null: the response doesn't say. */
  readonly tier: 'free' | 'public' | null;
  /** The ETag of the response, for `ifNoneMatch`; null: none. */
  readonly etag: string | null;
  /** True: replayed under the same Idempotency-Key, and charged the first time. */
  readonly idempotencyReplayed: boolean;
  /** Attempts before the one that succeeded. */
  readonly retries: number;
  /** All headers of the response. */
  readonly headers: Headers;
}

/** A response with its metadata. */
export interface WithResponse<T> {
  readonly data: T;
  readonly response: CallInfo;
}

/** The response of a call: await it for the body, or use `withResponse()` for the body with charge, balance and request id. */
export class CallPromise<T> extends Promise<T> {
  #answer: Promise<WithResponse<T>> | undefined;

  // `then` returns a plain promise, without a response.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** @internal */
  static of<T>(response: Promise<WithResponse<T>>): CallPromise<T> {
    const promise = new CallPromise<T>((resolve, reject) => {
      response.then(({ data }) => {
        resolve(data);
      }, reject);
    });
    promise.#answer = response;
    return promise;
  }

  /** The body and the metadata of the response. Rejects as the call itself does. */
  withResponse(): Promise<WithResponse<T>> {
    // Callers of this don't handle the promise itself, so its rejection would be unhandled.
    this.catch(() => undefined);
    return this.#answer ?? Promise.reject(new TypeError('not the promise of a call'));
  }
}
