import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StubEvent } from './payment-objects.js';

/** Pauses between attempts. Stripe retries for three days; the demo retries for less than a minute. */
const RETRY_DELAYS_MS = [500, 2_000, 10_000, 30_000];
const RESPONSE_TIMEOUT_MS = 10_000;

/** How events are sent: normally, not at all, or two at a time and twice. */
export const DELIVERY_MODES = ['usual', 'lost', 'twice'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The header that Stripe signs an event with: HMAC-SHA-256 over time and body. */
export function signEvent(body: string | Buffer, secret: string, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1_000));
  return `t=${time},v1=${eventSignature(body, secret, time)}`;
}

/** Only the signature. `time` is signed as given, because tests also sign texts that aren't a time. */
export function eventSignature(body: string | Buffer, secret: string, time: string): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}

/** Sends signed events to the endpoint of a program until it accepts them. */
export class EventSender {
  mode: DeliveryMode = 'usual';
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly endpoint: string,
    private readonly secret: string,
  ) {}

  send(event: StubEvent): void {
    const times = { usual: 1, lost: 0, twice: 2 }[this.mode];
    for (let time = 0; time < times; time += 1) {
      const sending = this.deliver(event).finally(() => this.underWay.delete(sending));
      this.underWay.add(sending);
    }
  }

  /** Resolves when every event sent so far is accepted, or given up. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private async deliver(event: StubEvent): Promise<void> {
    for (const pause of [...RETRY_DELAYS_MS, null]) {
      if (await this.attempt(JSON.stringify(event))) return;
      if (pause === null || this.stopping.signal.aborted) return;
      await wait(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async attempt(body: string): Promise<boolean> {
    try {
      const response = await fetch(this.endpoint, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signEvent(body, this.secret, new Date()),
        },
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
