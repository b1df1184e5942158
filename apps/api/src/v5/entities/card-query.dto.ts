import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Longer than every code of the catalogue listed twice. */
const MAX_INCLUDE = 500;

/** Query of `GET /v5/entities/{id}`. */
export class CardQuery {
  /** Product codes separated by commas; absent: DAT-FREE, for a key with a balance CHK-BIN (ruling 22). */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(MAX_INCLUDE, { message: `must have at most ${String(MAX_INCLUDE)} characters` })
  readonly include?: string;

  /** Most items of one list: 1 to 100, 10 when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly inline_limit?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}
