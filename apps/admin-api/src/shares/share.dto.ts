import type { LimitMetRow, WorkQueue, WorkShares } from '@entity-registry/accounts';
import { Day, ShownCount, ShownId, ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

export class AccountShareView {
  @ShownId('the account')
  readonly account_id!: number;
  @ShownText("the account's name")
  readonly account_name!: string;
  @ShownCount('its rows waiting for a slot')
  readonly waiting!: number;
  @ShownCount('slots it holds')
  readonly held!: number;
  @ShownTime('when its oldest waiting row was added; null: none waits', { nullable: true })
  readonly oldest_waiting_at!: string | null;
}

export class SharesView {
  @ShownText('the queue', { enum: ['refresh', 'webhooks'] })
  readonly queue!: string;
  @ShownCount('slots of all workers')
  readonly slots!: number;
  @ShownCount('maximum number of slots of one account')
  readonly share!: number;
  @ApiProperty({ type: [AccountShareView], description: 'accounts with work, those with the most waiting rows first' })
  readonly accounts!: AccountShareView[];
}

export function toShares(queue: WorkQueue, { slots, share, accounts }: WorkShares): Shown<SharesView> {
  return {
    ...{ queue, slots, share },
    accounts: accounts.map((row) => ({
      account_id: Number(row.accountId),
      account_name: row.accountName,
      waiting: Number(row.waiting),
      held: Number(row.held),
      oldest_waiting_at: row.oldestWaiting?.toISOString() ?? null,
    })),
  };
}

export class LimitsQuery {
  @Day({ description: 'first UTC day; by default today' })
  readonly from?: string;
}

export class LimitMetView {
  @ShownId('the account')
  readonly account_id!: number;
  @ShownText("the account's name")
  readonly account_name!: string;
  @ShownText('the limit, as the error code; rate_limited: the request rate', { example: 'refresh_backlog' })
  readonly limit!: string;
  @ShownCount('requests rejected because of it')
  readonly requests!: number;
  @ShownTime('time of the last of them')
  readonly last_at!: string;
}

export function toLimitMet(row: LimitMetRow): Shown<LimitMetView> {
  return {
    account_id: Number(row.accountId),
    account_name: row.accountName,
    limit: row.limit,
    requests: Number(row.requests),
    last_at: row.lastAt.toISOString(),
  };
}
