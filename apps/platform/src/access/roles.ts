import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import type { OrganizationRole } from '@entity-registry/accounts';
import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route: a member of an organization with at least that role; `signed_in`: any user, with or without an
 * organization; `page`: everyone, from a page of the dashboard.
 */
export type Caller = OrganizationRole | 'signed_in' | 'page';

const CALLER = Symbol('caller');

/** Declares the minimum role for a route. Every route declares its callers; a test fails if one doesn't. */
export const Role = (role: OrganizationRole): MethodDecorator => SetMetadata(CALLER, role);

/** Declares that every user may call a route, even before they have an organization. */
export const SignedIn = (): MethodDecorator => SetMetadata(CALLER, 'signed_in');

/**
 * Declares that a route needs no sign-in, but that other sites may not make a browser call it. A route that programs call is
 * `@Access('open')`.
 */
export const AnyPage = (): MethodDecorator => SetMetadata(CALLER, 'page');

/** What `handler` declares; undefined if the route declares nothing, and then the guard refuses to serve it. */
export function callerOf(handler: object): Caller | undefined {
  return Reflect.getMetadata(CALLER, handler) as Caller | undefined;
}

/** Whether `role` is enough where `needed` is required: each role includes the ones before it. */
export function mayCall(role: OrganizationRole, needed: OrganizationRole): boolean {
  return ORGANIZATION_ROLES.indexOf(role) >= ORGANIZATION_ROLES.indexOf(needed);
}
