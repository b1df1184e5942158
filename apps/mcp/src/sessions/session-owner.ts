import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addressBucket, networkOf } from '@entity-registry/http';
import type { NetworkSize } from '@entity-registry/http';
import type { Caller } from '../caller.js';

/** Prefix of a network: that of a household, an office or a hosting customer (ADR 0052). */
const NETWORK: NetworkSize = { ipv4Bits: 24, ipv6Bits: 48 };

/** The owner of a session, without their key. */
export interface Owner {
  /** A digest of the key, or of the network of a caller without one; always of the same length. */
  readonly identity: Buffer;
  readonly hasKey: boolean;
  readonly network: string;
  /** An address block. */
  readonly address: string;
}

/**
 * Identifies the owners of sessions (ADR 0112) by a digest of the key or, without a key, of the client's network, within which
 * addresses may change. The digest uses a secret of this process that is not stored.
 */
export class Owners {
  private readonly secret = randomBytes(32);

  of({ key, address }: Pick<Caller, 'key' | 'address'>): Owner {
    const network = networkOf(address, NETWORK);
    const named = key === null ? `network ${network}` : `key ${key}`;
    return {
      identity: createHmac('sha256', this.secret).update(named).digest(),
      ...{ hasKey: key !== null, network, address: addressBucket(address) },
    };
  }
}

/** Compares two owners in constant time. */
export const isSameOwner = (one: Owner, other: Owner): boolean => timingSafeEqual(one.identity, other.identity);
