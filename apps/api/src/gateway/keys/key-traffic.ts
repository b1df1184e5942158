import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf } from '@entity-registry/http';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import type { KeyUse } from './key-use.js';
import type { RequestCounts } from '../rates/request-counts.js';

/** The code of a request whose caller closed the connection before the response was sent. */
const CLOSED = 'connection_closed';

/** Records the requests of known keys: when a key was last used, and the outcomes of its requests. */
export class KeyTraffic {
  constructor(
    private readonly use: Pick<KeyUse, 'note'>,
    private readonly counts: Pick<RequestCounts, 'note'>,
  ) {}

  /** The key was admitted at `at`. */
  recordAdmission(keyId: KeyId, at: Date): void {
    this.use.note(keyId, at);
  }

  /**
   * Counts the request, which arrived at `at`, once its response is sent or its caller is gone. Only for keys that proved to be
   * known, even if refused.
   */
  watch(request: IncomingMessage, response: ServerResponse, at: Date): void {
    const context = contextOf(request);
    response.once('close', () => {
      const { account, key, code } = context.facts;
      if (account === undefined || key === undefined) return;
      const sent = response.writableFinished;
      this.counts.note({
        ...{ accountId: account as AccountId, keyId: key as KeyId, route: context.route, at, requestId: context.id },
        ms: performance.now() - context.startedAt,
        status: sent ? response.statusCode : 0,
        code: sent ? (typeof code === 'string' ? code : '') : CLOSED,
      });
    });
  }
}
