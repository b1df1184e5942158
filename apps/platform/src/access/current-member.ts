import type { IncomingMessage } from 'node:http';
import type { AccountId, Actor, OrganizationRole } from '@entity-registry/accounts';
import { contextOf } from '@entity-registry/http';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Language } from '../language.js';

/** The signed-in user. */
export interface User {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly twoFactor: boolean;
  readonly sessionId: string;
  /** The organization that the session last switched to; null: none yet. */
  readonly activeOrganizationId: string | null;
}

/** A user as a member of their session's active organization. */
export interface Member extends User {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly accountId: AccountId;
  readonly role: OrganizationRole;
}

const userSlot = Symbol('user');
const memberSlot = Symbol('member');
type Carrier = IncomingMessage & { [userSlot]?: User; [memberSlot]?: Member };

/** Stores the caller with the request; called by the guard. */
export function attachUser(request: IncomingMessage, user: User): void {
  (request as Carrier)[userSlot] = user;
}

/** Stores the caller's organization with the request; called by the guard. */
export function attachMember(request: IncomingMessage, member: Member): void {
  (request as Carrier)[memberSlot] = member;
}

/** The caller, as the audit log names them. */
export function actorOf(user: User, request: IncomingMessage): Actor {
  return { operatorId: null, userId: user.userId, name: user.name, requestId: contextOf(request).id };
}

function userOf(execution: ExecutionContext): [User, IncomingMessage] {
  const request = execution.switchToHttp().getRequest<Carrier>();
  const user = request[userSlot];
  if (user === undefined) throw new Error('the route declares neither @SignedIn() nor @Role(): it has no user');
  return [user, request];
}

/** The user who calls a `@SignedIn()` or `@Role()` route. */
export const CurrentUser = createParamDecorator((_data: unknown, execution: ExecutionContext): User => {
  const [user] = userOf(execution);
  return user;
});

/** The member who calls a `@Role()` route. */
export function memberOf(request: IncomingMessage): Member {
  const member = (request as Carrier)[memberSlot];
  if (member === undefined) throw new Error('the route declares no role: its caller may have no organization');
  return member;
}

/** The member who calls a `@Role()` route. */
export const CurrentMember = createParamDecorator((_data: unknown, execution: ExecutionContext): Member =>
  memberOf(execution.switchToHttp().getRequest<Carrier>()),
);

/** The caller, as the audit log names them. */
export const CurrentActor = createParamDecorator((_data: unknown, execution: ExecutionContext): Actor => {
  const [user, request] = userOf(execution);
  return actorOf(user, request);
});
