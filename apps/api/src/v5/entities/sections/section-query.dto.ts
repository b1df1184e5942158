import { QueryInteger } from '@entity-registry/http';
import { DryRunQuery } from '../../../validation/dry-run-query.dto.js';
import { Cursor } from '../../page-query.dto.js';

/** Items of one page of a section. */
const SECTION_LIMIT = { minimum: 1, maximum: 100, default: 100 } as const;
/** Longer than every cursor of a section. */
const MAX_CURSOR = 1_000;

/** Query of `GET /v5/entities/{id}/sections/{level}`. */
export class SectionQuery extends DryRunQuery {
  @Cursor({ max: MAX_CURSOR, description: 'Cursor from `next`. If omitted, the section starts at the beginning.' })
  readonly cursor?: string;

  @QueryInteger({ range: SECTION_LIMIT, description: 'Maximum items.', example: 50 })
  readonly limit?: string;
}

/** Items of the page that a query asks for. */
export const sectionLimitOf = ({ limit }: SectionQuery): number => Number(limit ?? SECTION_LIMIT.default);
