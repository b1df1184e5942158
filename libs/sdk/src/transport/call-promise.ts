/** What an answer said besides its body. */
export interface CallInfo {
  /** HTTP status, 200 or 202. */
  readonly status: number;
  /** Names the request in the logs of the service: give it to support. */
  readonly requestId: string | null;
  /**
   * What this call cost, USD as a decimal string: `0.00` for a free key, and for an answer that was given before. Null: a
   * call that is free for everybody, a dry run, no key, or a refresh, which is charged when it completes.
   */
  readonly charge: string | null;
  /** Spendable balance after this call, USD as a decimal string; null where `charge` is, but for the dry run of a key that pays. */
  readonly balance: string | null;
  /** `free`: a key without balance; `public`: no key; null: the answer does not say. */
  readonly tier: 'free' | 'public' | null;
  /** Names what the answer said, for `ifNoneMatch`; null: none. */
  readonly etag: string | null;
  /** True: given before under the same Idempotency-Key, and charged then. */
  readonly idempotencyReplayed: boolean;
  /** Attempts before the one that was answered. */
  readonly retries: number;
  /** All of the answer's. */
  readonly headers: Headers;
}

/** An answer with what was said besides it. */
export interface WithResponse<T> {
  readonly data: T;
  readonly response: CallInfo;
}

/** The answer of a call: await it for the body, or `withResponse()` for the body with charge, balance and request id. */
export class CallPromise<T> extends Promise<T> {
  #answer: Promise<WithResponse<T>> | undefined;

  // What `then` makes is a plain promise: there is no answer to it.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** @internal */
  static of<T>(answer: Promise<WithResponse<T>>): CallPromise<T> {
    const promise = new CallPromise<T>((resolve, reject) => {
      answer.then(({ data }) => {
        resolve(data);
      }, reject);
    });
    promise.#answer = answer;
    return promise;
  }

  /** The body and what the answer said besides it. Rejects as the call itself does. */
  withResponse(): Promise<WithResponse<T>> {
    // Whoever asks for this does not look at the promise itself, whose rejection would else be an unhandled one.
    this.catch(() => undefined);
    return this.#answer ?? Promise.reject(new TypeError('not the promise of a call'));
  }
}
