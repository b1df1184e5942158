import { NO_FACTS } from '@entity-registry/accounts';
import type { DisputeState, PaymentFacts } from '@entity-registry/accounts';
import { lookup, microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type Stripe from 'stripe';

const MICRO_PER_CENT = 10_000n;
const MAX_CENTS = 1e12;
/** The order data that a page stores; see `metadataOf`. */
const ORDER = 'top_up';
const ACCOUNT = 'account';
const REFERENCE = 'reference';

/** The order data that the provider stores with its page, and shows in its own dashboard. */
export function metadataOf(order: { topUpId: bigint; accountId: bigint; reference: string }): Record<string, string> {
  return { [ORDER]: String(order.topUpId), [ACCOUNT]: String(order.accountId), [REFERENCE]: order.reference };
}

/**
 * The facts of an event about a payment, or NO_FACTS if it is about something else. The objects of events have the API
 * version of the endpoint, not of the client, so this uses only members that every version has, and checks each of
 * them.
 */
export function factsOfEvent(event: Pick<Stripe.Event, 'type' | 'data'>): PaymentFacts {
  const object = event.data.object as unknown;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return factsOfSession(object as Stripe.Checkout.Session);
    case 'checkout.session.async_payment_failed':
      return { ...factsOfSession(object as Stripe.Checkout.Session), ended: 'failed' };
    case 'charge.refunded':
      return factsOfCharge(object as Stripe.Charge);
    case 'refund.failed':
      return { ...NO_FACTS, ...paymentOf(object as Stripe.Refund), error: 'refund_failed' };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return factsOfDispute(object as Stripe.Dispute);
    default:
      return NO_FACTS;
  }
}

/** The facts of a page. With its payment (`payment_intent.latest_charge` expanded), also the refunds. */
export function factsOfSession(session: Stripe.Checkout.Session): PaymentFacts {
  const { metadata, status, payment_status: payment, payment_intent: intent } = session;
  const expanded = typeof intent === 'object' ? intent : null;
  const charge = typeof expanded?.latest_charge === 'object' ? expanded.latest_charge : null;
  const isPaid = session.mode === 'payment' && payment === 'paid';
  return {
    ...NO_FACTS,
    topUpId: idOf(metadata?.[ORDER]),
    accountId: idOf(metadata?.[ACCOUNT]),
    reference: metadata?.[REFERENCE] === session.client_reference_id ? session.client_reference_id : null,
    sessionId: session.id,
    paymentId: nameOf(intent),
    currency: session.currency?.toLowerCase() ?? null,
    paid: isPaid ? amountOf(session.amount_total) : null,
    refunded: charge ? amountOf(charge.amount_refunded) : null,
    ended: isPaid ? null : status === 'expired' ? 'expired' : status === 'complete' ? 'processing' : null,
  };
}

function factsOfCharge(charge: Stripe.Charge): PaymentFacts {
  return { ...NO_FACTS, ...paymentOf(charge), refunded: amountOf(charge.amount_refunded) };
}

/** How a dispute can end. A closed warning and a prevented dispute took no money. */
const DISPUTE_ENDS: Readonly<Record<string, DisputeState>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

/** Only a lost dispute costs money for good; while it is open the provider holds the money back. */
function factsOfDispute(dispute: Stripe.Dispute): PaymentFacts {
  const end = lookup(DISPUTE_ENDS, dispute.status) ?? 'open';
  return {
    ...NO_FACTS,
    ...paymentOf(dispute),
    dispute: end,
    lost: end === 'lost' ? amountOf(dispute.amount) : null,
  };
}

function paymentOf(object: {
  payment_intent?: unknown;
  currency?: string;
}): Pick<PaymentFacts, 'paymentId' | 'currency'> {
  return { paymentId: nameOf(object.payment_intent), currency: object.currency?.toLowerCase() ?? null };
}

/** The id of an object, which Stripe sends as an id or as the whole object. */
function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

function idOf(text: string | undefined): bigint | null {
  return text !== undefined && /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : null;
}

/** Cents to micro-USD. Rejects fractions of a cent, and amounts beyond any real payment. */
function amountOf(cents: unknown): MicroUsd | null {
  return Number.isSafeInteger(cents) && Math.abs(cents as number) <= MAX_CENTS
    ? microUsd(BigInt(cents as number) * MICRO_PER_CENT)
    : null;
}
