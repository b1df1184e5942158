import { IsOptional, IsString } from 'class-validator';

/** Query of a call that takes no parameter but the one every call takes. */
export class DryRunQuery {
  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}
