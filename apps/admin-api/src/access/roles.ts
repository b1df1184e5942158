import { OPERATOR_ROLES } from '@entity-registry/accounts';
import type { OperatorRole } from '@entity-registry/accounts';
import { SetMetadata } from '@nestjs/common';

const ROLE = Symbol('role');

/** Declares the minimum role for a route. Every route declares one; a test lists them and fails if one doesn't. */
export function Role(role: OperatorRole): MethodDecorator {
  return SetMetadata(ROLE, role);
}

/** What `handler` declares; undefined if the route declares nothing, and then the guard refuses to serve it. */
export function roleOf(handler: object): OperatorRole | undefined {
  return Reflect.getMetadata(ROLE, handler) as OperatorRole | undefined;
}

/** Whether `role` is enough where `required` is the minimum: each role includes the ones before it. */
export function roleAllows(role: OperatorRole, required: OperatorRole): boolean {
  return OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(required);
}
