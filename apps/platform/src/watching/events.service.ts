import { EventFeed } from '@entity-registry/accounts';
import { idOf, pageOf } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { toEvent } from './event.dto.js';
import type { EventPage, EventsQuery } from './event.dto.js';

/** The feed of the account as the dashboard shows it: newest first. */
@Injectable()
export class EventsService {
  constructor(private readonly feed: EventFeed) {}

  async list({ accountId }: Member, query: EventsQuery): Promise<Shown<EventPage>> {
    const { limit, before } = pageOf(query);
    const filter = { types: query.type === undefined ? null : [query.type], watchlistId: idOf(query.watchlist) };
    const rows = await this.feed.latest(accountId, filter, { before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { items: shown.map(toEvent), next: rows.length > limit && last ? Number(last.seq) : null };
  }
}
