import { QueryInteger } from '@entity-registry/http';
import { DryRunQuery } from '../../../validation/dry-run-query.dto.js';

const PAGE = { minimum: 1, maximum: 999_999_999, default: 1 } as const;

/** Query of `GET /v5/entities/{id}/text`. */
export class TextQuery extends DryRunQuery {
  @QueryInteger({ range: PAGE, description: 'Page.', example: 1 })
  readonly page?: string;
}

/** The page that a query asks for. */
export const pageOf = ({ page }: TextQuery): number => Number(page ?? PAGE.default);
