import type { AccountDisclosure } from '@entity-registry/accounts';
import { CHANNELS, PURPOSES, formatMoney } from '@entity-registry/domain';
import type { Channel, Purpose } from '@entity-registry/domain';
import {
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class DisclosureFileQuery {
  @Text({ max: 40, description: 'the entity, by its typed id', example: 'pa_own_42' })
  readonly entity!: string;
}

export class DisclosuresQuery extends PageQuery {
  @Text({ max: 40, description: 'the entity, by its typed id', example: 'pa_own_42' })
  readonly entity!: string;
}

export class DisclosureView {
  @ShownId('the ledger entry')
  readonly id!: number;
  @ShownTime('when it was charged')
  readonly at!: string;
  @ShownText('how it was sent', { enum: CHANNELS.filter((channel) => channel !== 'none') })
  readonly channel!: Channel;
  @ShownTexts('levels of the entity whose records the response contained; empty: only its name')
  readonly levels!: string[];
  @ShownTexts('levels of which it only contained numbers or presence')
  readonly signals!: string[];
  @ShownCount('entities that the response was about, with this one', { example: 1 })
  readonly entities!: number;
  @ShownText('the name of the key; null: a refresh whose key was revoked', { nullable: true })
  readonly key_name!: string | null;
  @ShownText('the member who made the request in the dashboard; null: a program, or an erased user', { nullable: true })
  readonly member_name!: string | null;
  @ShownText('the email address of that member', { nullable: true })
  readonly member_email!: string | null;
  @ShownText(
    'what the account had said by then that it uses immigration, court and criminal records for; null: nothing',
    {
      nullable: true,
      enum: [...PURPOSES],
    },
  )
  readonly purpose!: Purpose | null;
  @ShownAmount('what the whole response cost')
  readonly amount!: string;
}

export const DisclosurePage = pageSchema(DisclosureView);

export const DISCLOSURE_COLUMNS = [
  ...[
    'id',
    'at',
    'channel',
    'levels',
    'signals',
    'entities',
    'key_name',
    'member_name',
    'member_email',
    'purpose',
    'amount',
  ],
] as const;

export function toDisclosure(row: AccountDisclosure): Shown<DisclosureView> {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    channel: row.channel,
    levels: [...row.levels],
    signals: [...row.signals],
    entities: row.entities,
    key_name: row.keyName,
    member_name: row.memberName,
    member_email: row.memberEmail,
    purpose: row.purpose,
    amount: formatMoney(row.amount),
  };
}
