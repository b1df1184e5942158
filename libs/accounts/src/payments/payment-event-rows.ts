import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Page } from '../page.js';
import type { PaymentEventId, TopUpId } from './ids.js';
import type { DisputeState } from '../top-ups/top-up-rows.js';

/**
 * applied: it changed a top-up; nothing: its content was known; waiting: its payment isn't known yet; ignored: not about a
 * top-up; attention: money moved that matches no order; an operator has to review it.
 */
export const PAYMENT_EVENT_OUTCOMES = ['applied', 'nothing', 'waiting', 'ignored', 'attention'] as const;
export type PaymentEventOutcome = (typeof PAYMENT_EVENT_OUTCOMES)[number];

/** The parts of an event that money depends on, as received. */
export interface NewPaymentEvent {
  provider: string;
  /** The provider's id of the event. */
  eventId: string;
  type: string;
  sessionId: string | null;
  paymentId: string | null;
  amount: MicroUsd | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  /** Total refunded of its payment so far. */
  refunded: MicroUsd | null;
  lost: MicroUsd | null;
  dispute: DisputeState | null;
  occurredAt: Date;
  now: Date;
}

export interface PaymentEventRow extends Omit<NewPaymentEvent, 'now'> {
  id: PaymentEventId;
  outcome: PaymentEventOutcome;
  /** Why it is ignored or needs attention; null: applied. */
  reason: string | null;
  topUpId: TopUpId | null;
  receivedAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  resolution: string | null;
}

/**
 * Stores an event, once; null: it was stored before. Waits while another transaction is storing the same one. `ignored` until
 * `setEventOutcome` sets the outcome, in the same transaction.
 */
export async function insertPaymentEvent(tx: Queryable, event: NewPaymentEvent): Promise<PaymentEventId | null> {
  const { rows } = await tx.query<{ id: PaymentEventId }>(
    `insert into payment_event (provider, event_id, type, outcome, session_id, payment_id, amount_micro, currency,
                                refunded_micro, lost_micro, dispute, occurred_at, received_at)
     values ($1, $2, $3, 'ignored', $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (provider, event_id) do nothing returning id`,
    [
      event.provider,
      event.eventId,
      event.type,
      event.sessionId,
      event.paymentId,
      event.amount,
      event.currency,
      event.refunded,
      event.lost,
      event.dispute,
      event.occurredAt,
      event.now,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function setEventOutcome(
  tx: Queryable,
  id: PaymentEventId,
  end: { outcome: PaymentEventOutcome; reason: string | null; topUpId: TopUpId | null },
): Promise<void> {
  await tx.query('update payment_event set outcome = $2, reason = $3, top_up_id = $4 where id = $1', [
    id,
    end.outcome,
    end.reason,
    end.topUpId,
  ]);
}

/** The latest state reported by events of a payment that arrived before the payment was known. */
export async function readPaymentReturns(
  tx: Queryable,
  paymentId: string,
): Promise<{ refunded: MicroUsd | null; lost: MicroUsd | null; dispute: DisputeState | null }> {
  const { rows } = await tx.query<{ refunded: MicroUsd | null; lost: MicroUsd | null; dispute: DisputeState | null }>(
    `select max(refunded_micro) as refunded, max(lost_micro) as lost,
            coalesce(max(dispute) filter (where dispute <> 'open'), max(dispute)) as dispute
       from payment_event where payment_id = $1 and outcome <> 'attention'`,
    [paymentId],
  );
  return rows[0] ?? { refunded: null, lost: null, dispute: null };
}

/** Assigns the events that waited for this payment. */
export async function applyWaitingEvents(tx: Queryable, paymentId: string, topUpId: TopUpId): Promise<void> {
  await tx.query(
    `update payment_event set outcome = 'applied', reason = null, top_up_id = $2
      where payment_id = $1 and outcome = 'waiting'`,
    [paymentId, topUpId],
  );
}

/** Events, newest first; `open`: only those that still need attention. */
export async function listPaymentEvents(
  db: Queryable,
  filter: { outcome: PaymentEventOutcome | null; open: boolean },
  page: Page,
): Promise<PaymentEventRow[]> {
  const { rows } = await db.query<PaymentEventRow>(
    `select id, provider, event_id as "eventId", type, outcome, reason, top_up_id as "topUpId", session_id as "sessionId",
            payment_id as "paymentId", amount_micro as amount, currency, refunded_micro as refunded, lost_micro as lost,
            dispute, occurred_at as "occurredAt", received_at as "receivedAt", resolved_at as "resolvedAt",
            resolved_by as "resolvedBy", resolution
       from payment_event
      where ($1::text is null or outcome = $1) and (not $2 or (outcome = 'attention' and resolved_at is null))
        and ($3::bigint is null or id < $3)
      order by id desc limit $4`,
    [filter.outcome, filter.open, page.before, page.limit],
  );
  return rows;
}

/** Records how an event that needed attention was resolved; false: it doesn't need attention. */
export async function resolvePaymentEvent(
  tx: Queryable,
  id: bigint,
  how: { by: string; resolution: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payment_event set resolved_at = $2, resolved_by = $3, resolution = $4
      where id = $1 and outcome = 'attention' and resolved_at is null`,
    [id, how.now, how.by, how.resolution],
  );
  return rowCount === 1;
}
