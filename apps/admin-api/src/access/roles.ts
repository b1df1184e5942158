import { OPERATOR_ROLES } from '@entity-registry/billing';
import type { OperatorRole } from '@entity-registry/billing';
import { SetMetadata } from '@nestjs/common';

const ROLE = Symbol('role');

/** Declares the least role that may call a route. Every route declares one; a test lists them and fails on one that does not. */
export function Role(role: OperatorRole): MethodDecorator {
  return SetMetadata(ROLE, role);
}

/** What `handler` declares; undefined for a route that forgot to, which the guard then refuses to serve. */
export function roleOf(handler: object): OperatorRole | undefined {
  return Reflect.getMetadata(ROLE, handler) as OperatorRole | undefined;
}

/** Whether somebody with `role` may call what asks for `needed`: each role may do what those before it may. */
export function mayCall(role: OperatorRole, needed: OperatorRole): boolean {
  return OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(needed);
}
