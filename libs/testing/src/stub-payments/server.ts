import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DELIVERY_MODES, EventSender } from './event-sender.js';
import type { DeliveryMode } from './event-sender.js';
import { payPage, paymentsPage } from './pages.js';
import { newEvent, newId, newSession } from './payment-objects.js';
import type { StubCharge, StubEvent, StubSession } from './payment-objects.js';
import { PaymentStore } from './payment-store.js';

const MAX_BODY_BYTES = 65_536;

export interface StubPaymentsOptions {
  /** 0 or absent: a free port. */
  readonly port?: number;
  /** Where events are sent; absent: nowhere. */
  readonly endpoint?: string;
  /** The signing secret. */
  readonly secret: string;
  /** File in which its state is stored; absent: the state is lost when it ends. */
  readonly file?: string;
}

interface Reply {
  status: number;
  body?: object;
  html?: string;
  location?: string;
}

/**
 * A stub of Stripe: its Checkout Sessions API, the payment page (`/pay/<session>`), a list of payments with refund buttons
 * (`/`), and signed events. `PUT /_control {"events": "lost"}` loses events, or sends them twice. Listens on 127.0.0.1 only.
 */
export class StubPaymentServer {
  /** The API returns 500 to every request. */
  down = false;
  private readonly store: PaymentStore;
  private readonly server: Server;
  private readonly sender: EventSender | null;

