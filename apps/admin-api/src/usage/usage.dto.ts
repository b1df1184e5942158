import type { AttributedCall, UsageGroup, UsageTotal } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  ATTRIBUTION_COLUMNS,
  CallView as AccountCallView,
  Day,
  ExportQuery,
  OneOf,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  toCall as toAccountCall,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { USAGE_GROUPS } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class UsageQuery extends ExportQuery {
  @Day({ description: 'first UTC day; by default 30 days up to `to`' })
  readonly from?: string;

  @Day({ description: 'last UTC day, inclusive; by default today' })
  readonly to?: string;

  @OneOf(USAGE_GROUPS, { description: 'group of the totals; by default, single requests', optional: true })
  readonly group?: UsageGroup;
}

export class UsageTotalView {
  @ShownText('the day, product code (or base), key, route or client reference; null: none', {
    nullable: true,
    example: 'CHK-BIN',
  })
  readonly value!: string | null;
  @ShownCount('requests; by code, requests with that code')
  readonly calls!: number;
  @ShownAmount('their cost')
  readonly amount!: string;
  @ShownCount('free quota used; null by code', { nullable: true })
  readonly quota_units!: number | null;
}

export class CallView extends AccountCallView {
  @ShownCount('estimator rows used')
  readonly estimator_rows!: number;
  @ShownText('whether it was reversed, because its response was never sent', { type: 'boolean' })
  readonly reversed!: boolean;
}

export class UsageView {
  @ShownText('first UTC day', { format: 'date' })
  readonly from!: string;
  @ShownText('last UTC day', { format: 'date' })
  readonly to!: string;
  @ShownText('group of the totals; null: single requests', { nullable: true, enum: [...USAGE_GROUPS] })
  readonly group!: string | null;
  @ApiProperty({ type: [UsageTotalView], description: 'the totals; empty without `group`' })
  readonly totals!: UsageTotalView[];
  @ShownText('whether there are more groups than shown', { type: 'boolean' })
  readonly truncated!: boolean;
  @ApiProperty({ type: [CallView], description: 'the requests, newest first; empty with `group`' })
  readonly calls!: CallView[];
  @ShownId('send it as `before` to get the next page; null: last page', { nullable: true })
  readonly next!: number | null;
}

export const TOTAL_COLUMNS = ['calls', 'amount', 'quota_units'] as const;
export const CALL_COLUMNS = [
  ...['id', 'at', 'key_id', 'route', 'client_reference', 'request_id', 'amount', 'codes', 'quota_units'],
  ...['estimator_rows', 'reversed', ...ATTRIBUTION_COLUMNS],
] as const;

export function toUsageTotal({ value, calls, amount, quotaUnits }: UsageTotal): Shown<UsageTotalView> {
  return {
    value,
    calls: Number(calls),
    amount: formatMoney(amount),
    quota_units: quotaUnits === null ? null : Number(quotaUnits),
  };
}

export function toCall(call: AttributedCall): Shown<CallView> {
  return { ...toAccountCall(call), estimator_rows: call.estimatorRows, reversed: call.reversed };
}
