import { toEventView } from '@entity-registry/accounts';
import type { EventFeed, EventPage, EventPosition } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { CursorPayload, CursorScope, Cursors } from '../cursors/cursors.js';
import { PAGE_LIMIT } from '../page-query.dto.js';
import { assertWatchScope } from '../screening-decisions/screening-scopes.js';
import { dryRun, json } from '../watchlists/watchlists.service.js';
import { typesOf, watchlistOf } from './events.dto.js';
import type { EventsQuery } from './events.dto.js';

/** How often a waiting call looks for the next event: a look is one row by its key. */
const LOOK_MS = 500;

/** v5's feed of events (ADR 0207). Free of charge. */
export class EventsService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly feed: EventFeed,
    private readonly cursors: Cursors,
    /** Resolves after so many milliseconds, or at once when the process stops. True: it stops. */
    private readonly pause: (ms: number) => Promise<boolean>,
  ) {}

  /** Events after a cursor, in order. Throws `invalid_parameter`, `invalid_cursor`, `cursor_expired`, `key_scope_locked`. */
  async list(request: ApiRequest, query: EventsQuery): Promise<JsonResponse> {
    const { accountId } = request.caller.state;
    const scope: CursorScope = { purpose: 'events', accountId };
    const after = query.after === undefined ? null : positionOf(this.cursors.open(scope, query.after));
    const filter = { types: typesOf(query), watchlistId: watchlistOf(query) };
    const limit = Number(query.limit ?? PAGE_LIMIT.default);
    await assertWatchScope(request);
    await announceExempt(request, this.meter);
    if (isDryRun(query)) return dryRun();
    const read = (from: EventPosition | null): Promise<EventPage> =>
      mapDatabaseErrors(this.feed.read(accountId, from, { ...filter, limit }), 'service_unavailable');
    let page = await read(after);
    for (let waited = 0; page.events.length === 0 && waited < Number(query.wait ?? 0) * 1_000; waited += LOOK_MS) {
      if (await this.pause(LOOK_MS)) break;
      // From where the feed was: events of other types are not looked at again.
      page = await read(page.next);
    }
    const { seq, eventId } = page.next;
    const next = this.cursors.seal(scope, [String(seq), eventId], null);
    return json(200, { events: page.events.map(toEventView), next });
  }
}

function positionOf(payload: CursorPayload): EventPosition {
  const [seq, eventId] = Array.isArray(payload) ? (payload as readonly CursorPayload[]) : [];
  if (typeof seq !== 'string' || (eventId !== null && typeof eventId !== 'string'))
    throw new DomainError('invalid_cursor');
  return { seq: BigInt(seq), eventId };
}
