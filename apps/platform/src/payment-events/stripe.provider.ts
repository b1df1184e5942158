import { PaymentEventRejected, PaymentProviderUnavailable } from '@entity-registry/accounts';
import type {
  ProviderEvent,
  PaymentFacts,
  PaymentOrder,
  PaymentPage,
  PaymentProvider,
} from '@entity-registry/accounts';
import Stripe from 'stripe';
import { factsOfEvent, factsOfSession, metadataOf } from './stripe-facts.js';

const TIMEOUT_MS = 10_000;
/** The maximum age of a signature; older ones may be replays. */
const TOLERANCE_S = 300;
/** How long a page can be paid, in seconds: Stripe allows half an hour to a day. */
const PAGE_OPEN_S = 3 * 3_600;
const MICRO_PER_CENT = 10_000n;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** The address of its API: Stripe's own, or a stub. */
  apiUrl: string;
  /** The address the payer returns to, without a trailing slash. */
  platformUrl: string;
  now: () => Date;
}

/** Card payments by Stripe Checkout: the payer enters the card on Stripe's page, never on ours. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(private readonly options: StripeOptions) {
    const { protocol, hostname, port } = new URL(options.apiUrl);
    this.stripe = new Stripe(options.secretKey, {
      ...{ protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, timeout: TIMEOUT_MS },
      ...(port !== '' && { port }),
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  open(order: PaymentOrder): Promise<PaymentPage> {
    const { platformUrl, now } = this.options;
    const back = (result: string) => `${platformUrl}/credit?top_up=${String(order.topUpId)}&result=${result}`;
    const metadata = metadataOf(order);
    return reach(async () => {
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: Number(order.amount / MICRO_PER_CENT),
                product_data: { name: PRODUCT[order.language], description: order.reference },
              },
            },
          ],
          client_reference_id: order.reference,
          customer_email: order.email,
          locale: order.language,
          metadata,
          payment_intent_data: { metadata, description: order.reference },
          success_url: back('paid'),
          cancel_url: back('back'),
          expires_at: Math.floor(now().getTime() / 1_000) + PAGE_OPEN_S,
        },
        // The reference is random, so a recreated database doesn't collide with the pages of the previous one.
        { idempotencyKey: `top-up:${order.reference}` },
      );
      if (!session.url) throw new Error('the page has no address');
      return { id: session.id, url: session.url };
    });
  }

  read(sessionId: string): Promise<PaymentFacts | null> {
    return reach(async () => {
      const { sessions } = this.stripe.checkout;
      try {
        return factsOfSession(await sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async close(sessionId: string): Promise<PaymentFacts | null> {
    try {
      return factsOfSession(await this.stripe.checkout.sessions.expire(sessionId));
    } catch {
      // Only an open page can be closed; any other page reports its own state.
      return this.read(sessionId);
    }
  }

  readEvent(body: Buffer, signature: string | null): ProviderEvent {
    if (signature === null) throw new PaymentEventRejected('signature');
    const event: unknown = this.verified(body, signature);
    if (!isEvent(event)) throw new PaymentEventRejected('body');
    const { id, type, created } = event;
    const facts = factsOfEvent(event);
    if (!Object.values(facts).every(isStorable)) throw new PaymentEventRejected('body');
    return { id, type, occurredAt: new Date(created * 1_000), facts };
  }

  /** Stripe's own check: HMAC over time and bytes in constant time, and the age of that time. */
  private verified(body: Buffer, signature: string): Stripe.Event {
    const { webhookSecret, now } = this.options;
    // Stripe's library accepts a time that isn't a number as fresh, and checks only for times in the past.
    const signedAt = signatureTime(signature);
    const latest = now().getTime() / 1_000 + TOLERANCE_S;
    if (signedAt === null || signedAt > latest) throw new PaymentEventRejected('signature');
    try {
      return this.stripe.webhooks.constructEvent(
        ...([body, signature, webhookSecret, TOLERANCE_S, undefined, now().getTime()] as const),
      );
    } catch (error) {
      const isSignature = error instanceof Stripe.errors.StripeSignatureVerificationError;
      // The library's own message quotes header and body.
      throw new PaymentEventRejected(isSignature ? 'signature' : 'body');
    }
  }
}

const PRODUCT = { en: 'Entity Registry credit', es: 'Saldo de Entity Registry' } as const;

/** Whether the provider responded that it has no such object. */
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Maps all errors to PaymentProviderUnavailable, so that the caller retries later and logs the cause. */
async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PaymentProviderUnavailable(error);
  }
}

/** Stripe signs events of its other products in the same way. */
function isEvent(value: unknown): value is Stripe.Event {
  const { object, id, type, created, data } = (value ?? {}) as Record<string, unknown>;
  const named = isText(id, 255) && isText(type, 100) && isTime(created);
  const about = (data as { object?: unknown } | null | undefined)?.object;
  return object === 'event' && named && typeof about === 'object' && about !== null;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= most && isStorable(value);
}

/** Unix seconds, to the year 3000. */
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) < 32_503_680_000;

/** PostgreSQL accepts every string except those with U+0000. */
const isStorable = (value: unknown): boolean => typeof value !== 'string' || !value.includes('\0');

/** The time in a signature header, in Unix seconds; null unless the header has exactly one `t`, made of digits. */
function signatureTime(signature: string): number | null {
  const times = signature.split(',').filter((part) => part.split('=')[0] === 't');
  const digits = /^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1];
  return digits === undefined || times.length > 1 ? null : Number(digits);
}
