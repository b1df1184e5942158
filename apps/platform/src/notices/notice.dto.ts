import type { NoticeRow } from '@entity-registry/accounts';
import { makeTypedId, parseEntityKey } from '@entity-registry/domain';
import { Field, OneOf, PageQuery, ShownCount, ShownId, ShownText, ShownTime } from '@entity-registry/http';
import type { Check, Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const STATUSES = ['open', 'acknowledged'] as const;

export class NoticesQuery extends PageQuery {
  @OneOf(STATUSES, { description: 'only notices in this state; by default all', optional: true })
  readonly status?: (typeof STATUSES)[number];
}

const checkId: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : 'must be a positive integer';

export class AcknowledgeNoticesBody {
  @Field({ type: 'integer', minimum: 1 }, checkId, {
    description: 'id of the newest notice that the member has seen: it and older ones are acknowledged',
    example: 12,
  })
  readonly through!: number;
}

export class AcknowledgedNoticesView {
  @ShownCount('notices that are now acknowledged; those that already were do not count')
  readonly acknowledged!: number;
}

export class NoticeView {
  @ShownId('the notice')
  readonly id!: number;
  @ShownText('the entity, or a record without an entity, by its typed id; null: records of no entity', {
    ...{ nullable: true, example: 'pa_own_42' },
  })
  readonly entity_id!: string | null;
  @ShownText('the level that was corrected or suppressed', { example: 'directores' })
  readonly level!: string;
  @ShownCount('responses with it that the account received')
  readonly responses!: number;
  @ShownTime('when the account first received it')
  readonly first_disclosed_at!: string;
  @ShownTime('when the account last received it before the correction')
  readonly last_disclosed_at!: string;
  @ShownTime('when the notice was issued')
  readonly issued_at!: string;
  @ShownTime('when it was acknowledged; null: it is open', { nullable: true })
  readonly acknowledged_at!: string | null;
  @ShownText('the member, or the key, that acknowledged it; null: it is open, or the member was erased', {
    nullable: true,
  })
  readonly acknowledged_by!: string | null;
}

export class NoticePage {
  @ApiProperty({ type: [NoticeView], description: 'newest first' })
  readonly items!: NoticeView[];
  @ShownId('send it as `before` to get the next page; null: last page', { nullable: true })
  readonly next!: number | null;
  @ShownCount('open notices of the account, on every page', { example: 2 })
  readonly open!: number;
}

export const NOTICE_COLUMNS = [
  ...['id', 'entity_id', 'level', 'responses', 'first_disclosed_at', 'last_disclosed_at', 'issued_at'],
  ...['acknowledged_at', 'acknowledged_by'],
] as const;

/** A notice: what it is about and when it was received, never what was corrected, who asked or why. */
export function toNotice(row: NoticeRow): Shown<NoticeView> {
  const id = parseEntityKey(row.entity);
  return {
    id: Number(row.id),
    entity_id: id === null ? null : makeTypedId(id.jurisdiction, id.type, id.pk),
    level: row.level,
    responses: row.responses,
    first_disclosed_at: row.firstDisclosedAt.toISOString(),
    last_disclosed_at: row.lastDisclosedAt.toISOString(),
    issued_at: row.issuedAt.toISOString(),
    acknowledged_at: row.acknowledgedAt?.toISOString() ?? null,
    acknowledged_by: row.acknowledgedBy,
  };
}
