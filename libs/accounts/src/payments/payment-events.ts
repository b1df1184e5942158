import { confirmByCommit, inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { insertPaymentEvent, setEventOutcome } from './payment-event-rows.js';
import type { TopUpId } from './ids.js';
import type { PaymentEventOutcome } from './payment-event-rows.js';
import { mapLedgerErrors } from '../errors.js';
import type { PaymentProvider } from './payment-provider.js';
import { applyPaymentFacts } from './settlement.js';

/** Result of one delivery of an event. */
export interface ProcessedEvent {
  eventId: string;
  type: string;
  /** replayed: it was accepted before, and nothing happened now. */
  outcome: PaymentEventOutcome | 'replayed';
  reason: string | null;
  topUpId: TopUpId | null;
}

/** Events of the provider: each is processed once, in one transaction with all its effects. */
export class PaymentEvents {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { provider: PaymentProvider | null; now: () => Date },
  ) {}

  /**
   * Processes an event from the received bytes and their signature. When this returns, its effects are committed. Until then,
   * the provider gets no confirmation and sends the event again. Throws PaymentEventRejected, LedgerUnavailable; null: there
   * is no provider.
   */
  async process(body: Buffer, signature: string | null): Promise<ProcessedEvent | null> {
    const { provider, now } = this.options;
    if (!provider) return null;
    const { id: eventId, type, occurredAt, facts } = provider.readEvent(body, signature);
    const { sessionId, paymentId, paid, currency, refunded, lost, dispute } = facts;
    const at = now();
    return mapLedgerErrors(() =>
      inTransaction(this.pool, async (tx) => {
        const id = await insertPaymentEvent(tx, {
          ...{ provider: provider.name, eventId, type, sessionId, paymentId, amount: paid, currency },
          ...{ refunded, lost, dispute, occurredAt, now: at },
        });
        if (id === null) {
          // The commit of the first delivery may be unconfirmed, and the provider doesn't send a confirmed event again (ADR 0190).
          await confirmByCommit(tx, {
            sql: 'select from payment_event where provider = $1 and event_id = $2',
            values: [provider.name, eventId],
          });
          return { eventId, type, outcome: 'replayed', reason: null, topUpId: null };
        }
        const { outcome, reason, topUp } = await applyPaymentFacts(tx, facts, at);
        const topUpId = topUp?.id ?? null;
        await setEventOutcome(tx, id, { outcome, reason, topUpId });
        return { eventId, type, outcome, reason, topUpId };
      }),
    );
  }
}
