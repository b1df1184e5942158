import type pg from 'pg';
import { listAudit } from '../audit/audit-rows.js';
import { lastHousekeepingRuns, listHousekeepingRuns } from '../housekeeping/housekeeping-rows.js';
import { listLedgerPage } from '../ledger/ledger-line-rows.js';
import { listCalls } from '../usage/calls.js';
import { addRequestCounts, sumFailures, sumRequests } from '../usage/request-counts.js';
import { sumUsage, sumUsageByDay } from '../usage/totals.js';
import { findIngestRun, findUpdateRequest, listIngestRuns, listUpdateRequests } from './run-rows.js';
import type { AuditFilter, AuditRow } from '../audit/audit-rows.js';
import type { HousekeepingRunRow } from '../housekeeping/housekeeping-rows.js';
import type { AccountId } from '../ids.js';
import type { EntryKind } from '../ledger/entry-rows.js';
import type { LedgerLine } from '../ledger/ledger-line-rows.js';
import type { CallRow } from '../usage/calls.js';
import type { DailyRequests, FailureTotal, RequestCount } from '../usage/request-counts.js';
import type { UsageRange } from '../usage/selection.js';
import type { DailyUsageTotal, UsageGroup, UsageTotal } from '../usage/totals.js';
import type { IngestRunRow, UpdateRequestRow } from './run-rows.js';
import type { Page } from '../page.js';
import { readAccount } from '../accounts/accounts.js';
import { BillingError } from '../errors.js';
import { attributeCalls } from '../disclosures/attribution.js';
import type { AttributedCall, CanView } from '../disclosures/attribution.js';
import { HOUSEKEEPING_TASKS } from '../housekeeping/tasks.js';

/** Read-only reports for operators. Lists are newest first, paged by the id of the last row seen. */
export class Reports {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Entries of the account's ledger, of one kind or all. Throws `unknown_account`. */
  async ledger(accountId: AccountId, page: Page & { kind: EntryKind | null }): Promise<LedgerLine[]> {
    await this.assertAccount(accountId);
    return listLedgerPage(this.pool, accountId, page);
  }

  /** Usage added up by `group`, at most `limit` rows; see `sumUsage`. Throws `unknown_account`. */
  async usage(range: UsageRange, group: UsageGroup, limit: number): Promise<UsageTotal[]> {
    await this.assertAccount(range.accountId);
    const [totals = []] = await sumUsage(this.pool, range, [group], limit);
    return totals;
  }

  /** Usage added up by each of `groups`, all of them at one moment; see `sumUsage`. */
  usageBy(range: UsageRange, groups: readonly UsageGroup[], limit: number): Promise<UsageTotal[][]> {
    return sumUsage(this.pool, range, groups, limit);
  }

  /** Usage of each UTC day added up by `group`; see `sumUsageByDay`. */
  dailyUsage(range: UsageRange, group: Exclude<UsageGroup, 'day'>, limit: number): Promise<DailyUsageTotal[]> {
    return sumUsageByDay(this.pool, range, group, limit);
  }

  /** How requests were answered, by UTC day; filtered by key and route only. */
  requests(range: UsageRange): Promise<DailyRequests[]> {
    return sumRequests(this.pool, range);
  }

  /** Why requests failed, the most frequent first; filtered by key and route only. */
  failures(range: UsageRange, limit: number): Promise<FailureTotal[]> {
    return sumFailures(this.pool, range, limit);
  }

  /** Single calls. Throws `unknown_account`. */
  async calls(range: UsageRange, page: Page): Promise<CallRow[]> {
    await this.assertAccount(range.accountId);
    return listCalls(this.pool, range, page);
  }

  /**
   * Single calls with the entity that each was about, as far as `mayView` allows. Throws `unknown_account`.
   */
  async attributedCalls(range: UsageRange, page: Page, mayView: CanView): Promise<AttributedCall[]> {
    return attributeCalls(this.pool, await this.calls(range, page), mayView);
  }

  /** Adds to the counts of how requests were answered: statistics only, not used for billing. */
  countRequests(counts: readonly RequestCount[]): Promise<void> {
    return addRequestCounts(this.pool, counts);
  }

  audit(filter: AuditFilter, page: Page): Promise<AuditRow[]> {
    return listAudit(this.pool, filter, page);
  }

  ingestRuns(filter: { status: IngestRunRow['status'] | null }, page: Page): Promise<IngestRunRow[]> {
    return listIngestRuns(this.pool, filter, page);
  }

  /** Throws `unknown_ingest_run`. */
  async ingestRun(id: bigint): Promise<IngestRunRow> {
    const run = await findIngestRun(this.pool, id);
    if (run === null) throw new BillingError({ code: 'unknown_ingest_run' });
    return run;
  }

  updateRequests(
    filter: { accountId: AccountId | null; status: UpdateRequestRow['status'] | null },
    page: Page,
  ): Promise<UpdateRequestRow[]> {
    return listUpdateRequests(this.pool, filter, page);
  }

  /** Throws `unknown_update_request`. */
  async updateRequest(id: bigint): Promise<UpdateRequestRow> {
    const request = await findUpdateRequest(this.pool, id);
    if (request === null) throw new BillingError({ code: 'unknown_update_request' });
    return request;
  }

  /** The newest run of each housekeeping task, in order of their names. */
  housekeeping(): Promise<HousekeepingRunRow[]> {
    return lastHousekeepingRuns(this.pool, HOUSEKEEPING_TASKS);
  }

  housekeepingRuns(filter: { task: string | null }, page: Page): Promise<HousekeepingRunRow[]> {
    return listHousekeepingRuns(this.pool, filter, page);
  }

  private async assertAccount(id: AccountId): Promise<void> {
    await readAccount(this.pool, id, this.options.now());
  }
}
