import {
  findOwnUpdateRequest,
  listOwnUpdateRequests,
  listRequestReadings,
  readOwnUpdateRequest,
} from '@entity-registry/persistence';
import type {
  AccountId,
  OwnUpdateRequest,
  OwnUpdateRequestFilter,
  Page,
  RequestReadingRow,
} from '@entity-registry/persistence';
import type pg from 'pg';
import { BillingError } from '../errors.js';

/** Refresh requests as the members of their account see them. What is another account's does not exist here. */
export class AccountRefreshes {
  constructor(private readonly pool: pg.Pool) {}

  /** Newest first, without their results. */
  list(accountId: AccountId, filter: OwnUpdateRequestFilter, page: Page): Promise<OwnUpdateRequest[]> {
    return listOwnUpdateRequests(this.pool, accountId, filter, page);
  }

  /** One request and what its sources said, by their names. Throws `unknown_update_request`. */
  async read(accountId: AccountId, id: bigint): Promise<{ request: OwnUpdateRequest; readings: RequestReadingRow[] }> {
    const request = await readOwnUpdateRequest(this.pool, accountId, id);
    if (request === null) throw new BillingError({ code: 'unknown_update_request' });
    // Readings are asked for by the id alone: it is this account's by now.
    return { request, readings: await listRequestReadings(this.pool, id) };
  }

  /**
   * The entity's detail as JSON text; references to documents are not addresses yet. Throws `unknown_update_request`, and
   * `refresh_without_result` for one that has not completed.
   */
  async result(accountId: AccountId, id: bigint): Promise<string> {
    const row = await findOwnUpdateRequest(this.pool, accountId, id);
    if (row === null) throw new BillingError({ code: 'unknown_update_request' });
    if (row.result === null) throw new BillingError({ code: 'refresh_without_result', status: row.status });
    return row.result;
  }
}
