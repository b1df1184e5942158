import { DEFAULT_JURISDICTION, DomainError, codesFor } from '@entity-registry/domain';
import { Field, isIntegerText } from '@entity-registry/http';
import type { Check } from '@entity-registry/http';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { Include } from '../../validation/include-field.js';
import { INLINE_LIMIT } from './sections/inline-limit.js';

/** Throws `invalid_inline_limit`. */
const checkInlineLimit: Check = (value) => {
  if (!isIntegerText(value, INLINE_LIMIT)) throw new DomainError('invalid_inline_limit');
  return null;
};

/** Query of `GET /v5/entities/{id}`. */
export class EntityQuery extends DryRunQuery {
  @Include({
    codes: codesFor(DEFAULT_JURISDICTION, 'v5'),
    optional: true,
    description: 'Product codes. Defaults to CHK-BIN, or to DAT-FREE without a key and for free keys.',
    example: 'DAT-GOV',
  })
  readonly include?: string;

  @Field({ type: 'integer', ...INLINE_LIMIT }, checkInlineLimit, {
    optional: true,
    description: 'Maximum items per list.',
    example: 10,
  })
  readonly inline_limit?: string;
}

/** Items of one list that a query asks for. */
export const inlineLimitOf = ({ inline_limit: limit }: EntityQuery): number => Number(limit ?? INLINE_LIMIT.default);
