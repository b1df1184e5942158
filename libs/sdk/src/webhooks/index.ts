export { signTestEvent } from './sign-test-event.js';
export type { SignedTestEvent, SignTestEventOptions } from './sign-test-event.js';
export type { UpdatedEntity, UpdateRequestCompleted } from './event.js';
export type { WebhookHeaders } from './headers.js';
export { WEBHOOK_TOLERANCE_SECONDS, verify } from './verify.js';
export type { VerifyWebhookOptions } from './verify.js';
export { WebhookVerificationError } from './verification-error.js';
export type { WebhookVerificationReason } from './verification-error.js';
