import type { ReadyDelivery } from '@entity-registry/accounts';

/** The headers of the specification, and additionally those of Standard Webhooks (ADR 0030). */
export function webhookHeaders({ content, webhookId }: ReadyDelivery): Record<string, string> {
  const timestamp = String(content.timestamp);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'entity-registry-webhooks/1',
    'X-Service-Webhook-Signature': content.signature,
    'X-Service-Webhook-Timestamp': timestamp,
    'X-Service-Webhook-Id': webhookId,
    'webhook-id': webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': content.standardSignature,
  };
}