  private constructor(options: StubPaymentsOptions) {
    this.store = new PaymentStore(options.file);
    this.sender = options.endpoint === undefined ? null : new EventSender(options.endpoint, options.secret);
    this.server = createServer((request, response) => {
      this.handle(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  }

  static async listen(options: StubPaymentsOptions): Promise<StubPaymentServer> {
    const stub = new StubPaymentServer(options);
    await new Promise<void>((resolve, reject) => {
      stub.server.once('error', reject);
      stub.server.listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    return stub;
  }

  /** Value for STRIPE_API_URL, without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get events(): StubEvent[] {
    return this.store.events;
  }

  set delivery(mode: DeliveryMode) {
    if (this.sender) this.sender.mode = mode;
  }

  /** Resolves when every event sent so far is accepted, or given up. */
  async idle(): Promise<void> {
    await this.sender?.idle();
  }

  async close(): Promise<void> {
    await this.sender?.stop();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The newest page that was opened for a top-up. */
  session(reference: string): StubSession {
    const found = [...this.store.sessions.values()].findLast((session) => session.client_reference_id === reference);
    if (!found) throw new Error(`no page for ${reference}`);
    return found;
  }

  /** Pays on the page with an accepted card. */
  pay(session: StubSession): StubCharge {
    const intent = newId('pi');
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent, url: null });
    const charge: StubCharge = {
      ...{ id: newId('ch'), object: 'charge', amount: session.amount_total, amount_refunded: 0, refunded: false },
      ...{ currency: session.currency, payment_intent: intent, disputed: false, metadata: session.metadata },
    };
    this.store.charges.set(intent, charge);
    this.emitEvent('checkout.session.completed', session);
    return charge;
  }

  refund(intent: string, cents: number): StubCharge | null {
    const charge = this.store.charges.get(intent);
    if (!charge || !Number.isInteger(cents) || cents < 1 || charge.amount_refunded + cents > charge.amount) return null;
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emitEvent('charge.refunded', charge);
    return charge;
  }

  /** The payer's bank takes the money back, permanently. */
  loseDispute(intent: string): void {
    const charge = this.store.charges.get(intent);
    if (!charge) return;
    charge.disputed = true;
    const { id, amount, currency } = charge;
    const dispute = { id: newId('dp'), object: 'dispute', charge: id, payment_intent: intent, amount, currency };
    this.emitEvent('charge.dispute.created', { ...dispute, status: 'needs_response' });
    this.emitEvent('charge.dispute.closed', { ...dispute, status: 'lost' });
  }

  private emitEvent(type: string, object: unknown): void {
    const event = newEvent(type, object, new Date());
    this.events.push(event);
    // Save before the event is sent.
    this.store.save();
    this.sender?.send(event);
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://stub');
    const body = await readBody(request);
    const route = `${request.method ?? ''} ${address.pathname}`;
    const reply = address.pathname.startsWith('/v1/')
      ? this.api(route, request, new URLSearchParams(body))
      : this.site(route, new URLSearchParams(body), body, address);
    response.statusCode = reply.status;
    if (reply.location !== undefined) response.setHeader('Location', reply.location);
    if (reply.html !== undefined) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(reply.html);
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply.body ?? {}));
  }

  private api(route: string, { headers }: IncomingMessage, form: URLSearchParams): Reply {
    if (this.down) return failure(500, 'api_error', 'down');
    if (!/^(Bearer|Basic) \S+/.test(headers.authorization ?? ''))
      return failure(401, 'invalid_request_error', 'no key');
    if (route === 'POST /v1/checkout/sessions') return this.openSession(form, headers['idempotency-key']);
    if (route === 'POST /v1/refunds') {
      const charge = this.refund(form.get('payment_intent') ?? '', Number(form.get('amount')));
      return charge ? { status: 200, body: { id: newId('re'), object: 'refund', status: 'succeeded' } } : NOT_FOUND;
    }
    const [, method, id, action] = /^(GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(route) ?? [];
    const session = this.store.sessions.get(id ?? '');
    if (!session) return NOT_FOUND;
    if (method === 'POST' && action !== undefined) {
      if (session.status !== 'open') return failure(400, 'invalid_request_error', 'only an open page can be expired');
      this.expire(session);
    }
    return { status: 200, body: this.expanded(session) };
  }

  private openSession(form: URLSearchParams, idempotencyKey: string | string[] | undefined): Reply {
    const { sessions, byIdempotencyKey } = this.store;
    const key = typeof idempotencyKey === 'string' ? idempotencyKey : null;
    const session = sessions.get(byIdempotencyKey.get(key ?? '') ?? '') ?? newSession(form, this.url);
    if (!Number.isInteger(session.amount_total) || session.amount_total < 50) {
      return failure(400, 'invalid_request_error', 'the amount is too small');
    }
    sessions.set(session.id, session);
    if (key !== null) byIdempotencyKey.set(key, session.id);
    this.store.save();
    return { status: 200, body: session };
  }

  /** With its payment, for readers of `payment_intent.latest_charge`. */
  private expanded(session: StubSession): object {
    const charge = this.store.charges.get(session.payment_intent ?? '');
    if (!charge) return session;
    return {
      ...session,
      payment_intent: { id: session.payment_intent, object: 'payment_intent', latest_charge: charge },
    };
  }

  private expire(session: StubSession): void {
    Object.assign(session, { status: 'expired', url: null });
    this.emitEvent('checkout.session.expired', session);
  }

  private site(route: string, form: URLSearchParams, body: string, address: URL): Reply {
    if (route === 'GET /health') return { status: 200, body: { status: 'ok' } };
    if (route === 'GET /') return { status: 200, html: paymentsPage([...this.store.charges.values()].reverse()) };
    if (route === 'PUT /_control') return this.control(body);
    const [, method, intent] = /^(POST) \/payments\/(\w+)$/.exec(route) ?? [];
    if (method !== undefined && intent !== undefined) return this.onPayment(intent, form);
    const session = this.store.sessions.get(/^\w+ \/pay\/(\w+)$/.exec(route)?.[1] ?? '');
    if (!session) return NOT_FOUND;
    if (route.startsWith('GET')) {
      return { status: 200, html: payPage(session, address.searchParams.has('declined')) };
    }
    return this.onPage(session, form.get('action'));
  }

  private onPage(session: StubSession, action: string | null): Reply {
    if (action === 'decline') return { status: 303, location: `/pay/${session.id}?declined` };
    if (action !== 'pay' || session.status !== 'open') return { status: 303, location: session.cancel_url };
    this.pay(session);
    return { status: 303, location: session.success_url };
  }

  private onPayment(intent: string, form: URLSearchParams): Reply {
    const action = form.get('action');
    if (action === 'refund') this.refund(intent, Math.round(Number(form.get('amount')) * 100));
    else if (action === 'dispute') this.loseDispute(intent);
    else for (const event of this.events.filter(({ data }) => concerns(data.object, intent))) this.sender?.send(event);
    return { status: 303, location: '/' };
  }

  private control(body: string): Reply {
    const { events } = JSON.parse(body) as { events?: DeliveryMode };
    if (!events || !DELIVERY_MODES.includes(events))
      return failure(400, 'invalid_request_error', 'events: usual, lost, twice');
    this.delivery = events;
    return { status: 200, body: { events } };
  }
}

const concerns = (object: unknown, intent: string): boolean =>
  (object as { payment_intent?: unknown }).payment_intent === intent;

const failure = (status: number, type: string, message: string): Reply => ({
  status,
  body: { error: { type, message } },
});

const NOT_FOUND: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
};

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
