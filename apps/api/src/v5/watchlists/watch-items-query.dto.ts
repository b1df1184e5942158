import { OneOf } from '@entity-registry/http';
import { PageQuery } from '../page-query.dto.js';

/** Query of `GET /v5/watchlists/{id}/items`. */
export class WatchItemsQuery extends PageQuery {
  @OneOf(['json', 'csv'], {
    optional: true,
    default: 'json',
    description: '`json` returns one page, `csv` returns everything as a file.',
    example: 'json',
  })
  readonly format?: 'json' | 'csv';
}
