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

/** Every type of event. `list.updated` belongs to an account, the others to an item. */
export const EVENT_TYPES = [...ITEM_EVENT_TYPES, 'list.updated'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Days that events stay in the feed. */
export const EVENT_DAYS = 400;

/** Maximum items in one call. */
export const MAX_ITEMS_A_CALL = 1_000;
