import { EntityRegistryError } from './entity-registry-error.js';

/**
 * No answer arrived, or only part of one; `cause` is what `fetch` threw. Whether the call was carried out is not known: by
 * its `Idempotency-Key` it is charged once however often it is retried.
 */
export class ConnectionError extends EntityRegistryError {
  override readonly name: string = 'ConnectionError';
  override readonly retryable: boolean = true;
}

/** An attempt took longer than `timeoutMs`, the last one that `maxRetries` allows. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError';

  constructor(readonly timeoutMs: number) {
    super(`no complete answer within ${timeoutMs} ms`);
  }
}

/** The caller's `signal` ended the call; `cause` is its reason. Whether it was carried out before that is not known. */
export class AbortedError extends EntityRegistryError {
  override readonly name: string = 'AbortedError';

  constructor(reason: unknown) {
    super('the call was aborted', { cause: reason });
  }
}

/** A 2xx whose body cannot be read: not this service, or a proxy on the way. */
export class UnreadableAnswerError extends EntityRegistryError {
  override readonly name: string = 'UnreadableAnswerError';

  constructor(
    readonly status: number,
    readonly requestId: string | null,
    cause: unknown,
  ) {
    super(`an answer of status ${status} that is no JSON`, { cause });
  }
}

/** 304: what the caller holds, by the ETag that it sent in `ifNoneMatch`, is what it would be given. Never charged. */
export class NotModifiedError extends EntityRegistryError {
  override readonly name: string = 'NotModifiedError';

  constructor(
    readonly etag: string | null,
    readonly requestId: string | null,
  ) {
    super('not modified');
  }
}
