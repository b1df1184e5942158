import { DomainError, parseInclude } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { Include } from '../../validation/include-field.js';

/** The one code that opens the records (specification, "v5 endpoints named in the description"). */
export const DETAIL: Code = 'DAT-LABOR';

/** Query of `GET /v5/entities/{id}/immigration`. */
export class ImmigrationQuery extends DryRunQuery {
  @Include({ codes: [DETAIL], optional: true, description: 'The code that unlocks the records.', example: DETAIL })
  readonly include?: string;
}

/**
 * Whether the records are requested. Throws `unknown_code` for any code but DAT-LABOR, which would be charged and deliver
 * nothing; then what an unreadable `include` throws.
 */
export function wantsDetail(include: string | undefined, jurisdiction: Jurisdiction): boolean {
  if (include === undefined) return false;
  const others = [...new Set(include.split(','))].filter((item) => item !== '' && item !== DETAIL);
  if (others.length > 0) throw new DomainError('unknown_code', { codes: others, jurisdiction, supported: [DETAIL] });
  parseInclude(include, jurisdiction, 'v5');
  return true;
}
