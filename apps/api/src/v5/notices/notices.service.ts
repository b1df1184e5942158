import type { Acknowledger, CorrectionNotices, NoticeRow } from '@entity-registry/accounts';
import { DomainError, makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { CursorScope, Cursors } from '../cursors/cursors.js';
import { pageLimitOf } from '../page-query.dto.js';
import { afterOf, dryRun, json } from '../watchlists/watchlists.service.js';
import { openOf } from './notices.dto.js';
import type { NoticesQuery } from './notices.dto.js';

/** v5's correction notices (ADR 0212). Free of charge, for every key: every key may have received the data. */
export class NoticesService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly notices: CorrectionNotices,
    private readonly cursors: Cursors,
  ) {}

  /** The account's notices, newest first. Throws `invalid_parameter`, `invalid_cursor`. */
  async list(request: ApiRequest, query: NoticesQuery): Promise<JsonResponse> {
    const { accountId } = request.caller.state;
    const scope: CursorScope = { purpose: 'notices', accountId };
    const before = afterOf(this.cursors, scope, query.cursor);
    const [limit, open] = [pageLimitOf(query), openOf(query)];
    await announceExempt(request, this.meter);
    if (isDryRun(query)) return dryRun();
    const rows = await mapped(this.notices.list(accountId, { open, before, limit: limit + 1 }));
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const next = last === undefined ? null : this.cursors.seal(scope, String(last.id), null);
    return json(200, { notices: page.map(toNotice), page: { returned: page.length, next_cursor: next } });
  }

  /** Records that the account has seen a notice; the first time counts. Throws `notice_not_found`. */
  async acknowledge(request: ApiRequest, id: bigint, query: DryRunQuery): Promise<JsonResponse> {
    const { accountId, keyId } = request.caller.state;
    const by: Acknowledger = { keyId, requestId: request.context.id };
    const notice = isDryRun(query) ? undefined : await mapped(this.notices.acknowledge(accountId, id, by));
    if (notice === null) throw new DomainError('notice_not_found');
    await announceExempt(request, this.meter);
    if (notice === undefined) return dryRun();
    return json(200, toNotice(notice));
  }
}

const mapped = <Result>(work: Promise<Result>): Promise<Result> => mapDatabaseErrors(work, 'service_unavailable');

/** A notice: what it is about and when it was received, never what was corrected, who asked or why. */
function toNotice(row: NoticeRow) {
  const id = parseEntityKey(row.entity);
  return {
    id: Number(row.id),
    entity_id: id === null ? null : makeTypedId(id.jurisdiction, id.type, id.pk),
    level: row.level,
    responses: row.responses,
    first_disclosed_at: row.firstDisclosedAt.toISOString(),
    last_disclosed_at: row.lastDisclosedAt.toISOString(),
    issued_at: row.issuedAt.toISOString(),
    action: 'request_again' as const,
    acknowledged_at: row.acknowledgedAt?.toISOString() ?? null,
    acknowledged_by: row.acknowledgedBy,
  };
}
