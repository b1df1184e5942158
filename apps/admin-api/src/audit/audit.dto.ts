import { Day, Id, PageQuery, ShownId, ShownText, ShownTime, Text, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { AuditRow } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class AuditQuery extends PageQuery {
  @Id({ description: 'only changes of this account' })
  readonly account?: string;

  @Id({ description: 'only changes by this operator' })
  readonly operator?: string;

  @Text({ max: 100, description: 'only changes of this kind, such as key.revoke', optional: true })
  readonly action?: string;

  @Day({ description: 'first UTC day' })
  readonly from?: string;

  @Day({ description: 'last UTC day, inclusive' })
  readonly to?: string;
}

export class AuditEntryView {
  @ShownId('the entry')
  readonly id!: number;
  @ShownTime('when it was done')
  readonly at!: string;
  @ShownId('who did it; null: the command line', { nullable: true })
  readonly operator_id!: number | null;
  @ShownText('their name at that time')
  readonly actor!: string;
  @ShownText('what was done', { example: 'key.revoke' })
  readonly action!: string;
  @ShownId('the account that it is about; null: none', { nullable: true })
  readonly account_id!: number | null;
  @ShownText('what was changed; null: nothing in particular', { nullable: true, example: 'key:12' })
  readonly target!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'values before and after, never secrets' })
  readonly detail!: Record<string, unknown>;
  @ShownText('the X-Request-Id of the change', { nullable: true })
  readonly request_id!: string | null;
}

export const AuditPage = pageSchema(AuditEntryView);

export function toAuditEntry(entry: AuditRow): Shown<AuditEntryView> {
  return {
    id: Number(entry.id),
    at: entry.at.toISOString(),
    operator_id: entry.operatorId === null ? null : Number(entry.operatorId),
    actor: entry.actor,
    action: entry.action,
    account_id: entry.accountId === null ? null : Number(entry.accountId),
    target: entry.target,
    detail: entry.detail,
    request_id: entry.requestId,
  };
}
