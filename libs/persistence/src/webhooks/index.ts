export {
  claimWebhookDelivery,
  endWebhookAttempt,
  findWaitingDeliveries,
  finishWebhookDelivery,
  fixWebhookContent,
  insertWebhookDelivery,
  readCompletedResult,
  releaseWebhookDelivery,
  startWebhookAttempt,
} from './deliveries.js';
export type { AttemptEnd, ClaimedDelivery, HeldDelivery, WebhookContent, WebhookKind } from './deliveries.js';
export {
  deleteWebhookDeliveries,
  findWebhookDelivery,
  hasPendingDelivery,
  listTries,
  listWebhookAttempts,
  listWebhookDeliveries,
} from './delivery-log.js';
export type { WebhookAttemptRow, WebhookDeliveryRow } from './delivery-log.js';
