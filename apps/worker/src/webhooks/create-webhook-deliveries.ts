import { WebhookOutbox, WebhookSettings, secretBox } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { WorkerConfig } from '../config.js';
import { createHttpPost } from './http-post.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { WebhookMetrics } from './webhook-metrics.js';

/** The time limit of an attempt (specification, "Delivery"). */
const ATTEMPT_TIMEOUT_MS = 5_000;

export interface WebhookDeliveriesDependencies {
  config: Pick<WorkerConfig, 'WEBHOOK_SECRET_KEY' | 'WEBHOOK_ALLOW_PRIVATE_ADDRESSES'>;
  pool: pg.Pool;
  log: Logger;
  metrics: Registry;
  now: () => Date;
  /** Turns document references in a detail's JSON text into working URLs (ADR 0025). */
  mintUrls: (json: string) => Promise<string>;
}

/**
 * Creates the sender of webhooks, and the outbox of those to send. Logs a warning when private addresses are permitted.
 */
export function createWebhookDeliveries(dependencies: WebhookDeliveriesDependencies): {
  deliveries: WebhookDeliveries;
  outbox: WebhookOutbox;
} {
  const { config, pool, log, metrics, now, mintUrls } = dependencies;
  const allowPrivate = config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES;
  if (allowPrivate) {
    log.warn(
      'WEBHOOK_ALLOW_PRIVATE_ADDRESSES is set: webhooks may go to private addresses and over http; use it only for the demo',
    );
  }
  const settings = new WebhookSettings(pool, { box: secretBox(config.WEBHOOK_SECRET_KEY), allowPrivate, now });
  const outbox = new WebhookOutbox(pool, { now, mintUrls, secrets: (accountId) => settings.secrets(accountId) });
  const webhookMetrics = new WebhookMetrics(metrics);
  const deliveries = new WebhookDeliveries(outbox, createHttpPost({ timeoutMs: ATTEMPT_TIMEOUT_MS, allowPrivate }), {
    ...{ log, now },
    onOutcome: (outcome, waitedMs) => {
      webhookMetrics.deliveryEnded(outcome, waitedMs);
    },
  });
  return { deliveries, outbox };
}
