import type { MicroUsd } from '@entity-registry/domain';
import type { DisputeState } from '../top-ups/top-up-rows.js';

/**
 * The provider's report on one payment page or payment, from an event or a check. Each is a state, not a change ("12.00
 * refunded in all"): repeated or late reports add nothing (ADR 0133).
 */
export interface PaymentFacts {
  /** The order and account that the page was opened for, as stored by the provider; null: it has no order. */
  topUpId: bigint | null;
  accountId: bigint | null;
  /** The random reference of that order, which can't be guessed. */
  reference: string | null;
  /** The provider's ids of the page and of the payment. */
  sessionId: string | null;
  paymentId: string | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  /** Paid in full; null: not yet. */
  paid: MicroUsd | null;
  /** Total refunded of the payment so far. */
  refunded: MicroUsd | null;
  /** Lost in a dispute. */
  lost: MicroUsd | null;
  dispute: DisputeState | null;
  /** The page can no longer be paid, its payment failed, or the payer's bank has not answered yet. */
  ended: 'expired' | 'failed' | 'processing' | null;
  /** Something that needs an operator, such as a failed refund. */
  error: string | null;
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
  error: null,
};

/** One event with a verified signature. */
export interface ProviderEvent {
  /** The provider's id of the event, the same each time it is sent. */
  id: string;
  type: string;
  occurredAt: Date;
  facts: PaymentFacts;
}

/** The order that a payment page is opened for. */
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
  /** URL of the page. */
  url: string;
}

/** A provider of card payments; Stripe, or the stand-ins of tests. */
export interface PaymentProvider {
  /** Stored with its events. */
  readonly name: string;
  /** Opens the page of an order; repeating it returns the same page. Throws PaymentProviderUnavailable. */
  open(order: PaymentOrder): Promise<PaymentPage>;
  /** The state of a page; null if the provider knows no such page. Throws PaymentProviderUnavailable. */
  read(sessionId: string): Promise<PaymentFacts | null>;
  /** Closes a page, so that it can't be paid anymore, and returns its state like `read`. */
  close(sessionId: string): Promise<PaymentFacts | null>;
  /** Reads an event from the bytes of a request. Throws PaymentEventRejected unless the provider sent it. */
  readEvent(body: Buffer, signature: string | null): ProviderEvent;
}

/** The provider doesn't respond, or rejects the request: retry later. */
export class PaymentProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider does not answer', { cause });
    this.name = 'PaymentProviderUnavailable';
  }
}

/** The signature is missing, wrong, too old or for other bytes, or the body isn't an event. */
export class PaymentEventRejected extends Error {
  constructor(readonly reason: 'signature' | 'body') {
    super(`the payment event has an invalid ${reason}`);
    this.name = 'PaymentEventRejected';
  }
}
