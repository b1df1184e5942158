import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Longer than every code of the catalogue listed twice. */
const MAX_INCLUDE = 500;

/** Query of the v4 detail routes. */
export class DetailQuery {
  /** Product codes separated by commas, without spaces; required, CHK-BIN at least. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(MAX_INCLUDE, { message: `must have at most ${String(MAX_INCLUDE)} characters` })
  readonly include?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}
