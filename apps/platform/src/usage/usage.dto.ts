import type { AttributedCall, CallOutcome, FailureTotal, UsageTotal } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  ATTRIBUTION_COLUMNS,
  CallView as SharedCallView,
  Day,
  Id,
  OneOf,
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTime,
  Text,
  pageSchema,
  toCall as toSharedCall,
} from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { CALL_OUTCOMES } from '@entity-registry/accounts';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';

/** The range of days, and filters of calls. */
export class UsageQuery {
  @Day({ description: 'first UTC day; by default 30 days up to `to`' })
  readonly from?: string;

  @Day({ description: 'last UTC day, inclusive; by default today' })
  readonly to?: string;

  @Id({ description: 'calls of this key' })
  readonly key_id?: string;

  @Text({ max: 40, description: 'calls with this product code, or base', example: 'CHK-BIN', optional: true })
  readonly code?: string;

  @Text({ max: 200, description: 'calls of this route', example: '/v5/entities/:id', optional: true })
  readonly route?: string;

  @Text({ max: 64, description: 'calls with this X-Client-Reference', optional: true })
  readonly client_reference?: string;

  @OneOf(CALL_OUTCOMES, { description: 'outcome of the call', optional: true })
  readonly outcome?: CallOutcome;
}

/** `UsageQuery` with paging. */
export class CallsQuery extends IntersectionType(PageQuery, UsageQuery) {}

export class TotalView {
  @ShownText('what is added up: a product code (or base), route or client reference; null: none', { nullable: true })
  readonly value!: string | null;
  @ShownCount('calls; by code, calls with that code')
  readonly calls!: number;
  @ShownAmount('their cost')
  readonly amount!: string;
}

export class KeyTotalView extends TotalView {
  @ShownText('name of the key; null: no key of the account', { nullable: true })
  readonly name!: string | null;
}

export class DayCodeView {
  @ShownText('the UTC day', { format: 'date' })
  readonly day!: string;
  @ShownText('product code, or base')
  readonly code!: string;
  @ShownCount('calls with that code')
  readonly calls!: number;
  @ShownAmount('its cost')
  readonly amount!: string;
}

export class RequestsView {
  @ShownCount('successful: 2xx and 3xx')
  readonly answered!: number;
  @ShownCount('refused: 4xx except 429, and connections that the caller closed')
  readonly refused!: number;
  @ShownCount('rate limited: 429')
  readonly limited!: number;
  @ShownCount('failed: 5xx')
  readonly failed!: number;
  @ShownCount('average response time in milliseconds; null: no requests', { nullable: true })
  readonly mean_ms!: number | null;
}

export class UsageDayView {
  @ShownText('the UTC day', { format: 'date' })
  readonly day!: string;
  @ShownCount('charged and free calls')
  readonly calls!: number;
  @ShownAmount('their cost')
  readonly amount!: string;
  @ApiProperty({
    type: RequestsView,
    nullable: true,
    description: 'outcomes of requests; null: not counted for this filter',
  })
  readonly requests!: RequestsView | null;
}

export class FailureView {
  @ShownText('the route')
  readonly route!: string;
  @ShownCount('HTTP status; 0: the caller closed the connection', { example: 402 })
  readonly status!: number;
  @ShownText('error code', { example: 'insufficient_credits' })
  readonly code!: string;
  @ShownCount('requests')
  readonly requests!: number;
  @ShownTime('time of the last of them')
  readonly last_at!: string;
  @ShownText('the X-Request-Id of the last of them')
  readonly last_request_id!: string;
  @ShownId('the key of the last of them')
  readonly last_key_id!: number;
}

export class UsageView {
  @ShownText('first UTC day', { format: 'date' })
  readonly from!: string;
  @ShownText('last UTC day', { format: 'date' })
  readonly to!: string;
  @ShownCount('charged and free calls')
  readonly calls!: number;
  @ShownAmount('their cost')
  readonly amount!: string;
  @ApiProperty({ type: TotalView, description: 'calls that were reversed; no other sum includes them' })
  readonly given_back!: TotalView;
  @ApiProperty({
    type: RequestsView,
    nullable: true,
    description: 'outcomes of requests; null: not counted for this filter',
  })
  readonly requests!: RequestsView | null;
  @ApiProperty({ type: [UsageDayView], description: 'each day of the range' })
  readonly days!: UsageDayView[];
  @ApiProperty({ type: [DayCodeView], description: 'days and codes with calls, in order of the days' })
  readonly day_codes!: DayCodeView[];
  @ApiProperty({ type: [TotalView], description: 'by product code, largest amount first' })
  readonly codes!: TotalView[];
  @ApiProperty({ type: [KeyTotalView], description: 'by key, largest amount first' })
  readonly keys!: KeyTotalView[];
  @ApiProperty({ type: [TotalView], description: 'by route, largest amount first' })
  readonly routes!: TotalView[];
  @ApiProperty({ type: [FailureView], description: 'why requests failed, the most frequent reason first' })
  readonly failures!: FailureView[];
}

export class ReferencesView {
  @ApiProperty({ type: [TotalView], description: 'by client reference, largest amount first' })
  readonly items!: TotalView[];
  @ShownText('whether there are more', { type: 'boolean' })
  readonly truncated!: boolean;
}

export class KeyChoiceView {
  @ShownId('the key')
  readonly id!: number;
  @ShownText('its name')
  readonly name!: string;
  @ShownText('its first characters')
  readonly prefix!: string;
}

export class UsageChoicesView {
  @ApiProperty({ type: [KeyChoiceView], description: 'keys of the account, including ended ones' })
  readonly keys!: KeyChoiceView[];
  @ApiProperty({ type: [String], description: 'codes of the calls of the last year' })
  readonly codes!: string[];
  @ApiProperty({ type: [String], description: 'routes of the calls of the last year' })
  readonly routes!: string[];
}

export class CallView extends SharedCallView {
  @ShownText('name of the key', { nullable: true })
  readonly key_name!: string | null;
  @ShownText('its outcome', { enum: [...CALL_OUTCOMES] })
  readonly outcome!: CallOutcome;
}

export const CallPage = pageSchema(CallView);
export type CallPage = PageOf<CallView>;

/** Names of keys by id. */
export type KeyNames = ReadonlyMap<bigint, string>;

export const CALL_COLUMNS = [
  ...['id', 'at', 'key_id', 'key_name', 'route', 'client_reference', 'request_id', 'outcome', 'amount', 'codes'],
  ...['quota_units', ...ATTRIBUTION_COLUMNS],
] as const;

export function toCall(call: AttributedCall, names: KeyNames): Shown<CallView> {
  return {
    ...toSharedCall(call),
    key_name: call.keyId === null ? null : (names.get(call.keyId) ?? null),
    outcome: call.reversed ? 'given_back' : call.amount > 0n ? 'charged' : 'free',
  };
}

export function toTotal({ value, calls, amount }: UsageTotal): Shown<TotalView> {
  return { value, calls: Number(calls), amount: formatMoney(amount) };
}

export function toFailure(failure: FailureTotal): Shown<FailureView> {
  return {
    ...{ route: failure.route, status: failure.status, code: failure.code, requests: Number(failure.requests) },
    last_at: failure.lastAt.toISOString(),
    last_request_id: failure.lastRequestId,
    last_key_id: Number(failure.lastKeyId),
  };
}
