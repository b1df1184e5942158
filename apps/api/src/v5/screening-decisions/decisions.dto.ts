import { DECISIONS } from '@entity-registry/domain';
import { OneOf, QueryText } from '@entity-registry/http';
import { MAX_REFERENCE } from './subject-reference.js';
import { PageQuery } from '../page-query.dto.js';

/** The longest id of a listing: a list of 40 characters, a colon and an entry of 200. */
export const MAX_LISTING_ID = 241;

/** Query of `GET /v5/screening/decisions`. */
export class DecisionsQuery extends PageQuery {
  @QueryText({ max: MAX_REFERENCE, optional: true, description: 'Your own id of the subject.', example: 'c-17' })
  readonly reference?: string;

  @QueryText({ max: 40, optional: true, description: 'Id of the entity that was screened.' })
  readonly entity_id?: string;

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
