import { NETWORK } from '@entity-registry/domain';
import type { RateDecision, RatePlan } from '@entity-registry/domain';
import { addressBucket, networkOf } from '../requests/client-address.js';
import { RateBuckets } from './rate-buckets.js';

/** How often unverified credentials may be tried. */
export interface AttemptRates {
  readonly address: RatePlan;
  /** Of all addresses of a network together. */
  readonly network: RatePlan;
}

/** Buckets of unauthenticated callers, separate from customers', so that a flood of addresses can't evict customers' buckets. */
const CAPACITY = 20_000;

/**
 * Limits the lookups that an unauthenticated caller can cause (ADR 0052): attempts with unverified credentials, counted by
 * address and by network, in this process.
 */
export class CredentialAttempts {
  private readonly buckets: RateBuckets;

  constructor(
    private readonly rates: AttemptRates,
    now?: () => number,
  ) {
    this.buckets = new RateBuckets(now, CAPACITY);
  }

  /** Counts an attempt from `address`; returns the decision of the bucket that refused it, else of the address's bucket. */
  consume(address: string): RateDecision {
    const { ofAddress, ofNetwork } = attemptBuckets(address);
    const own = this.buckets.consume(ofAddress, this.rates.address);
    if (!own.allowed) return own;
    const network = this.buckets.consume(ofNetwork, this.rates.network);
    return network.allowed ? own : network;
  }
}

/** The names of the buckets of an address and of its network. */
export function attemptBuckets(address: string): { readonly ofAddress: string; readonly ofNetwork: string } {
  return {
    ofAddress: `refused:${addressBucket(address)}`,
    ofNetwork: `refused-network:${networkOf(address, NETWORK)}`,
  };
}
