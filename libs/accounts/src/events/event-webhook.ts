import { createHmac } from 'node:crypto';
import { standardWebhookSignature } from '@entity-registry/domain';
import type { HmacSha256 } from '@entity-registry/domain';
import type { EventView } from './event-view.js';

/** A webhook to send, with the headers of Standard Webhooks. */
export interface EventWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How a receiver responded. */
export interface SendResult {
  /** Null: there was no response. */
  readonly statusCode: number | null;
  /** Null: it returned 2xx. */
  readonly error: string | null;
}

export type SendEvents = (webhook: EventWebhook) => Promise<SendResult>;

const hmac: HmacSha256 = (key, message) => createHmac('sha256', key).update(message).digest();

/** Events as a webhook with a fresh timestamp, signed with every secret. */
export function composeWebhook(
  {
    url,
    webhookId,
    events,
  }: { readonly url: string; readonly webhookId: string; readonly events: readonly EventView[] },
  secrets: readonly string[],
  now: Date,
): EventWebhook {
  const body = Buffer.from(JSON.stringify({ events }), 'utf8');
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signature = standardWebhookSignature(hmac, secrets, { id: webhookId, timestamp, body });
  const headers = {
    ...{ 'Content-Type': 'application/json', 'User-Agent': 'entity-registry-webhooks/1' },
    ...{ 'webhook-id': webhookId, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature },
  };
  return { url, headers, body };
}

/** The event of a test: no real event has the number 0. */
export const testEvent = (now: Date): EventView => ({
  ...{
    id: `evt_${'0'.repeat(32)}`,
    seq: 0,
    type: 'list.updated',
    at: now.toISOString(),
    watchlist_id: null,
    item: null,
  },
  data: { list: 'test', version: now.toISOString().slice(0, 10), added: 0, changed: 0, removed: 0 },
});
