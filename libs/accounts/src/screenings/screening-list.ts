import type pg from 'pg';
import type { AccountId } from '../ids.js';
import { listScreenings } from './screening-rows.js';
import type { ScreeningSummaryRow } from './screening-rows.js';

/** Lists what an account screened, for its members. Getting a screening itself is a request to the API (ADR 0204). */
export class ScreeningList {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  /** A page of stored screenings, newest first; `before`: the charge of the last one of the page before. */
  page(accountId: AccountId, page: { before: bigint | null; limit: number }): Promise<ScreeningSummaryRow[]> {
    return listScreenings(this.pool, accountId, { ...page, now: this.options.now() });
  }
}
