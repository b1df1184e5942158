import { Reports } from '@entity-registry/billing';
import type { AccountId } from '@entity-registry/billing';
import { csvFile, everyPage, pageOf, rangeOf, toPage } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import type { CallRow, UsageGroup, UsageRange } from '@entity-registry/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { CALL_COLUMNS, TOTAL_COLUMNS, toCall, toUsageTotal } from './usage.dto.js';
import type { UsageQuery, UsageView } from './usage.dto.js';

const BATCH = 1_000;
const MAX_GROUPS = 10_000;
const ASSUMED_DAYS = 30;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Usage by group or call by call, as JSON and as a file. */
@Injectable()
export class UsageService {
  constructor(
    private readonly reports: Reports,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async read(accountId: AccountId, query: UsageQuery): Promise<Shown<UsageView> | StreamableFile> {
    const range = { accountId, ...rangeOf(query, this.now(), ASSUMED_DAYS) };
    const { group } = query;
    if (query.format === 'csv') return group ? this.totalsFile(range, group) : this.callsFile(range, query);
    return { ...headOf(range, group), ...(group ? await this.totals(range, group) : await this.calls(range, query)) };
  }

  private async totals(range: UsageRange, group: UsageGroup) {
    const rows = await this.reports.usage(range, group, MAX_GROUPS + 1);
    const totals = rows.slice(0, MAX_GROUPS).map(toUsageTotal);
    return { totals, truncated: rows.length > MAX_GROUPS, calls: [], next: null };
  }

  private async calls(range: UsageRange, query: UsageQuery) {
    const { limit, before } = pageOf(query);
    const rows = await this.reports.calls(range, { limit: limit + 1, before });
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

  private async callsFile(range: UsageRange, query: UsageQuery): Promise<StreamableFile> {
    const read = (before: bigint | null) => this.reports.calls(range, { limit: BATCH, before });
    // Read before the answer begins: an unknown account is still a 404.
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

async function* linesOf(pages: AsyncIterable<readonly CallRow[]>) {
  for await (const page of pages) {
    yield page.map((row) => {
      const { lines, ...call } = toCall(row);
      return { ...call, codes: lines.map(({ code }) => code).join(' ') };
    });
  }
}
