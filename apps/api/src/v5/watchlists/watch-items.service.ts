import { createHash } from 'node:crypto';
import type { AccountId, NewWatchItem, WatchItemRow, WatchItems } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, canonicalJson, formatMoney, parseTypedId } from '@entity-registry/domain';
import { JsonResponse, csvFile, everyPage } from '@entity-registry/http';
import type { Resolver } from '@entity-registry/registry';
import type { StreamableFile } from '@nestjs/common';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { billingBlock } from '../../metering/billing-block.js';
import { tierLockError } from '../../metering/charge-errors.js';
import type { Deadlines } from '../../metering/deadlines.js';
import { announceExempt } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { CursorScope, Cursors } from '../cursors/cursors.js';
import { pageLimitOf } from '../page-query.dto.js';
import { assertWatchScope } from '../screening-decisions/screening-scopes.js';
import type { FairScreening } from '../screen/fair-screening.js';
import { countEntities, isValidSubject, readSubjects } from '../screen/screen-subjects.js';
import type { WatchItemsRequest } from './watch-body.js';
import { FILE_COLUMNS, lineOf } from './watch-csv.js';
import type { WatchItemsQuery } from './watch-items-query.dto.js';
import { assertAffordable, mapRefusal, priceOfItems } from './watch-item-price.js';
import { entityIdOf } from './watch-item-views.js';
import type { WatchItemViews } from './watch-item-views.js';
import { actorOf, afterOf, dryRun, json } from './watchlists.service.js';

/** Items that are read at once for a file. */
const FILE_BATCH = 500;

export interface WatchItemsDependencies {
  readonly meter: Pick<Meter, 'tierOf'>;
  readonly deadlines: Pick<Deadlines, 'assertInTime'>;
  readonly items: WatchItems;
  readonly views: WatchItemViews;
  readonly resolver: Pick<Resolver, 'entities'>;
  /** Reads entities in the account's turns. */
  readonly turns: Pick<FairScreening, 'read'>;
  readonly cursors: Cursors;
  readonly now: () => Date;
}

/** v5's watched items: WCH-MONTH for each that is added, no base charge (ADR 0206). */
export class WatchItemsService {
  constructor(private readonly deps: WatchItemsDependencies) {}

  /**
   * Adds items, all or none. Throws `watchlist_not_found`, `reference_in_use`, `invalid_parameter` with the index of the item, what
   * a price can be refused for, and `service_unavailable` if the charge can't end by the request's deadline.
   */
  async add(request: ApiRequest, id: bigint, body: WatchItemsRequest, query: DryRunQuery): Promise<JsonResponse> {
    const { meter, items, deadlines, now } = this.deps;
    await assertWatchScope(request);
    const isFree = (await meter.tierOf(request)) === 'free';
    const { accountId } = request.caller.state;
    // Without funds, a call that was paid for can be repeated. For any other one, nothing is read.
    const references = body.items.map(({ reference }) => reference);
    if (isFree && !(await mapped(items.areKnown(accountId, id, references)))) {
      return this.locked(request, id, references.length, query);
    }
    const input = await this.read(request, body);
    if (isDryRun(query)) {
      const { charged } = await mapped(items.plan(accountId, id, input));
      return this.dryRunOf(request, charged, { isFree });
    }
    // A top-up of a second ago counts.
    await request.caller.reloadKeyState();
    const assertCharge = (): void => {
      request.assertConnected();
      deadlines.assertInTime(request);
    };
    const adding = items.add({
      ...{ actor: actorOf(request), watchlistId: id, items: input, clientReference: request.clientReference },
      assertPrice: (count) => {
        assertAffordable(request, count);
        if (count > 0) assertCharge();
      },
      assertCharge,
    });
    const added = await mapped(adding.catch((error: unknown) => mapRefusal(request, now(), error)));
    const priced = priceOfItems(added.charged);
    if (added.balance !== null) {
      request.addHeader('X-Service-Charge', formatMoney(priced.total));
      request.addHeader('X-Service-Balance', formatMoney(added.balance));
    }
    const { created, unchanged } = added;
    const view = {
      items: await this.deps.views.of(request, added.items),
      created,
      unchanged,
      billing: billingBlock(priced, { paid: true, dryRun: false }),
    };
    return new JsonResponse(200, JSON.stringify(view));
  }

  /** A free key's call for items that it doesn't watch yet: refused, or its price. */
  private async locked(request: ApiRequest, id: bigint, count: number, query: DryRunQuery): Promise<JsonResponse> {
    const error = isDryRun(query) ? null : tierLockError(priceOfItems(count));
    if (error !== null) throw error;
    await mapped(this.deps.items.list(request.caller.state.accountId, id, { after: null, limit: 1 }));
    return this.dryRunOf(request, count, { isFree: true });
  }

