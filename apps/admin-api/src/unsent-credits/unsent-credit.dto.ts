import type { AwaitingCreditRow } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { Id, PageQuery, ShownAmount, ShownId, ShownText, ShownTime, Text, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class UnsentCreditsQuery extends PageQuery {
  @Id({ description: 'only those of this account' })
  readonly account?: string;
}

export class UpholdBody {
  @Text({
    max: 500,
    description: 'why the charge stands; stored in the audit log',
    example: '300 aborted batches in an hour',
  })
  readonly reason!: string;
}

export class UnsentCreditView {
  @ShownId('the charge')
  readonly id!: number;
  @ShownId('its account')
  readonly account_id!: number;
  @ShownText("the account's name")
  readonly account_name!: string;
  @ShownAmount('amount charged')
  readonly amount!: string;
  @ShownText('the route', { nullable: true, example: '/v5/entities/batch' })
  readonly route!: string | null;
  @ShownText('the X-Request-Id', { nullable: true })
  readonly request_id!: string | null;
  @ShownTime('when it was charged')
  readonly at!: string;
}

export const UnsentCreditPage = pageSchema(UnsentCreditView);

export function toUnsentCredit(row: AwaitingCreditRow): Shown<UnsentCreditView> {
  return {
    id: Number(row.id),
    account_id: Number(row.accountId),
    account_name: row.accountName,
    amount: formatMoney(row.amount),
    route: row.route,
    request_id: row.requestId,
    at: row.at.toISOString(),
  };
}

export class UpheldView {
  @ShownText('whether the charge stands', { type: 'boolean' })
  readonly upheld!: boolean;
}
