import { NO_FACTS } from '@entity-registry/billing';
import type { DisputeState, PaymentFacts } from '@entity-registry/billing';
import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type Stripe from 'stripe';

const MICRO_PER_CENT = 10_000n;
const MOST_CENTS = 1e12;
/** What a page keeps of its order; see `metadataOf`. */
const ORDER = 'top_up';
const ACCOUNT = 'account';
const REFERENCE = 'reference';

/** What the provider keeps of an order with its page, and shows to whoever looks into its own dashboard. */
export function metadataOf(order: { topUpId: bigint; accountId: bigint; reference: string }): Record<string, string> {
  return { [ORDER]: String(order.topUpId), [ACCOUNT]: String(order.accountId), [REFERENCE]: order.reference };
}

/**
 * What an event says of a payment, or NO_FACTS for one that is about something else. The objects of events have the version
 * of the endpoint, not that of the client: nothing is relied on but members that every version has, each is looked at.
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
      return { ...NO_FACTS, ...paymentOf(object as Stripe.Refund), trouble: 'refund_failed' };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return factsOfDispute(object as Stripe.Dispute);
    default:
      return NO_FACTS;
  }
}

/** What a page says of itself; with its payment (`payment_intent.latest_charge` expanded) what was given back, too. */
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

/** How a dispute can end. A warning that is closed, and one that was prevented, took no money. */
const DISPUTE_ENDS: Readonly<Record<string, DisputeState>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

/** Only one that is lost costs money for good; while it is open the provider holds it back. */
function factsOfDispute(dispute: Stripe.Dispute): PaymentFacts {
  const end = DISPUTE_ENDS[dispute.status] ?? 'open';
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

/** The id of what is named by its id or given whole. */
function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

function idOf(text: string | undefined): bigint | null {
  return text !== undefined && /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : null;
}

/** Cents to micro-USD. What is no whole number of cents, or beyond all that was ever paid, is no amount. */
function amountOf(cents: unknown): MicroUsd | null {
  return Number.isSafeInteger(cents) && Math.abs(cents as number) <= MOST_CENTS
    ? microUsd(BigInt(cents as number) * MICRO_PER_CENT)
    : null;
}
