import type pg from 'pg';
import { listAccountUpdateRequests, readAccountUpdateRequest } from './own-update-request-rows.js';
import { findAccountUpdateRequest } from './update-request-rows.js';
import { listRequestReadings } from './update-request-state-rows.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import type { AccountUpdateRequestRow, AccountUpdateRequestFilter } from './own-update-request-rows.js';
import type { RequestReadingRow } from './update-request-state-rows.js';
import { BillingError } from '../errors.js';

/** Refreshes of an account, for its members. Never returns data of other accounts. */
export class AccountRefreshes {
  constructor(private readonly pool: pg.Pool) {}

  /** Newest first, without their results. */
  list(accountId: AccountId, filter: AccountUpdateRequestFilter, page: Page): Promise<AccountUpdateRequestRow[]> {
    return listAccountUpdateRequests(this.pool, accountId, filter, page);
  }

  /** One refresh with the readings of its sources, by source name. Throws `unknown_update_request`. */
  async read(
    accountId: AccountId,
    id: bigint,
  ): Promise<{ request: AccountUpdateRequestRow; readings: RequestReadingRow[] }> {
    const request = await readAccountUpdateRequest(this.pool, accountId, id);
    if (request === null) throw new BillingError({ code: 'unknown_update_request' });
    // Readings are read by id only: the refresh was just checked to belong to this account.
    return { request, readings: await listRequestReadings(this.pool, id) };
  }

  /**
   * The entity in v5's format, as the text of the registry's `TypedResult`; document references aren't URLs yet. Null: it
   * completed before v5 had refreshes, or was erased. Throws `unknown_update_request`, and `refresh_without_result` for one
   * that has not completed.
   */
  async result(accountId: AccountId, id: bigint): Promise<string | null> {
    const row = await findAccountUpdateRequest(this.pool, accountId, id);
    if (row === null) throw new BillingError({ code: 'unknown_update_request' });
    if (row.result === null) throw new BillingError({ code: 'refresh_without_result', status: row.status });
    return row.typedResult;
  }
}
