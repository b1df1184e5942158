import { PageQuery, ShownId, ShownText, ShownTime, Text, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { AuditRow } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class AuditQuery extends PageQuery {
  @Text({ max: 100, description: 'only changes of this kind, such as key.revoke', optional: true })
  readonly action?: string;
}

export class AuditEntryView {
  @ShownId('the entry')
  readonly id!: number;
  @ShownTime('when it was done')
  readonly at!: string;
  @ShownText('who did it: a user of the organization, an operator of the service, or the service itself', {
    enum: ['user', 'operator', 'system'],
  })
  readonly by!: 'user' | 'operator' | 'system';
  @ShownText("the user's name at that time; null: not done by a user", { nullable: true })
  readonly actor!: string | null;
  @ShownText('what was done', { example: 'key.revoke' })
  readonly action!: string;
  @ShownText('what was changed; null: nothing in particular', { nullable: true, example: 'key:12' })
  readonly target!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'values before and after, never secrets' })
  readonly detail!: Record<string, unknown>;
  @ShownText('the X-Request-Id of the change', { nullable: true })
  readonly request_id!: string | null;
}

export const AuditPage = pageSchema(AuditEntryView);

export function toAuditEntry(entry: AuditRow): Shown<AuditEntryView> {
  const by = entry.userId !== null ? 'user' : entry.operatorId !== null ? 'operator' : 'system';
  return {
    id: Number(entry.id),
    at: entry.at.toISOString(),
    by,
    // Customers don't see the names of operators.
    actor: by === 'user' ? entry.actor : null,
    action: entry.action,
    target: entry.target,
    detail: entry.detail,
    request_id: entry.requestId,
  };
}
