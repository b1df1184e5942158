import type { IncomingMessage } from 'node:http';
import type { OperatorRole, OperatorRow, OperatorSessions, Operators } from '@entity-registry/billing';
import { accessOf, bearerToken, contextOf } from '@entity-registry/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { AdminError } from '../errors/admin-error.js';
import { changes, isFromOwnPage } from '../session/own-page.js';
import type { SessionCookie } from '../session/session-cookie.js';
import { attachOperator } from './current-operator.js';
import { mayCall, roleOf } from './roles.js';

type RoutedRequest = IncomingMessage & { route: { path: string } };

/** A page that refreshes itself says so, and keeps no session alive by it. */
const BY_ITSELF = 'x-operator-absent';

export interface OperatorGuardOptions {
  operators: Operators;
  sessions: OperatorSessions;
  cookie: SessionCookie;
  /** Where operators open the pages; empty: on whichever host the service is reached. */
  adminUrl: string;
}

/**
 * First in the path of every request: who calls, by token or by the cookie of a browser, and whether the role is enough.
 * Nothing is cached: a revoked operator ends at once.
 */
export class OperatorGuard implements CanActivate {
  constructor(private readonly options: OperatorGuardOptions) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const handler = execution.getHandler();
    const request = execution.switchToHttp().getRequest<RoutedRequest>();
    contextOf(request).route = request.route.path;
    if (accessOf(handler) === 'open') return true;
    const needed = roleOf(handler);
    if (needed === undefined) throw new Error(`${execution.getClass().name}.${handler.name} declares no role`);
    return this.admit(request, needed);
  }

  private async admit(request: IncomingMessage, needed: OperatorRole): Promise<boolean> {
    const isProgram = request.headers.authorization !== undefined;
    const operator = isProgram ? await this.byToken(request) : await this.byCookie(request);
    contextOf(request).facts['operator'] = operator.id;
    if (!mayCall(operator.role, needed))
      throw new AdminError({ code: 'role_insufficient', role: operator.role, needed });
    attachOperator(request, operator);
    return true;
  }

  private async byToken(request: IncomingMessage): Promise<OperatorRow> {
    const token = bearerToken(request);
    const operator = token === null ? null : await this.options.operators.authenticate(token);
    if (operator === null) throw new AdminError({ code: 'token_rejected' });
    return operator;
  }

  /** Only a cookie is sent along by a browser unasked: what would change something has to come from a page of ours. */
  private async byCookie(request: IncomingMessage): Promise<OperatorRow> {
    const { sessions, cookie, adminUrl } = this.options;
    const token = cookie.read(request);
    if (token === null) throw new AdminError({ code: 'missing_token' });
    if (changes(request) && !isFromOwnPage(request, adminUrl)) throw new AdminError({ code: 'origin_rejected' });
    const operator = await sessions.authenticate(token, request.headers[BY_ITSELF] === undefined);
    if (operator !== null) return operator;
    cookie.clear(request);
    throw new AdminError({ code: 'not_signed_in' });
  }
}
