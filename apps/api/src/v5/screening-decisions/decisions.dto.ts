import { DECISIONS } from '@entity-registry/domain';
import { OneOf, QueryInteger, QueryText } from '@entity-registry/http';
import { MAX_REFERENCE } from './subject-reference.js';
import { PageQuery } from '../page-query.dto.js';

/** The longest id of a listing: a list of 40 characters, a colon and an entry of 200. */
export const MAX_LISTING_ID = 241;

/** The largest id of a watched item that is looked for: as many digits as an integer of a query has. */
export const MAX_WATCH_ITEM_ID = 999_999_999_999_999;

/** Query of `GET /v5/screening/decisions`. */
export class DecisionsQuery extends PageQuery {
  @QueryText({
    max: MAX_REFERENCE,
    optional: true,
    description: 'Your own id of the subject, or of a watched item.',
    example: 'c-17',
  })
  readonly reference?: string;

  @QueryText({ max: 40, optional: true, description: 'Id of the entity that was screened, or is watched.' })
  readonly entity_id?: string;

  @QueryInteger({
    range: { minimum: 1, maximum: MAX_WATCH_ITEM_ID },
    description: 'Id of the watched item.',
  })
  readonly watch_item_id?: string;

  @QueryText({
    max: MAX_LISTING_ID,
    optional: true,
    description: 'Id of a listing, from a hit.',
    example: 'ofac_sdn:12345',
  })
  readonly listing_id?: string;

  @OneOf(DECISIONS, { optional: true, description: 'Only decisions of this kind.', example: 'dismissed' })
  readonly decision?: (typeof DECISIONS)[number];
}
