import { MAX_WEBHOOK_ATTEMPTS } from '@entity-registry/accounts';
import type { AttemptResult, ClaimedDelivery, ReadyDelivery, WebhookOutbox } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import type { HttpPost } from './http-post.js';
import { webhookHeaders } from './webhook-headers.js';

/**
 * The outcome of a run. `skipped`: the delivery had ended or belongs to another process. `interrupted`: the process stops, and
 * another may continue at once.
 */
export type DeliveryOutcome = 'delivered' | 'failed' | 'skipped' | 'interrupted';

export interface WebhookDeliveriesOptions {
  log: Logger;
  /** Called for each run that was not skipped; `waited`: the time since the delivery was created, in milliseconds. */
  onOutcome?: (outcome: DeliveryOutcome, waitedMs: number) => void;
  now: () => Date;
}

/** Sends webhooks: up to three attempts without a pause, all in one run (specification, "Delivery"). */
export class WebhookDeliveries {
  constructor(
    private readonly outbox: WebhookOutbox,
    private readonly post: HttpPost,
    private readonly options: WebhookDeliveriesOptions,
  ) {}

  /**
   * Sends delivery `id` if it is waiting. May be called any number of times, in any number of processes: a delivery is sent by
   * one process at a time and at most three times. After `signal` the current attempt ends and no other starts. Throws errors of
   * the database; the delivery is then resumed when its lease expires.
   */
  async run(id: bigint, signal: AbortSignal): Promise<DeliveryOutcome> {
    const claimed = await this.outbox.claim(id);
    if (claimed === null) return 'skipped';
    const outcome = await this.send(claimed, signal);
    if (outcome !== 'skipped') this.report(claimed, outcome);
    return outcome;
  }

  private async send(claimed: ClaimedDelivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (claimed.attempts >= MAX_WEBHOOK_ATTEMPTS) {
      return this.abandon(claimed, `attempt ${claimed.attempts} was cut off`);
    }
    let delivery = await this.outbox.prepare(claimed);
    if (typeof delivery === 'string') return this.abandon(claimed, delivery);
    while (delivery !== null) {
      if (signal.aborted) {
        await this.outbox.release(delivery);
        return 'interrupted';
      }
      delivery = await this.outbox.startAttempt(delivery);
      if (delivery === null) break;
      const result = await this.attempt(delivery);
      const end = await this.outbox.endAttempt(delivery, result);
      if (end === null) break;
      if (end === 'ended') return result.error === null ? 'delivered' : 'failed';
    }
    return 'skipped';
  }

  private async abandon(claimed: ClaimedDelivery, why: string): Promise<DeliveryOutcome> {
    return (await this.outbox.abandon(claimed, why)) ? 'failed' : 'skipped';
  }

  private async attempt(delivery: ReadyDelivery): Promise<AttemptResult> {
    const { url, content } = delivery;
    const response = await this.post(url, { headers: webhookHeaders(delivery), body: content.body });
    if ('error' in response) return { statusCode: null, error: response.error };
    const { statusCode } = response;
    if (statusCode >= 200 && statusCode < 300) return { statusCode, error: null };
    const redirect = statusCode >= 300 && statusCode < 400 ? ', and redirects are not followed' : '';
    return { statusCode, error: `the receiver answered ${statusCode}${redirect}` };
  }

  private report(delivery: ClaimedDelivery, outcome: DeliveryOutcome): void {
    const { id, accountId, updateRequestId, kind, url, createdAt } = delivery;
    const waitedMs = this.options.now().getTime() - createdAt.getTime();
    this.options.onOutcome?.(outcome, waitedMs);
    // Paths and queries of webhook addresses often hold a token.
    const facts = {
      delivery: id,
      account: accountId,
      request: updateRequestId,
      kind,
      to: new URL(url).origin,
      waitedMs,
    };
    if (outcome === 'failed') this.options.log.warn(facts, 'a webhook was not delivered');
    else this.options.log.info(facts, `a webhook was ${outcome}`);
  }
}
