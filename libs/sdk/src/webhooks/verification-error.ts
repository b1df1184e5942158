import { EntityRegistryError } from '../errors/entity-registry-error.js';

/**
 * Why a delivery was rejected.
 * - `missing_header`: both pairs of signature and timestamp are missing, or a header is repeated
 * - `bad_timestamp`: not a whole number of Unix seconds
 * - `too_old`, `too_new`: further from the clock than the tolerance: a replayed delivery, or wrong clocks
 * - `bad_signature`: from another secret, or for another body, time or id
 * - `bad_body`: genuine, but not an event that this version of the client knows
 */
export type WebhookVerificationReason =
  'missing_header' | 'bad_timestamp' | 'too_old' | 'too_new' | 'bad_signature' | 'bad_body';

/** A delivery that you must not process. Respond with 401, or with 400 if the reason is `bad_body`. */
export class WebhookVerificationError extends EntityRegistryError {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly reason: WebhookVerificationReason,
    message: string,
  ) {
    super(message);
  }
}
