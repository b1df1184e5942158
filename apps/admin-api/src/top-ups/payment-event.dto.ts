import { formatMoney } from '@entity-registry/domain';
import { OneOf, PageQuery, ShownAmount, ShownId, ShownText, ShownTime, Text, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { PAYMENT_EVENT_OUTCOMES } from '@entity-registry/accounts';
import type { PaymentEventOutcome, PaymentEventRow } from '@entity-registry/accounts';

export class PaymentEventsQuery extends PageQuery {
  @OneOf(PAYMENT_EVENT_OUTCOMES, { description: 'only those with this outcome', optional: true })
  readonly outcome?: PaymentEventOutcome;

  @OneOf(['true', 'false'], { description: 'true: only those that need attention', optional: true })
  readonly open?: 'true' | 'false';
}

export class ResolutionBody {
  @Text({ max: 500, description: 'how it was handled', example: 'refunded at the provider' })
  readonly resolution!: string;
}

export class PaymentEventView {
  @ShownId('the event')
  readonly id!: number;
  @ShownText('the payment provider', { example: 'stripe' })
  readonly provider!: string;
  @ShownText("the provider's id of the event")
  readonly event_id!: string;
  @ShownText("the provider's name for what happened", { example: 'charge.refunded' })
  readonly type!: string;
  @ShownText('its outcome; attention: an operator must look at it', { enum: [...PAYMENT_EVENT_OUTCOMES] })
  readonly outcome!: string;
  @ShownText('why it was ignored or needs attention; null: neither', { nullable: true })
  readonly reason!: string | null;
  @ShownId('its top-up; null: none', { nullable: true })
  readonly top_up_id!: number | null;
  @ShownText("the provider's id of the payment; null: none", { nullable: true })
  readonly payment_id!: string | null;
  @ShownAmount('its amount; null: none', { nullable: true })
  readonly amount!: string | null;
  @ShownText('its currency; null: none', { nullable: true })
  readonly currency!: string | null;
  @ShownTime('when it was received')
  readonly received_at!: string;
  @ShownTime('when its handling was recorded; null: not yet', { nullable: true })
  readonly resolved_at!: string | null;
  @ShownText('the operator who recorded it', { nullable: true })
  readonly resolved_by!: string | null;
  @ShownText('how it was handled', { nullable: true })
  readonly resolution!: string | null;
}

export class ResolvedView {
  @ShownText('whether it is recorded', { type: 'boolean' })
  readonly resolved!: boolean;
}

export const PaymentEventPage = pageSchema(PaymentEventView);

export function toPaymentEvent(event: PaymentEventRow): Shown<PaymentEventView> {
  return {
    id: Number(event.id),
    provider: event.provider,
    event_id: event.eventId,
    type: event.type,
    outcome: event.outcome,
    reason: event.reason,
    top_up_id: event.topUpId === null ? null : Number(event.topUpId),
    payment_id: event.paymentId,
    amount: event.amount === null ? null : formatMoney(event.amount),
    currency: event.currency,
    received_at: event.receivedAt.toISOString(),
    resolved_at: event.resolvedAt?.toISOString() ?? null,
    resolved_by: event.resolvedBy,
    resolution: event.resolution,
  };
}
