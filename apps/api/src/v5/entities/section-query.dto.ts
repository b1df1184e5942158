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
