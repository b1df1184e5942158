import type { Notice, Notices } from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';

/** Which notices to list. */
export interface NoticesQuery {
  /** Default: all. */
  status?: 'open' | 'acknowledged' | undefined;
  /** Maximum entries per page, 1 to 100; default 50. */
  limit?: number | undefined;
  /** `page.next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Corrections of data that you received. Free. */
export class NoticeCalls {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /** Newest first: one page. */
  list<O extends CallOptions = NoOptions>(query: NoticesQuery = {}, options?: O): CallPromise<Answer<Notices, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: '/v5/notices', query: { ...query }, takes: 'listNotices', free: true }),
      options,
    );
  }

  /** Records that you have seen a notice; the first time counts. Throws `NoticeNotFoundError`. */
  acknowledge<O extends CallOptions = NoOptions>(id: number, options?: O): CallPromise<Answer<Notice, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: path`/v5/notices/${id}/acknowledgements`, free: true }),
      options,
    );
  }
}
