import type { MicroUsd } from '@entity-registry/domain';
import type { DisputeState } from '@entity-registry/persistence';

/**
 * What a provider says of one payment page or payment, whether it tells by an event or is asked. Each is a state, not a
 * change ("12.00 given back in all"): what is said again, or late, says nothing new (ADR 0133).
 */
export interface PaymentFacts {
  /** The order and account that the page was opened for, as the provider kept them; null: it says nothing of orders. */
  topUpId: bigint | null;
  accountId: bigint | null;
  /** The random name of that order, which nobody can guess. */
  reference: string | null;
  /** The provider's names of the page and of the payment. */
  sessionId: string | null;
  paymentId: string | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  /** Paid in full; null: not (yet). */
  paid: MicroUsd | null;
  /** Given back of the payment so far, in all. */
  refunded: MicroUsd | null;
  /** Lost of it in a dispute. */
  lost: MicroUsd | null;
  dispute: DisputeState | null;
  /** The page cannot be paid any more, its payment failed, or the payer's bank has not answered yet. */
  ended: 'expired' | 'failed' | 'processing' | null;
  /** Something that this program does not settle by itself, such as a refund that failed; an operator has to look. */
  trouble: string | null;
}

export const NO_FACTS: PaymentFacts = {
  topUpId: null,
  accountId: null,
  reference: null,
  sessionId: null,
  paymentId: null,
  currency: null,
  paid: null,
  refunded: null,
  lost: null,
  dispute: null,
  ended: null,
  trouble: null,
};

/** One event, its signature checked. */
export interface PaymentEvent {
  /** The provider's id of it: the same event again has the same. */
  id: string;
  type: string;
  occurredAt: Date;
  facts: PaymentFacts;
}

/** What a page is opened for. */
export interface PaymentOrder {
  topUpId: bigint;
  accountId: bigint;
  /** Whole cents of US dollars. */
  amount: MicroUsd;
  reference: string;
  email: string;
  language: 'en' | 'es';
}

export interface PaymentPage {
  id: string;
  /** Where the payer goes. */
  url: string;
}

/** A provider of card payments; Stripe, or the stand-ins of tests. */
export interface PaymentProvider {
  /** Kept with its events. */
  readonly name: string;
  /** Opens the page of an order; the same order again is the same page. Throws PaymentProviderUnavailable. */
  open(order: PaymentOrder): Promise<PaymentPage>;
  /** What became of a page; null: it knows of no such page. Throws PaymentProviderUnavailable. */
  read(sessionId: string): Promise<PaymentFacts | null>;
  /** Closes a page that nobody is to pay any more, and says what became of it, as `read` does. */
  close(sessionId: string): Promise<PaymentFacts | null>;
  /** Reads an event from the bytes of a request. Throws PaymentEventRefused: nobody but the provider says so. */
  readEvent(body: Buffer, signature: string | null): PaymentEvent;
}

/** The provider does not answer, or refuses to: try again later. */
export class PaymentProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider does not answer', { cause });
    this.name = 'PaymentProviderUnavailable';
  }
}

/** The signature is missing, wrong, too old or over other bytes, or the body is no event. */
export class PaymentEventRefused extends Error {
  constructor(readonly why: 'signature' | 'body') {
    super(`the ${why} of a payment event is wrong`);
    this.name = 'PaymentEventRefused';
  }
}
