import type { ListedWatchlist } from './queries.js';

export type EventType = ListedWatchlist['events'][number];

/** The kinds of events that a watchlist can raise, in the order in which they are shown. */
export const EVENT_TYPES: readonly EventType[] = [
  ...(['screening.hit', 'screening.hit_changed', 'screening.hit_removed', 'entity.changed'] as const),
  ...(['entity.status_changed', 'name.registered', 'item.unpaid', 'list.updated'] as const),
];
