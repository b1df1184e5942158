export * as webhooks from './webhooks/index.js';
export { WebhookVerificationError } from './webhooks/index.js';
export type { UpdateRequestCompleted, WebhookVerificationReason } from './webhooks/index.js';
