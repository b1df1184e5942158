import type { AttributedCall, Reports } from '@entity-registry/accounts';
import { DomainError, formatMoney } from '@entity-registry/domain';
import { ATTRIBUTION_COLUMNS, JsonResponse, csvFile, everyPage, toAttribution } from '@entity-registry/http';
import type { StreamableFile } from '@nestjs/common';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { CursorScope, Cursors } from '../cursors/cursors.js';
import { pageLimitOf } from '../page-query.dto.js';
import { daysOf } from './usage.dto.js';
import type { UsageDays, UsageQuery } from './usage.dto.js';

/** Columns of the file, in order. */
export const USAGE_COLUMNS = [
  ...['id', 'at', 'key_id', 'route', 'client_reference', 'request_id', 'charged', 'codes', 'quota_units'],
  ...['estimator_rows', 'given_back', ...ATTRIBUTION_COLUMNS],
] as const;

const BATCH = 1_000;

/** v5's responses about an account's calls and their cost. */
export class UsageService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly reports: Pick<Reports, 'attributedCalls'>,
    private readonly cursors: Cursors,
    private readonly now: () => Date,
  ) {}

  /** The account's calls, newest first: a page, or all as a file. Free of charge. Throws `invalid_parameter`, `invalid_cursor`. */
  async getUsage(request: ApiRequest, query: UsageQuery): Promise<JsonResponse | StreamableFile> {
    const dryRun = isDryRun(query);
    const [days, limit] = [daysOf(query, this.now()), pageLimitOf(query)];
    const before = query.cursor === undefined ? null : this.idOf(scopeOf(request, days), query.cursor);
    await announceExempt(request, this.meter);
    if (dryRun) return new JsonResponse(200, JSON.stringify({ billing: exemptBilling(true) }));
    return query.format === 'csv' ? this.file(request, days, before) : this.page(request, days, { limit, before });
  }

  private async page(
    request: ApiRequest,
    days: UsageDays,
    { limit, before }: { limit: number; before: bigint | null },
  ) {
    const rows = await this.read(request, days, { limit: limit + 1, before });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const next = last ? this.cursors.seal(scopeOf(request, days), String(last.id), null) : null;
    const body = {
      from: days.first,
      to: days.last,
      calls: shown.map(toCall),
      page: { returned: shown.length, next_cursor: next },
      billing: exemptBilling(false),
    };
    return new JsonResponse(200, JSON.stringify(body));
  }

  private async file(request: ApiRequest, days: UsageDays, before: bigint | null): Promise<StreamableFile> {
    const read = (older: bigint | null) => this.read(request, days, { limit: BATCH, before: older });
    // Read before the response begins, so that a database error can still be reported as an error.
    const first = await read(before);
    return csvFile({
      name: `usage-${days.first}-${days.last}.csv`,
      columns: USAGE_COLUMNS,
      batches: linesOf(everyPage(first, BATCH, read)),
    });
  }

  private read(request: ApiRequest, { from, to }: UsageDays, page: { limit: number; before: bigint | null }) {
    const { accountId, keyId: own } = request.caller.state;
    // A key may belong to a member, and only owners see other members' lookups (ADR 0158), so a key sees only its own.
    const sees = ({ keyId }: { keyId: AttributedCall['keyId'] }): boolean => keyId === own;
    return mapDatabaseErrors(this.reports.attributedCalls({ accountId, from, to }, page, sees), 'service_unavailable');
  }

  private idOf(scope: CursorScope, cursor: string): bigint {
    const id = this.cursors.open(scope, cursor);
    if (typeof id !== 'string') throw new DomainError('invalid_cursor');
    return BigInt(id);
  }
}

function scopeOf(request: ApiRequest, { first, last }: UsageDays): CursorScope {
  return { purpose: `usage ${first} ${last}`, accountId: request.caller.state.accountId };
}

function toCall(row: AttributedCall) {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    key_id: row.keyId === null ? null : Number(row.keyId),
    route: row.route,
    client_reference: row.clientReference,
    request_id: row.requestId,
    charged: formatMoney(row.amount),
    lines: row.lines.map(({ code, price }) => ({ code, price })),
    quota_units: row.quotaUnits,
    estimator_rows: row.estimatorRows,
    given_back: row.reversed,
    ...toAttribution(row),
  };
}

async function* linesOf(pages: AsyncIterable<readonly AttributedCall[]>) {
  for await (const page of pages) {
    yield page.map((row) => {
      const { lines, ...call } = toCall(row);
      return { ...call, codes: lines.map(({ code }) => code).join(' ') };
    });
  }
}