  private async dryRunOf(request: ApiRequest, count: number, { isFree }: { isFree: boolean }): Promise<JsonResponse> {
    await announceExempt(request, this.deps.meter);
    // It also says whether the caller can pay (ADR 0109).
    if (!isFree) request.addHeader('X-Service-Balance', formatMoney(request.caller.state.spendable));
    const freeTier = isFree && count > 0 ? { locked: true as const } : null;
    const billing = billingBlock(priceOfItems(count), { paid: true, dryRun: true, freeTier });
    return new JsonResponse(200, JSON.stringify({ billing }));
  }

  /** A page of items with their hits, or all items as a file. Throws `watchlist_not_found`, `invalid_cursor`. */
  async list(request: ApiRequest, id: bigint, query: WatchItemsQuery): Promise<JsonResponse | StreamableFile> {
    const { items, cursors, meter } = this.deps;
    const { accountId } = request.caller.state;
    const scope: CursorScope = { purpose: `watch items ${String(id)}`, accountId };
    const after = afterOf(cursors, scope, query.cursor);
    const limit = pageLimitOf(query);
    await assertWatchScope(request);
    const isFile = query.format === 'csv';
    const rows = await mapped(items.list(accountId, id, { after, limit: isFile ? FILE_BATCH : limit + 1 }));
    await announceExempt(request, meter);
    if (isDryRun(query)) return dryRun();
    if (isFile) return this.file(accountId, id, rows);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const next = last === undefined ? null : cursors.seal(scope, String(last.id), null);
    return json(200, {
      items: await this.deps.views.of(request, page),
      page: { returned: page.length, next_cursor: next },
    });
  }

  /** `first` was read before the response begins, so that a database error can still be reported as an error. */
  private file(accountId: AccountId, id: bigint, first: readonly WatchItemRow[]): StreamableFile {
    const { items } = this.deps;
    const read = (after: bigint) => mapped(items.list(accountId, id, { after, limit: FILE_BATCH }));
    const linesOf = async (rows: readonly WatchItemRow[]) => {
      const hits = await mapped(items.hits(rows, 1));
      return rows.map((row) => lineOf(row, entityIdOf(row), hits.get(row.id)?.[0]?.total ?? 0));
    };
    const batches = (async function* () {
      for await (const rows of everyPage(first, FILE_BATCH, read)) yield await linesOf(rows);
    })();
    return csvFile({ name: `watchlist-${String(id)}.csv`, columns: FILE_COLUMNS, batches });
  }

  /** Throws `watch_item_not_found`. */
  async remove(request: ApiRequest, ids: { list: bigint; item: bigint }, query: DryRunQuery): Promise<JsonResponse> {
    const { items, meter } = this.deps;
    await assertWatchScope(request);
    await mapped(items.assertWatched(request.caller.state.accountId, ids.list, ids.item));
    if (!isDryRun(query)) await mapped(items.remove(actorOf(request), ids.list, ids.item));
    await announceExempt(request, meter);
    return isDryRun(query) ? dryRun() : json(200, { deleted: true });
  }

  private async read(request: ApiRequest, { items }: WatchItemsRequest): Promise<NewWatchItem[]> {
    const seen = new Map<string, number>();
    for (const [index, { reference }] of items.entries()) {
      const first = seen.get(reference);
      if (first !== undefined) {
        const message = `is the reference of items[${String(first)}]: each must be unique in its list`;
        throw new DomainError('invalid_parameter', { parameter: `items[${String(index)}].reference`, message });
      }
      seen.set(reference, index);
    }
    const today = this.deps.now().toISOString().slice(0, 10);
    const { resolver, turns } = this.deps;
    const body = { subjects: items };
    const subjects = await turns.read(request, countEntities(body), () => readSubjects(body, resolver, today));
    return subjects.map((row, index) => {
      const sent = items[index];
      if (!isValidSubject(row) || sent === undefined) {
        const { field, message } = 'error' in row ? row.error : { field: '', message: '' };
        const parameter = `items[${String(index)}].${field}`;
        throw new DomainError('invalid_parameter', { parameter, message: message.replace(`${field} `, '') });
      }
      const { entityId, subject, given } = row;
      return {
        ...{ reference: sent.reference, digest: digestOf(sent), subject, given },
        entity: entityId === null ? null : { jurisdiction: DEFAULT_JURISDICTION, pk: parseTypedId(entityId).pk },
      };
    });
  }
}

const mapped = <Result>(work: Promise<Result>): Promise<Result> => mapDatabaseErrors(work, 'service_unavailable');

/** Of what was sent, without blanks and nulls: what was sent again is told by it, also if it would be read differently today. */
function digestOf(item: WatchItemsRequest['items'][number]): Buffer {
  const given = Object.entries(item).filter(
    ([member, value]) => member !== 'reference' && value !== null && (!Array.isArray(value) || value.length > 0),
  );
  const text = canonicalJson(Object.fromEntries(given));
  return createHash('sha256').update(text).digest();
}
