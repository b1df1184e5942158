import type { DisclosureLogEntry } from '@entity-registry/accounts';
import { CHANNELS, LEVEL_NUMBERS, PURPOSES } from '@entity-registry/domain';
import type { Channel, Purpose, RecordLevel } from '@entity-registry/domain';
import {
  Day,
  Id,
  OneOf,
  PageQuery,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const LEVELS = Object.keys(LEVEL_NUMBERS) as readonly RecordLevel[];

export class DisclosuresQuery extends PageQuery {
  @Text({ max: 500, description: 'reason for the query, stored in the audit log', example: 'correction request 17' })
  readonly reason!: string;

  @Id({ description: 'what this account received; this or `entity` is required' })
  readonly account?: string;

  @Text({ max: 40, description: 'who received this entity, by its typed id', example: 'pa_own_42', optional: true })
  readonly entity?: string;

  @OneOf(LEVELS, { description: 'with `entity`: only responses that disclosed this level', optional: true })
  readonly level?: RecordLevel;

  @Day({ description: 'first UTC day; by default the oldest disclosure' })
  readonly since?: string;
}

export class DisclosedEntityView {
  @ShownText('the entity, or a record without an entity, by its typed id; null: records without an id', {
    nullable: true,
    example: 'pa_own_42',
  })
  readonly entity_id!: string | null;
  @ShownTexts('levels whose records the response contained')
  readonly levels!: string[];
  @ShownTexts('levels of which it only contained numbers or presence')
  readonly signals!: string[];
}

export class DisclosureView {
  @ShownId('the ledger entry')
  readonly id!: number;
  @ShownTime('when it was charged')
  readonly at!: string;
  @ShownId('the account that received it')
  readonly account_id!: number;
  @ShownText("the account's name")
  readonly account_name!: string;
  @ShownId('the key of the request; null: a refresh whose key was revoked', { nullable: true })
  readonly key_id!: number | null;
  @ShownText('how it was sent', { enum: CHANNELS.filter((channel) => channel !== 'none') })
  readonly channel!: Channel;
  @ShownText(
    'what the account had said by then that it uses immigration, court and criminal records for; null: nothing',
    {
      nullable: true,
      enum: [...PURPOSES],
    },
  )
  readonly purpose!: Purpose | null;
  @ShownText('the dashboard user who made the request; null: a program, or an erased user', {
    nullable: true,
  })
  readonly member_name!: string | null;
  @ShownText('the email address of that user', { nullable: true })
  readonly member_email!: string | null;
  @ApiProperty({ type: [DisclosedEntityView], description: 'what it disclosed; with `entity`, only about that entity' })
  readonly entities!: DisclosedEntityView[];
}

export const DisclosurePage = pageSchema(DisclosureView);

export function toDisclosure(entry: DisclosureLogEntry): Shown<DisclosureView> {
  return {
    id: Number(entry.id),
    at: entry.at.toISOString(),
    account_id: Number(entry.accountId),
    account_name: entry.accountName,
    key_id: entry.keyId === null ? null : Number(entry.keyId),
    channel: entry.channel,
    purpose: entry.purpose,
    member_name: entry.memberName,
    member_email: entry.memberEmail,
    entities: entry.entities.map(({ entityId, levels, signals }) => ({ entity_id: entityId, levels, signals })),
  };
}
