import { DomainError } from '@entity-registry/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Longer than any cursor of ours. */
const MAX_CURSOR = 1_000;

/** Query of `GET /v5/entities/{id}/sections/{level}`. */
export class SectionQuery {
  /** Where to go on, as `next` says it; absent: from the beginning. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(MAX_CURSOR, { message: `must have at most ${String(MAX_CURSOR)} characters` })
  readonly cursor?: string;

  /** Most items of the page: 1 to 100, 100 when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly limit?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}

/** Most items of a page. */
export const MOST_ITEMS = 100;
const WHOLE = /^[1-9]\d{0,2}$/;

/** Most items of the page. Throws `invalid_parameter` for anything but a whole number from 1 to 100. */
export function pageLimitOf(text: string | undefined): number {
  if (text === undefined) return MOST_ITEMS;
  if (!WHOLE.test(text) || Number(text) > MOST_ITEMS) {
    const message = `must be an integer from 1 to ${String(MOST_ITEMS)}`;
    throw new DomainError('invalid_parameter', { parameter: 'limit', message });
  }
  return Number(text);
}
