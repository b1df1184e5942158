import { formatMoney } from '@entity-registry/domain';
import type { RequestAttribution, MicroUsd } from '@entity-registry/domain';
import { ApiProperty } from '@nestjs/swagger';
import { AttributionView, toAttribution } from './attribution.js';
import { ShownAmount, ShownCount, ShownId, ShownText, ShownTime } from './schemas.js';
import type { Shown } from './shown.js';

/** A charged or free request in the ledger, and what its response was about. */
export interface CallRow extends RequestAttribution {
  readonly id: bigint;
  readonly at: Date;
  readonly keyId: bigint | null;
  readonly route: string | null;
  readonly clientReference: string | null;
  readonly requestId: string | null;
  readonly amount: MicroUsd;
  readonly lines: readonly { readonly code: string; readonly price: string }[];
  readonly quotaUnits: number;
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
  @ShownId('the key of the request', { nullable: true })
  readonly key_id!: number | null;
  @ShownText('the route of the request', { nullable: true })
  readonly route!: string | null;
  @ShownText('the X-Client-Reference of the request', { nullable: true })
  readonly client_reference!: string | null;
  @ShownText('the X-Request-Id of the response', { nullable: true })
  readonly request_id!: string | null;
  @ShownAmount('its cost; if it was reversed, its cost before')
  readonly amount!: string;
  @ApiProperty({ type: [CodePriceView], description: 'the requested codes; a free request paid none of them' })
  readonly lines!: CodePriceView[];
  @ShownCount('free quota used')
  readonly quota_units!: number;
}

export function toCall(call: CallRow): Shown<CallView> {
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
    ...toAttribution(call),
  };
}
