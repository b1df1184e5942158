import { DomainError } from '@entity-registry/domain';
import { Field } from '@entity-registry/http';
import type { Check } from '@entity-registry/http';

const DRY_RUN = ['true', '1', 'false', '0'];

/** Throws `invalid_dry_run`, because a typo must not cost money (ADR 0004). */
const checkDryRun: Check = (value) => {
  if (typeof value !== 'string' || !DRY_RUN.includes(value)) throw new DomainError('invalid_dry_run');
  return null;
};

/** Query of a request without other parameters, and base class of all other queries of billed and exempt requests. */
export class DryRunQuery {
  @Field({ type: 'string', enum: DRY_RUN, default: 'false' }, checkDryRun, {
    optional: true,
    description: '`true` or `1` validates and prices the request at no charge, and returns only `billing`.',
    example: 'true',
  })
  readonly dry_run?: string;
}

/** Whether a request is a dry run: it returns the price and charges nothing. */
export function isDryRun({ dry_run: dryRun }: DryRunQuery): boolean {
  return dryRun === 'true' || dryRun === '1';
}
