import type { UpdateStatus } from '../generated/types.js';
import { EntityRegistryError } from './entity-registry-error.js';

/** A refresh ended as `failed`: never charged (ADR 0008). The message is the service's, such as `insufficient credits`. */
export class RefreshFailedError extends EntityRegistryError {
  override readonly name: string = 'RefreshFailedError';
  /** The refresh. */
  readonly updateRequestId: number;

  /** @param status the status record, with `error.message`. */
  constructor(readonly status: UpdateStatus) {
    super(status.error?.message ?? 'the refresh failed');
    this.updateRequestId = status.update_request_id;
  }
}

/**
 * The wait ended before the refresh, which continues, and is charged when it completes. Wait again with
 * `waitForRefresh(updateRequestId)`, or receive the webhook.
 */
export class RefreshTimeoutError extends EntityRegistryError {
  override readonly name: string = 'RefreshTimeoutError';

  constructor(
    readonly updateRequestId: number,
    readonly timeoutMs: number,
    options?: ErrorOptions,
  ) {
    super(`refresh ${updateRequestId} is still running after ${timeoutMs} ms`, options);
  }
}
