import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '@entity-registry/billing';
import { createResolveName } from './resolve-name.js';
import type { Resolve } from './resolve-name.js';

/** The name leads, also or only, to where webhooks must not go. Its text names no address: customers read it. */
export class NotPublicError extends Error {
  constructor() {
    super('the address is not public');
    this.name = 'NotPublicError';
  }
}

/**
 * The lookup of one connection: the name's addresses, if every one of them is public. It is these that are connected to,
 * so a name that leads elsewhere a moment later (DNS rebinding) gains nothing (ruling 31).
 */
export function publicLookup(resolve: Resolve = createResolveName()): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        done(new NotPublicError(), '', 0);
      } else if (options.all === true) {
        done(null, addresses);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
}
