import type { Jurisdiction } from '@entity-registry/domain';
import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. `open`: anyone. `signed`: anyone with a URL signed by this service.
 * `key`: an API key; with a jurisdiction, of an account that has it; `v5`, of one that has the jurisdiction of the id in the
 * path, or the default one if the path has no id. With `keyless`, callers without a key too (tier 0).
 */
export type RouteAccess = 'open' | 'signed' | { readonly key: Jurisdiction | 'v5' | 'any'; readonly keyless?: true };

const ACCESS = Symbol('access');

/** Declares who may call a route. Every route declares it; a test lists the routes and fails for one that does not. */
export function Access(access: RouteAccess): MethodDecorator {
  return SetMetadata(ACCESS, access);
}

/** The access that `handler` declares; undefined if it declares none. The gateway refuses to serve such a route. */
export function accessOf(handler: object): RouteAccess | undefined {
  return Reflect.getMetadata(ACCESS, handler) as RouteAccess | undefined;
}
