import { DisclosureLog, Reports } from '@entity-registry/accounts';
import type { AccountId, Actor, AttributedCall, OperatorRow, UsageGroup, UsageRange } from '@entity-registry/accounts';
import { csvFile, everyPage, pageOf, rangeOf, toPage } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { roleAllows } from '../access/roles.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { CALL_COLUMNS, TOTAL_COLUMNS, toCall, toUsageTotal } from './usage.dto.js';
import type { UsageQuery, UsageView } from './usage.dto.js';

const BATCH = 1_000;
const MAX_GROUPS = 10_000;
const ASSUMED_DAYS = 30;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The operator who reads usage. */
export interface UsageReader {
  readonly operator: OperatorRow;
  readonly actor: Actor;
}

/** Usage by group or by call, as JSON and as a file. */
@Injectable()
export class UsageService {
  constructor(
    private readonly reports: Reports,
    private readonly disclosures: DisclosureLog,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * From `support` on, single calls include their entity and user, and the query is recorded in the audit log; viewers don't see
   * either.
   */
  async read(
    accountId: AccountId,
    query: UsageQuery,
    { operator, actor }: UsageReader,
  ): Promise<Shown<UsageView> | StreamableFile> {
    const range = { accountId, ...rangeOf(query, this.now(), ASSUMED_DAYS) };
    const { group } = query;
    if (group) {
      if (query.format === 'csv') return this.totalsFile(range, group);
      return { ...headOf(range, group), ...(await this.totals(range, group)) };
    }
    const sees = roleAllows(operator.role, 'support');
    if (sees) await this.disclosures.recordUsageView(accountId, actor, range);
    if (query.format === 'csv') return this.callsFile(range, query, sees);
    return { ...headOf(range, group), ...(await this.calls(range, query, sees)) };
  }

  private async totals(range: UsageRange, group: UsageGroup) {
    const rows = await this.reports.usage(range, group, MAX_GROUPS + 1);
    const totals = rows.slice(0, MAX_GROUPS).map(toUsageTotal);
    return { totals, truncated: rows.length > MAX_GROUPS, calls: [], next: null };
  }

  private async calls(range: UsageRange, query: UsageQuery, sees: boolean) {
    const { limit, before } = pageOf(query);
    const rows = await this.reports.attributedCalls(range, { limit: limit + 1, before }, () => sees);
    const { items, next } = toPage(rows, limit, toCall);
    return { totals: [], truncated: false, calls: items, next };
  }

  private async totalsFile(range: UsageRange, group: UsageGroup): Promise<StreamableFile> {
    const { totals } = await this.totals(range, group);
    return csvFile({
      name: `usage-${range.accountId}-by-${group}.csv`,
      columns: [group, ...TOTAL_COLUMNS],
      batches: [totals.map(({ value, ...figures }) => ({ ...figures, [group]: value }))],
    });
  }

  private async callsFile(range: UsageRange, query: UsageQuery, sees: boolean): Promise<StreamableFile> {
    const read = (before: bigint | null) => this.reports.attributedCalls(range, { limit: BATCH, before }, () => sees);
    // Read before the response begins, so that an unknown account still gets a 404.
    const first = await read(pageOf(query).before);
    return csvFile({
      name: `usage-${range.accountId}.csv`,
      columns: CALL_COLUMNS,
      batches: linesOf(everyPage(first, BATCH, read)),
    });
  }
}

function headOf({ from, to }: UsageRange, group: UsageGroup | undefined) {
  return { from: dayOf(from), to: dayOf(new Date(to.getTime() - 1)), group: group ?? null };
}

async function* linesOf(pages: AsyncIterable<readonly AttributedCall[]>) {
  for await (const page of pages) {
    yield page.map((row) => {
      const { lines, ...call } = toCall(row);
      return { ...call, codes: lines.map(({ code }) => code).join(' ') };
    });
  }
}
