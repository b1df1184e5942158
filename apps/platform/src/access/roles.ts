import { ORGANIZATION_ROLES } from '@entity-registry/persistence';
import type { OrganizationRole } from '@entity-registry/persistence';
import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route: a member of an organisation with at least that role; `signed_in`: any user, of no organisation too;
 * `page`: anybody, from a page of the dashboard.
 */
export type Caller = OrganizationRole | 'signed_in' | 'page';

const CALLER = Symbol('caller');

/** Declares the least role that may call a route. Every route declares its callers; a test fails on one that does not. */
export const Role = (role: OrganizationRole): MethodDecorator => SetMetadata(CALLER, role);

/** Declares that every user may call a route, before they have an organisation too. */
export const SignedIn = (): MethodDecorator => SetMetadata(CALLER, 'signed_in');

/**
 * Declares that nobody needs to be signed in to call a route, but that other sites may not make a browser do so. A route
 * that programs call is `@Access('open')`.
 */
export const AnyPage = (): MethodDecorator => SetMetadata(CALLER, 'page');

/** What `handler` declares; undefined for a route that forgot to, which the guard then refuses to serve. */
export function callerOf(handler: object): Caller | undefined {
  return Reflect.getMetadata(CALLER, handler) as Caller | undefined;
}

/** Whether somebody with `role` may call what asks for `needed`: each role may do what those before it may. */
export function mayCall(role: OrganizationRole, needed: OrganizationRole): boolean {
  return ORGANIZATION_ROLES.indexOf(role) >= ORGANIZATION_ROLES.indexOf(needed);
}
