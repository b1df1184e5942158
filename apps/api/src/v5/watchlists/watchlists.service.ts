import type { WatchActor, WatchlistRow, Watchlists } from '@entity-registry/accounts';
import { DomainError, WATCHLIST_EVENT_TYPES } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { CursorScope, Cursors } from '../cursors/cursors.js';
import { pageLimitOf } from '../page-query.dto.js';
import type { PageQuery } from '../page-query.dto.js';
import { assertWatchScope } from '../screening-decisions/screening-scopes.js';
import { nameOf } from './watch-body.js';
import type { WatchlistChange, WatchlistRequest } from './watch-body.js';

const [CREATED, OK] = [201, 200];

/** Who changes what is watched, for the audit log. */
export function actorOf({ caller, userId, context }: ApiRequest): WatchActor {
  const { accountId, keyId } = caller.state;
  return { accountId, keyId, userId, requestId: context.id };
}

/** The position of a page: the id of its predecessor's last row. Throws `invalid_cursor`. */
export function afterOf(cursors: Cursors, scope: CursorScope, cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  const payload = cursors.open(scope, cursor);
  if (typeof payload !== 'string') throw new DomainError('invalid_cursor');
  return BigInt(payload);
}

/** v5's watchlists (ADR 0206). Free of charge; only what they watch costs. */
export class WatchlistsService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly watchlists: Watchlists,
    private readonly cursors: Cursors,
  ) {}

  /** Throws `invalid_parameter`, `key_scope_locked`. */
  async create(request: ApiRequest, body: WatchlistRequest, query: DryRunQuery): Promise<JsonResponse> {
    const settings = {
      name: nameOf(body.name),
      events: body.events ?? WATCHLIST_EVENT_TYPES,
      webhook: body.webhook ?? false,
    };
    await assertWatchScope(request);
    await announceExempt(request, this.meter);
    if (isDryRun(query)) return dryRun();
    return shown(CREATED, await mapped(this.watchlists.create(actorOf(request), settings)));
  }

  async list(request: ApiRequest, query: PageQuery): Promise<JsonResponse> {
    const { accountId } = request.caller.state;
    const scope: CursorScope = { purpose: 'watchlists', accountId };
    const after = afterOf(this.cursors, scope, query.cursor);
    const limit = pageLimitOf(query);
    await assertWatchScope(request);
    await announceExempt(request, this.meter);
    if (isDryRun(query)) return dryRun();
    const rows = await mapped(this.watchlists.list(accountId, { after, limit: limit + 1 }));
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const next = last === undefined ? null : this.cursors.seal(scope, String(last.id), null);
    return json(OK, { watchlists: page.map(toWatchlist), page: { returned: page.length, next_cursor: next } });
  }

  async get(request: ApiRequest, id: bigint, query: DryRunQuery): Promise<JsonResponse> {
    const row = await this.find(request, id);
    return isDryRun(query) ? dryRun() : shown(OK, row);
  }

  async update(request: ApiRequest, id: bigint, body: WatchlistChange, query: DryRunQuery): Promise<JsonResponse> {
    const change = { ...body, ...(body.name !== undefined && { name: nameOf(body.name) }) };
    await this.find(request, id);
    if (isDryRun(query)) return dryRun();
    return shown(OK, await mapped(this.watchlists.update(actorOf(request), id, change)));
  }

  async delete(request: ApiRequest, id: bigint, query: DryRunQuery): Promise<JsonResponse> {
    await this.find(request, id);
    if (isDryRun(query)) return dryRun();
    await mapped(this.watchlists.delete(actorOf(request), id));
    return json(OK, { deleted: true });
  }

  /** Throws `watchlist_not_found`, `key_scope_locked`. */
  private async find(request: ApiRequest, id: bigint): Promise<WatchlistRow> {
    await assertWatchScope(request);
    const row = await mapped(this.watchlists.get(request.caller.state.accountId, id));
    await announceExempt(request, this.meter);
    return row;
  }
}

const mapped = <Result>(work: Promise<Result>): Promise<Result> => mapDatabaseErrors(work, 'service_unavailable');

/** A response of a free route. */
export function json(status: number, body: object): JsonResponse {
  return new JsonResponse(status, JSON.stringify({ ...body, billing: exemptBilling(false) }));
}

export function dryRun(): JsonResponse {
  return new JsonResponse(OK, JSON.stringify({ billing: exemptBilling(true) }));
}

function toWatchlist({ id, name, events, webhook, items, unpaid, createdAt }: WatchlistRow) {
  return { id: Number(id), name, events, webhook, items, unpaid, created_at: createdAt.toISOString() };
}

const shown = (status: number, row: WatchlistRow): JsonResponse => json(status, toWatchlist(row));
