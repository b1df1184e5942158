import { EntityRegistryError } from '../errors/entity-registry-error.js';

/**
 * Why a delivery was rejected.
 * - `missing_header`: neither pair of signature and timestamp is there, or one is there more than once
 * - `bad_timestamp`: not a whole number of Unix seconds
 * - `too_old`, `too_new`: further from the clock than the tolerance: a recorded delivery, or clocks that disagree
 * - `bad_signature`: made with another secret, or over another body, time or id
 * - `bad_body`: genuine, and not an event that this version of the client knows
 */
export type WebhookVerificationReason =
  'missing_header' | 'bad_timestamp' | 'too_old' | 'too_new' | 'bad_signature' | 'bad_body';

/** A delivery that you must not act on. Answer it with 401, or with 400 when the reason is `bad_body`. */
export class WebhookVerificationError extends EntityRegistryError {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly reason: WebhookVerificationReason,
    message: string,
  ) {
    super(message);
  }
}
