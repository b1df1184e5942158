import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';

/** Query of `GET /v5/reconcile`. */
export class ReconcileParameters extends DryRunQuery {
  /** Queries as JSON text; absent: the manifest is asked for. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly queries?: string;

  /** What to read of entities, as JSON text. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly extend?: string;
}

/** Query of `GET /v5/reconcile/suggest/{kind}`. */
export class SuggestParameters extends DryRunQuery {
  /** How the name begins. */
  @MaxLength(300, { message: 'must have at most 300 characters' })
  @IsString({ message: 'is required: the beginning of a name' })
  readonly prefix!: string;

  /** Suggestions to leave out at the beginning. */
  @IsOptional()
  @Matches(/^\d{1,4}$/, { message: 'must be an integer from 0 to 9999' })
  readonly cursor?: string;
}

/** Query of `GET /v5/reconcile/properties`. */
export class PropertiesParameters extends DryRunQuery {
  /** Type of the entities; every type has the same properties. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(64, { message: 'must have at most 64 characters' })
  readonly type?: string;

  /** Accepted as the protocol has it: there are fewer properties than any limit. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,3}$/, { message: 'must be an integer from 1 to 9999' })
  readonly limit?: string;
}
