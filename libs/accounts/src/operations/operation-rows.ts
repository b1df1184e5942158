import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** Rows that wait for a worker, and the time of the oldest. */
export interface BacklogRow {
  name: 'refresh' | 'webhooks' | 'documents' | 'mail';
  waiting: bigint;
  oldest: Date | null;
  /** Recent failures among the latest rows; null: not recorded for these rows. */
  failed: bigint | null;
  /** How many of the waiting rows were never tried; null: not recorded for these rows. */
  untried: bigint | null;
}

/** Latest rows searched for recent failures, so that the total number of rows doesn't matter. */
const LATEST = 10_000;

/** Reads the backlogs from the rows; failures since `since`. */
export async function readBacklogs(db: Queryable, since: Date): Promise<BacklogRow[]> {
  const { rows } = await db.query<BacklogRow>(
    `select 'refresh' as name, count(*) as waiting, min(requested_at) as oldest,
            (select count(*) from update_request
              where id > (select coalesce(max(id), 0) from update_request) - $2 and status = 'failed' and completed_at >= $1) as failed,
            null::bigint as untried
       from update_request where status = 'pending'
     union all
     select 'webhooks', count(*), min(created_at),
            (select count(*) from webhook_delivery
              where id > (select coalesce(max(id), 0) from webhook_delivery) - $2 and status = 'failed' and finished_at >= $1), null
       from webhook_delivery where status = 'pending'
     union all
     select 'documents', count(*), null, null, null from document_reading where state = 'waiting'
     union all
     select 'mail', count(*), min(created_at),
            (select count(*) from mail where state = 'failed' and ended_at >= $1), count(*) filter (where attempts = 0)
       from mail where state = 'waiting'`,
    [since, LATEST],
  );
  return rows;
}

/** How one source is doing. */
export interface SourceHealthRow {
  source: string;
  lastRead: Date | null;
  lastSuccess: Date | null;
  lastFailure: Date | null;
  /** Its error message when it last failed. */
  lastReason: string | null;
  /** Recent readings and failures. */
  readings: bigint;
  failures: bigint;
  /** Failures since it last succeeded, at most `MAX_ROW`. */
  failuresInARow: bigint;
  /** When the next request to it may be sent, across all processes; null: it was never requested. */
  freeAt: Date | null;
}

/** After months of failures the exact number doesn't matter. */
const MAX_ROW = 1_000;

/** How each of these sources is doing, with counts since `since`. Reads a few index entries per source. */
export async function readSourceHealth(
  db: Queryable,
  sources: readonly string[],
  since: Date,
): Promise<SourceHealthRow[]> {
  const { rows } = await db.query<SourceHealthRow>(
    `select s.source, greatest(good.at, bad.at) as "lastRead", good.at as "lastSuccess", bad.at as "lastFailure",
            bad.reason as "lastReason", late.good + late.bad as readings, late.bad as failures,
            streak.length as "failuresInARow", p.free_at as "freeAt"
       from unnest($1::text[]) with ordinality s (source, place)
       left join lateral (select r.finished_at as at from source_reading r
                           where r.source = s.source and (r.state = 'source_down') = false
                           order by r.finished_at desc limit 1) good on true
       left join lateral (select r.finished_at as at, r.reason from source_reading r
                           where r.source = s.source and (r.state = 'source_down') = true
                           order by r.finished_at desc limit 1) bad on true
      cross join lateral (select
              (select count(*) from source_reading r
                where r.source = s.source and (r.state = 'source_down') = false and r.finished_at >= $2) as good,
              (select count(*) from source_reading r
                where r.source = s.source and (r.state = 'source_down') = true and r.finished_at >= $2) as bad) late
      cross join lateral (select count(*) as length from
              (select from source_reading r
                where r.source = s.source and (r.state = 'source_down') = true
                  and r.finished_at > coalesce(good.at, '-infinity') limit ${String(MAX_ROW)}) f) streak
       left join source_pace p on p.source = s.source
      order by s.place`,
    [sources, since],
  );
  return rows;
}

