import { DomainError } from '@entity-registry/domain';
import { QueryText } from '@entity-registry/http';
import { PageQuery } from '../page-query.dto.js';

const STATUSES = ['open', 'acknowledged'] as const;

/** Query of `GET /v5/notices`. */
export class NoticesQuery extends PageQuery {
  @QueryText({
    ...{ max: 16, optional: true, description: 'Only notices in this state. Default: all.', example: 'open' },
    schema: { documented: { enum: [...STATUSES] } },
  })
  readonly status?: string;
}

/** Whether only open or only acknowledged notices are requested; null: all. Throws `invalid_parameter`. */
export function openOf({ status }: NoticesQuery): boolean | null {
  if (status === undefined) return null;
  const known = STATUSES.find((each) => each === status);
  if (known === undefined) {
    throw new DomainError('invalid_parameter', { parameter: 'status', message: 'must be open or acknowledged' });
  }
  return known === 'open';
}
