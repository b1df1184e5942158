import type { AttributedCall, UsageGroup, UsageTotal } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  ATTRIBUTION_COLUMNS,
  AttributionView,
  Day,
  ExportQuery,
  OneOf,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTime,
  toAttribution,
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

export class CodePriceView {
  @ShownText('product code, or base')
  readonly code!: string;
  @ShownAmount('its price')
  readonly price!: string;
}

export class CallView extends AttributionView {
  @ShownId('the ledger entry')
  readonly id!: number;
  @ShownTime('when it was booked')
  readonly at!: string;
  @ShownId('the key that called', { nullable: true })
  readonly key_id!: number | null;
  @ShownText('the route that answered', { nullable: true })
  readonly route!: string | null;
  @ShownText('the X-Client-Reference that came with it', { nullable: true })
  readonly client_reference!: string | null;
  @ShownText('the X-Request-Id of the answer', { nullable: true })
  readonly request_id!: string | null;
  @ShownAmount('what it cost')
  readonly amount!: string;
  @ApiProperty({ type: [CodePriceView], description: 'what was asked for; a free call paid none of it' })
  readonly lines!: CodePriceView[];
  @ShownCount('what it counted against the free quotas')
  readonly quota_units!: number;
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
  return {
    id: Number(call.id),
    at: call.at.toISOString(),
    key_id: call.keyId === null ? null : Number(call.keyId),
    route: call.route,
    client_reference: call.clientReference,
    request_id: call.requestId,
    amount: formatMoney(call.amount),
    lines: call.lines.map(({ code, price }) => ({ code, price })),
    quota_units: call.quotaUnits,
    estimator_rows: call.estimatorRows,
    reversed: call.reversed,
    ...toAttribution(call),
  };
}
