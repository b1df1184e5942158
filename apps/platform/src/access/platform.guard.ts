import type { IncomingMessage } from 'node:http';
import { accessOf, contextOf } from '@entity-registry/http';
import { findMembership } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { PlatformError } from '../errors/platform-error.js';
import { attachMember, attachUser } from './current-member.js';
import type { User } from './current-member.js';
import { requiredAccessOf, roleAllows } from './roles.js';
import type { RequiredAccess } from './roles.js';

type RoutedRequest = IncomingMessage & { route: { path: string } };

/** Reads the signed-in user of a request; null: nobody is signed in. */
export interface SessionReader {
  read(request: IncomingMessage): Promise<User | null>;
}

/**
 * Runs first for every request: it reads the caller and their organization, and checks the role. Nothing is cached, so an ended
 * session or a removed role takes effect at once.
 */
export class PlatformGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionReader,
    private readonly db: Queryable,
  ) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const handler = execution.getHandler();
    const request = execution.switchToHttp().getRequest<RoutedRequest>();
    contextOf(request).route = request.route.path;
    if (accessOf(handler) === 'open') return true;
    const needed = requiredAccessOf(handler);
    if (needed === undefined) throw new Error(`${execution.getClass().name}.${handler.name} declares no callers`);
    return needed === 'page' || this.admit(request, needed);
  }

  private async admit(request: IncomingMessage, needed: Exclude<RequiredAccess, 'page'>): Promise<boolean> {
    const user = await this.sessions.read(request);
    if (user === null) throw new PlatformError({ code: 'not_signed_in' });
    contextOf(request).facts['user'] = user.userId;
    attachUser(request, user);
    if (needed === 'signed_in') return true;
    const membership = await findMembership(this.db, user.userId, user.activeOrganizationId);
    if (membership === null) throw new PlatformError({ code: 'no_organization' });
    contextOf(request).facts['account'] = membership.accountId;
    const { role } = membership;
    if (!roleAllows(role, needed)) throw new PlatformError({ code: 'role_insufficient', role, needed });
    attachMember(request, { ...user, ...membership });
    return true;
  }
}
