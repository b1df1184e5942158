import { PaymentEventRejected, PaymentEvents } from '@entity-registry/accounts';
import type { ProcessedEvent } from '@entity-registry/accounts';
import { outcomeCounter } from '@entity-registry/http';
import type { Logger, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import type { Counter, Registry } from 'prom-client';
import { PlatformError } from '../errors/platform-error.js';
import { LOG, METRICS } from '../providers.js';
import type { TakenEventView } from './payment-event.dto.js';

/** Maps payment events between the wire and the accounts library. */
@Injectable()
export class PaymentEventsService {
  private readonly counter: Counter<'outcome'>;

  constructor(
    private readonly events: PaymentEvents,
    @Inject(LOG) private readonly log: Logger,
    @Inject(METRICS) metrics: Registry,
  ) {
    this.counter = outcomeCounter(metrics, 'payment_events_total', 'Payment events by outcome.');
  }

  async process(body: Buffer, signature: string | null): Promise<Shown<TakenEventView>> {
    const processed = await this.read(body, signature);
    if (processed === null) throw new PlatformError({ code: 'cards_not_configured' });
    const { eventId, type, outcome, reason, topUpId } = processed;
    this.counter.inc({ outcome });
    const facts = { eventId, type, outcome, reason, topUp: topUpId && Number(topUpId) };
    if (outcome === 'attention')
      this.log.error(facts, 'a payment does not match its order: an operator has to check it');
    else this.log.info(facts, 'payment event');
    return { outcome };
  }

  private async read(body: Buffer, signature: string | null): Promise<ProcessedEvent | null> {
    try {
      return await this.events.process(body, signature);
    } catch (error) {
      if (!(error instanceof PaymentEventRejected)) throw error;
      this.counter.inc({ outcome: 'refused' });
      this.log.warn({ why: error.reason }, 'a payment event was refused');
      throw new PlatformError({ code: 'payment_event_refused', why: error.reason });
    }
  }
}
