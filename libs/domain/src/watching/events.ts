/** The types of events that a watched item raises. */
export const ITEM_EVENT_TYPES = [
  'screening.hit',
  'screening.hit_changed',
  'screening.hit_removed',
  'entity.changed',
  'entity.status_changed',
  'name.registered',
  'item.unpaid',
] as const;

/** The types of events that a watchlist raises. `list.updated` belongs to its account, the others to an item. */
export const WATCHLIST_EVENT_TYPES = [...ITEM_EVENT_TYPES, 'list.updated'] as const;

/** Every type of event. Accounts get `correction.issued` without watching anything (ADR 0212). */
export const EVENT_TYPES = [...WATCHLIST_EVENT_TYPES, 'correction.issued'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Days that events stay in the feed. */
export const EVENT_DAYS = 400;

/** Maximum items in one call. */
export const MAX_ITEMS_A_CALL = 1_000;
