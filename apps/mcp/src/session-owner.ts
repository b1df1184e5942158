import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addressBucket, networkOf } from '@entity-registry/nest-kit';
import type { NetworkSize } from '@entity-registry/nest-kit';
import type { Caller } from './caller.js';

/** Prefix of a network: that of a household, an office or a hosting customer (ADR 0052). */
const NETWORK: NetworkSize = { ipv4Bits: 24, ipv6Bits: 48 };

/** The owner of a session, without their key. */
export interface Owner {
  /** Stands for the key, or for the network of a caller without one; always of equal length. */
  readonly identity: Buffer;
  readonly hasKey: boolean;
  readonly network: string;
  /** An address block. */
  readonly address: string;
}

/**
 * Tells the owners of sessions apart (ADR 0112): by a digest of the key, with a secret of this process that is stored nowhere,
 * or, without a key, by the client's network, within which addresses may change.
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

/** Compares both in a time that does not reveal how much of them is equal. */
export const isSameOwner = (one: Owner, other: Owner): boolean => timingSafeEqual(one.identity, other.identity);
