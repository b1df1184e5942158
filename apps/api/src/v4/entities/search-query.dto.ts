import { IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_NAME = 200;
const MAX_RUC = 64;

/** Query of the v4 search routes: `nombre`, `ruc`, or both, which must then both match. */
export class SearchQuery {
  /** Name or beginning of a name; words in any order. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(MAX_NAME, { message: `must have at most ${String(MAX_NAME)} characters` })
  readonly nombre?: string;

  /** RUC, cédula or NIT in any written form. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(MAX_RUC, { message: `must have at most ${String(MAX_RUC)} characters` })
  readonly ruc?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}
