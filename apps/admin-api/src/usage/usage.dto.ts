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
} from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { USAGE_GROUPS } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class UsageQuery extends ExportQuery {
  @Day({ description: 'first UTC day; 30 days up to `to` when absent' })
  readonly from?: string;

  @Day({ description: 'last UTC day, included; today when absent' })
  readonly to?: string;

  @OneOf(USAGE_GROUPS, { description: 'add up by this; absent: single calls', optional: true })
  readonly group?: UsageGroup;
}

export class UsageTotalView {
  @ShownText('the day, product code (or base), key, route or client reference; null: none', {
    nullable: true,
    example: 'CHK-BIN',
  })
  readonly value!: string | null;
  @ShownCount('answered calls; by code, calls that asked for it')
  readonly calls!: number;
  @ShownAmount('what they cost')
  readonly amount!: string;
  @ShownCount('what free calls counted; null by code', { nullable: true })
  readonly quota_units!: number | null;
}

export class CallView extends AccountCallView {
  @ShownCount('estimator rows that it counted')
  readonly estimator_rows!: number;
  @ShownText('given back since: its answer never left', { type: 'boolean' })
  readonly reversed!: boolean;
}

export class UsageView {
  @ShownText('first UTC day', { format: 'date' })
  readonly from!: string;
  @ShownText('last UTC day', { format: 'date' })
  readonly to!: string;
  @ShownText('what it is added up by; null: single calls', { nullable: true, enum: [...USAGE_GROUPS] })
  readonly group!: string | null;
  @ApiProperty({ type: [UsageTotalView], description: 'the sums; empty without `group`' })
  readonly totals!: UsageTotalView[];
  @ShownText('there are more groups than are shown', { type: 'boolean' })
  readonly truncated!: boolean;
  @ApiProperty({ type: [CallView], description: 'the calls, newest first; empty with `group`' })
  readonly calls!: CallView[];
  @ShownId('send it as `before` to get the next calls; null: these are the last', { nullable: true })
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
