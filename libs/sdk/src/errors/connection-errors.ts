import { EntityRegistryError } from './entity-registry-error.js';

/**
 * No response arrived, or only part of one; `cause` is what `fetch` threw. It is unknown whether the call was processed: under
 * its `Idempotency-Key` it is charged once however often it is retried.
 */
export class ConnectionError extends EntityRegistryError {
  override readonly name: string = 'ConnectionError';
  override readonly retryable: boolean = true;
}

/** The last attempt that `maxRetries` allows took longer than `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError';

  constructor(readonly timeoutMs: number) {
    super(`no complete response within ${timeoutMs} ms`);
  }
}

/** The caller's `signal` ended the call; `cause` is its reason. It is unknown whether it was processed before that. */
export class AbortedError extends EntityRegistryError {
  override readonly name: string = 'AbortedError';

  constructor(reason: unknown) {
    super('the call was aborted', { cause: reason });
  }
}

/** A 2xx whose body can't be read: not this service, or a proxy. */
export class UnreadableAnswerError extends EntityRegistryError {
  override readonly name: string = 'UnreadableAnswerError';

  constructor(
    readonly status: number,
    readonly requestId: string | null,
    cause: unknown,
  ) {
    super(`a response with status ${status} that is not JSON`, { cause });
  }
}

/** 304: the caller's copy, by the ETag sent in `ifNoneMatch`, is current. Never charged. */
export class NotModifiedError extends EntityRegistryError {
  override readonly name: string = 'NotModifiedError';

  constructor(
    readonly etag: string | null,
    readonly requestId: string | null,
  ) {
    super('not modified');
  }
}
