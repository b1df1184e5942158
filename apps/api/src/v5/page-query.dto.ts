import { QueryInteger, QueryText } from '@entity-registry/http';
import { DryRunQuery } from '../validation/dry-run-query.dto.js';

/** Entries of a page. */
export const PAGE_LIMIT = { minimum: 1, maximum: 100, default: 50 } as const;

const MAX_CURSOR = 4_000;

/**
 * A cursor in a query. Validation accepts any characters, because only the service can tell whether it issued the cursor
 * (`invalid_cursor`). The document shows which characters a cursor has.
 */
export function Cursor({ description, max = MAX_CURSOR }: { description: string; max?: number }): PropertyDecorator {
  return QueryText({ max, description, optional: true, schema: { documented: { pattern: '^[A-Za-z0-9_-]+$' } } });
}

/** Query of a list that is read page by page. */
export class PageQuery extends DryRunQuery {
  @QueryInteger({ range: PAGE_LIMIT, description: 'Maximum entries per page.', example: 50 })
  readonly limit?: string;

  @Cursor({
    description: '`page.next_cursor` of the previous page. Signed, and only valid for the same account and list.',
  })
  readonly cursor?: string;
}

/** Entries of the page that a query requests. */
export const pageLimitOf = ({ limit }: PageQuery): number => Number(limit ?? PAGE_LIMIT.default);
