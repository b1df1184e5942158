import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_RATE, keylessRates } from '@entity-registry/domain';
import { CredentialAttempts, LineSampler, RecentSet, contextOf } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import { AdminError } from '../errors/admin-error.js';

/** Tokens and sessions that worked: far more than there are operators. */
const MAX_ACCEPTED = 1_000;

/** Express's address of the caller, according to the trusted proxies. */
type AddressedRequest = IncomingMessage & { readonly ip?: string };

/**
 * Limits, by address and network, how many unverified tokens and sessions are looked up and how many log lines they cause (ADR
 * 0156). A token that worked before is always looked up.
 */
export class TokenAttempts {
  private readonly attempts: CredentialAttempts;
  private readonly accepted = new RecentSet(MAX_ACCEPTED);
  private readonly sampler: LineSampler;

  constructor(log: Logger, now?: () => number) {
    this.attempts = new CredentialAttempts(keylessRates(REQUEST_RATE).unverifiedKeys, now);
    this.sampler = new LineSampler({ log, message: 'more requests with rejected tokens' });
  }

  /**
   * Returns the result of `find` for the token. Throws `too_many_attempts`, with the wait, instead of searching or of returning
   * null.
   */
  async find<Found>(
    request: AddressedRequest,
    token: string,
    find: (token: string) => Promise<Found | null>,
  ): Promise<Found | null> {
    const name = createHash('sha256').update(token).digest('base64');
    const wasGood = this.accepted.has(name);
    if (!wasGood) this.count(request);
    const found = await find(token);
    if (found !== null) {
      this.accepted.add(name);
      return found;
    }
    contextOf(request).sampler = this.sampler;
    this.accepted.delete(name);
    if (wasGood) this.count(request);
    return null;
  }

  private count(request: AddressedRequest): void {
    const { allowed, retryAfterMs } = this.attempts.consume(request.ip ?? request.socket.remoteAddress ?? '');
    if (allowed) return;
    contextOf(request).sampler = this.sampler;
    throw new AdminError({ code: 'too_many_attempts', retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) });
  }
}
