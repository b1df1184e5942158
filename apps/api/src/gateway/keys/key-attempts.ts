import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { RateDecision } from '@entity-registry/domain';
import { CredentialAttempts, attemptBuckets, contextOf } from '@entity-registry/http';
import { rateLimitHeader, ratePolicy } from '../rates/rate-limiter.js';
import type { RateLimits } from '../rates/rate-limits.js';

const POLICY = 'refused-keys';

/**
 * Limits requests with keys that are not known to be good, by address and by network (ADR 0052): first in this process, so that
 * a flood reaches nothing else, then across all processes if they share buckets.
 */
export class KeyAttempts {
  private readonly local: CredentialAttempts;

  constructor(private readonly limits: Pick<RateLimits, 'limiter' | 'keyless' | 'isShared'>) {
    this.local = new CredentialAttempts(limits.keyless.unverifiedKeys);
  }

  /** Counts a request from `address`. Throws `rate_limited`; the key must not be looked up then. */
  async consume(request: IncomingMessage, address: string): Promise<void> {
    const decision = this.local.consume(address);
    const limiting = decision.allowed && this.limits.isShared ? await this.checkShared(address) : decision;
    if (limiting === null || limiting.allowed) return;
    const policy = ratePolicy(this.limits.keyless.unverifiedKeys.address, POLICY);
    contextOf(request).headers.push('RateLimit-Policy', policy, 'RateLimit', rateLimitHeader(limiting, POLICY));
    throw new DomainError('rate_limited', { retryAfterSeconds: Math.ceil(limiting.retryAfterMs / 1_000) });
  }

  /** The decision of the bucket that is empty; null: none is. */
  private async checkShared(address: string): Promise<RateDecision | null> {
    const { limiter, keyless } = this.limits;
    const { ofAddress, ofNetwork } = attemptBuckets(address);
    const own = await limiter.consume(ofAddress, keyless.unverifiedKeys.address);
    if (!own.allowed) return own;
    const network = await limiter.consume(ofNetwork, keyless.unverifiedKeys.network);
    return network.allowed ? null : network;
  }
}
