import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import type { OrganizationRole } from '@entity-registry/accounts';
import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route: a member of an organization with at least that role; `signed_in`: any user, with or without an
 * organization; `page`: everyone, from a page of the dashboard.
 */
export type RequiredAccess = OrganizationRole | 'signed_in' | 'page';

const REQUIRED_ACCESS = Symbol('caller');

/** Declares the minimum role for a route. Every route declares its callers; a test fails if one doesn't. */
export const Role = (role: OrganizationRole): MethodDecorator => SetMetadata(REQUIRED_ACCESS, role);

/** Declares that every user may call a route, even before they have an organization. */
export const SignedIn = (): MethodDecorator => SetMetadata(REQUIRED_ACCESS, 'signed_in');

/**
 * Declares that a route needs no sign-in, but that other sites may not make a browser call it. A route that programs call is
 * `@Access('open')`.
 */
export const AnyPage = (): MethodDecorator => SetMetadata(REQUIRED_ACCESS, 'page');

/**
 * The callers that `handler` declares; undefined if it declares none, and then the guard refuses to serve the route.
 */
export function requiredAccessOf(handler: object): RequiredAccess | undefined {
  return Reflect.getMetadata(REQUIRED_ACCESS, handler) as RequiredAccess | undefined;
}

/** Whether `role` is enough where `required` is the minimum: each role includes the ones before it. */
export function roleAllows(role: OrganizationRole, required: OrganizationRole): boolean {
  return ORGANIZATION_ROLES.indexOf(role) >= ORGANIZATION_ROLES.indexOf(required);
}
