import type { Jurisdiction } from '@entity-registry/domain';
import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. `open`: anybody. `signed`: whoever holds an address that this service signed.
 * `key`: an API key; with a jurisdiction, an account that has it; with `keyless`, callers without a key too (tier 0).
 */
export type RouteAccess = 'open' | 'signed' | { readonly key: Jurisdiction | 'any'; readonly keyless?: true };

const ACCESS = Symbol('access');

/** Declares who may call a route. Every route declares it; a test lists the routes and fails on one that does not. */
export function Access(access: RouteAccess): MethodDecorator {
  return SetMetadata(ACCESS, access);
}

/** What `handler` declares; undefined for a route that forgot to, which the gateway then refuses to serve. */
export function accessOf(handler: object): RouteAccess | undefined {
  return Reflect.getMetadata(ACCESS, handler) as RouteAccess | undefined;
}