/** What exists and what is in progress, in numbers. */
export interface OverviewRow {
  accounts: bigint;
  confirmed: bigint;
  newAccounts: bigint;
  /** Total purchased balance of all accounts. */
  purchased: MicroUsd;
  /** Unexpired trial credit. */
  trial: MicroUsd;
  /** Spent in this UTC month. */
  monthSpent: MicroUsd;
  runningImports: bigint;
  failedImports: bigint;
  waitingTransfers: bigint;
  openPaymentEvents: bigint;
  /** Charges whose credit for an unsent response waits for a decision. */
  awaitingCredits: bigint;
  trialRequests: bigint;
  /** Data requests that wait for an operator. */
  dataRequests: bigint;
}

/** Accounts created and imports failed since `since`; `month` is the first day of the UTC month, 'YYYY-MM-DD'. */
export async function readOverview(
  db: Queryable,
  { now, since, month }: { now: Date; since: Date; month: string },
): Promise<OverviewRow> {
  const { rows } = await db.query<OverviewRow>(
    `select a.*, t.trial, i.*, m.* from
       (select count(*) as accounts, count(confirmed_at) as confirmed, count(*) filter (where created_at >= $2) as "newAccounts",
               coalesce(sum(balance_micro), 0)::bigint as purchased,
               coalesce(sum(month_spent_micro) filter (where month = $3::date), 0)::bigint as "monthSpent" from account) a,
       (select coalesce(sum(remaining_micro), 0)::bigint as trial from credit_lot where remaining_micro > 0 and expires_at > $1) t,
       (select count(*) filter (where status = 'running') as "runningImports",
               count(*) filter (where status = 'failed' and finished_at >= $2) as "failedImports"
          from ingest_run where dataset <> 'refresh') i,
       (select (select count(*) from top_up where status = 'pending' and method = 'bank_transfer') as "waitingTransfers",
               (select count(*) from payment_event where outcome = 'attention' and resolved_at is null) as "openPaymentEvents",
               (select count(*) from response_delivery where state = 'awaiting_operator') as "awaitingCredits",
               (select count(*) from account_trial
                 where state = 'withheld' and requested_at is not null and declined_at is null) as "trialRequests",
               (select count(*) from data_request
                 where ended_at is null and state <> 'opened') as "dataRequests") m`,
    [now, since, month],
  );
  return rows[0] as OverviewRow;
}

/** Whether some process holds the lock of this name, as `withExclusiveLock` takes it. */
export async function isHeld(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query<{ held: boolean }>(
    `select exists (select from pg_locks
                     where locktype = 'advisory' and objsubid = 1 and granted
                       and database = (select oid from pg_database where datname = current_database())
                       and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)) as held`,
    [name],
  );
  return rows[0]?.held ?? false;
}

/** The organization of an account. */
export interface OrganizationSummaryRow {
  id: string;
  name: string;
  createdAt: Date;
}

/** A member of an organization. */
export interface OrganizationMemberRow {
  name: string;
  email: string;
  role: 'read_only' | 'member' | 'owner';
  emailVerified: boolean;
  twoFactor: boolean;
  joinedAt: Date;
}

/** Maximum members to read. */
const MAX_MEMBERS = 500;

/** The organization of an account and its members, owners first; null: it was created without the dashboard. */
export async function readOrganization(
  db: Queryable,
  accountId: bigint,
): Promise<{ organization: OrganizationSummaryRow; members: OrganizationMemberRow[] } | null> {
  const { rows } = await db.query<OrganizationSummaryRow>(
    `select id::text, name, created_at as "createdAt" from organization where account_id = $1`,
    [accountId],
  );
  const [organization] = rows;
  if (organization === undefined) return null;
  const { rows: members } = await db.query<OrganizationMemberRow>(
    `select u.name, u.email, m.role, u.email_verified as "emailVerified", u.two_factor_enabled as "twoFactor",
            m.joined_at as "joinedAt"
       from organization_member m join auth_user u on u.id = m.user_id
      where m.organization_id = $1::uuid
      order by array_position(array['owner', 'member', 'read_only'], m.role), m.joined_at limit ${String(MAX_MEMBERS)}`,
    [organization.id],
  );
  return { organization, members };
}
