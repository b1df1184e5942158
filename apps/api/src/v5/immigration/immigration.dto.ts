import { DomainError, parseInclude } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_INCLUDE = 500;

/** Query of `GET /v5/entities/{id}/immigration`. */
export class ImmigrationQuery {
  /** DAT-LABOR for the records; numbers alone when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(MAX_INCLUDE, { message: `must have at most ${String(MAX_INCLUDE)} characters` })
  readonly include?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}

/** The one code that opens the records (specification, "v5 endpoints named in the description"). */
export const DETAIL: Code = 'DAT-LABOR';

/**
 * Whether the records are asked for. Throws `unknown_code` for any other code: it would be charged and deliver nothing, and
 * this one alone is to be had here; then what an unreadable `include` throws.
 */
export function wantsDetail(include: string | undefined, jurisdiction: Jurisdiction): boolean {
  if (include === undefined) return false;
  const others = [...new Set(include.split(','))].filter((item) => item !== '' && item !== DETAIL);
  if (others.length > 0) throw new DomainError('unknown_code', { codes: others, jurisdiction, supported: [DETAIL] });
  parseInclude(include, jurisdiction, 'v5');
  return true;
}
