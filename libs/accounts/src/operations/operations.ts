import type pg from 'pg';
import { listLimitsMet } from '../usage/request-counts.js';
import { readBacklogs, readOrganization, readOverview, readSourceHealth } from './operation-rows.js';
import type { AccountId } from '../ids.js';
import type { LimitMetRow } from '../usage/request-counts.js';
import type {
  BacklogRow,
  OrganizationMemberRow,
  OrganizationSummaryRow,
  OverviewRow,
  SourceHealthRow,
} from './operation-rows.js';
import { readAccount } from '../accounts/accounts.js';

/** How far back "recently" goes. */
const DAY_MS = 24 * 3_600_000;
/** For rare events: new accounts, failed imports. */
const WEEK_MS = 7 * DAY_MS;

/** The state of the service, for its operators. */
export class Operations {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Waiting work; failures of the last 24 hours. */
  backlogs(): Promise<BacklogRow[]> {
    return readBacklogs(this.pool, this.ago(DAY_MS));
  }

  /** How the sources are doing, in the given order; readings and failures of the last 24 hours. */
  sources(sources: readonly string[]): Promise<SourceHealthRow[]> {
    return readSourceHealth(this.pool, sources, this.ago(DAY_MS));
  }

  /** Accounts, money and open tasks for operators; new accounts and failed imports of the last 7 days. */
  overview(): Promise<OverviewRow> {
    const now = this.options.now();
    return readOverview(this.pool, { now, since: this.ago(WEEK_MS), month: `${now.toISOString().slice(0, 7)}-01` });
  }

  /** Limits that requests reached since the start of this UTC day, by account, the most frequent first; at most `limit`. */
  limitsMet(since: Date, limit: number): Promise<LimitMetRow[]> {
    return listLimitsMet(this.pool, since, limit);
  }

  /** The organization of an account and its members; null if it has none. Throws `unknown_account`. */
  async organization(
    id: AccountId,
  ): Promise<{ organization: OrganizationSummaryRow; members: OrganizationMemberRow[] } | null> {
    await readAccount(this.pool, id, this.options.now());
    return readOrganization(this.pool, id);
  }

  private ago(ms: number): Date {
    return new Date(this.options.now().getTime() - ms);
  }
}
