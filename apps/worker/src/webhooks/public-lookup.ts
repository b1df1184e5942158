import type { LookupFunction } from 'node:net';
import { isPublicAddress, createResolveName } from '@entity-registry/accounts';
import type { ResolveName } from '@entity-registry/accounts';

/** At least one address of the name must not receive webhooks. The message contains no address, because customers read it. */
export class NotPublicError extends Error {
  constructor() {
    super('the address is not public');
    this.name = 'NotPublicError';
  }
}

/**
 * The lookup of one connection: the name's addresses, if every one of them is public. The connection uses these same addresses,
 * so a name that resolves elsewhere a moment later (DNS rebinding) has no effect (ADR 0030).
 */
export function publicLookup(resolve: ResolveName = createResolveName()): LookupFunction {
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
