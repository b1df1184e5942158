import type { UpdateStatus } from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';

/** v5: refreshes of the account, requested through either version. */
export class UpdateRequests {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * The status of a refresh; `result` is the entity once it is completed. Free. Throws `UpdateRequestNotFoundError`, also for
   * a request of another account.
   */
  get<O extends CallOptions = NoOptions>(updateRequestId: number, options?: O): CallPromise<Answer<UpdateStatus, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: path`/v5/update_requests/${updateRequestId}`, free: true }),
      options,
    );
  }
}
