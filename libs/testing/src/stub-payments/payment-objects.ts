import { randomBytes } from 'node:crypto';

/** A Stripe Checkout Session, with the fields that our client reads. Amounts in cents. */
export interface StubSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string | null;
}

export interface StubCharge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  refunded: boolean;
  disputed: boolean;
  metadata: Record<string, string>;
}

/** An event as sent: an object in its state at that moment. */
export interface StubEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  type: string;
  data: { object: unknown };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export function newEvent(type: string, object: unknown, now: Date): StubEvent {
  return {
    ...{ id: newId('evt'), object: 'event', api_version: '2026-10-28.endive', livemode: false, pending_webhooks: 1 },
    created: Math.floor(now.getTime() / 1_000),
    type,
    data: { object: structuredClone(object) },
  };
}

/** Creates a session from Stripe's form, whose names nest in brackets. */
export function newSession(form: URLSearchParams, baseUrl: string): StubSession {
  const id = newId('cs_test');
  const quantity = Number(form.get('line_items[0][quantity]') ?? 1);
  return {
    ...{ id, object: 'checkout.session', mode: 'payment', status: 'open', payment_status: 'unpaid' },
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')) * quantity,
    currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
    payment_intent: null,
    metadata: nested(form, 'metadata'),
    client_reference_id: form.get('client_reference_id'),
    customer_email: form.get('customer_email'),
    locale: form.get('locale') ?? 'en',
    success_url: form.get('success_url') ?? '/',
    cancel_url: form.get('cancel_url') ?? '/',
    expires_at: Number(form.get('expires_at')),
    url: `${baseUrl}/pay/${id}`,
  };
}

/** `name[a]=1&name[b]=2` as an object. */
function nested(form: URLSearchParams, name: string): Record<string, string> {
  const members = [...form].flatMap(([key, value]) => {
    const member = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : null;
    return member === null ? [] : [[member, value] as const];
  });
  return Object.fromEntries(members);
}
