import { EVENT_TYPES, DomainError } from '@entity-registry/domain';
import type { EventType } from '@entity-registry/domain';
import { QueryInteger, QueryText } from '@entity-registry/http';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { Cursor, PAGE_LIMIT } from '../page-query.dto.js';

/** Seconds that a call waits for the next event at most. */
const WAIT = { minimum: 0, maximum: 30, default: 0 } as const;

/** Query of `GET /v5/events`. */
export class EventsQuery extends DryRunQuery {
  @Cursor({ description: '`next` of the previous page. Without it, the feed starts with the oldest stored event.' })
  readonly after?: string;

  @QueryInteger({ range: PAGE_LIMIT, description: 'Maximum events.', example: 50 })
  readonly limit?: string;

  @QueryText({
    ...{ max: 400, optional: true, description: 'Only events of these types, separated by commas.' },
    example: 'screening.hit,screening.hit_changed',
    schema: {
      documented: { pattern: `^(${EVENT_TYPES.join('|')})(,(${EVENT_TYPES.join('|')}))*$`.replaceAll('.', '\\.') },
    },
  })
  readonly types?: string;

  @QueryText({
    ...{ max: 16, optional: true, description: 'Only events of this watchlist.', example: '3' },
    schema: { documented: { pattern: '^[1-9][0-9]{0,15}$' } },
  })
  readonly watchlist?: string;

  @QueryInteger({ range: WAIT, description: 'Seconds to wait for the next event if there is none yet.', example: 20 })
  readonly wait?: string;
}

/** The types that a query names; null: all. Throws `invalid_parameter`. */
export function typesOf({ types }: EventsQuery): EventType[] | null {
  if (types === undefined) return null;
  return types.split(',').map((text) => {
    const type = EVENT_TYPES.find((each) => each === text);
    if (type !== undefined) return type;
    throw new DomainError('invalid_parameter', {
      parameter: 'types',
      message: `must be among ${EVENT_TYPES.join(', ')}`,
    });
  });
}

/** The watchlist that a query names; null: all. Throws `invalid_parameter`. */
export function watchlistOf({ watchlist }: EventsQuery): bigint | null {
  if (watchlist === undefined) return null;
  if (/^[1-9]\d{0,15}$/.test(watchlist)) return BigInt(watchlist);
  throw new DomainError('invalid_parameter', { parameter: 'watchlist', message: 'must be the id of a watchlist' });
}
