import type { IncomingMessage } from 'node:http';
import type { OperatorRole, OperatorRow, OperatorSessions, Operators } from '@entity-registry/accounts';
import { accessOf, bearerToken, contextOf } from '@entity-registry/http';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { AdminError } from '../errors/admin-error.js';
import { isUnsafeMethod, isSameOriginRequest } from './request-origin.js';
import type { SessionCookie } from './session-cookie.js';
import { attachOperator } from './current-operator.js';
import { roleAllows, roleOf } from './roles.js';
import type { TokenAttempts } from './token-attempts.js';

type RoutedRequest = IncomingMessage & { route: { path: string } };

/** Sent by pages that refresh automatically, so that they don't keep a session alive. */
const OPERATOR_ABSENT_HEADER = 'x-operator-absent';

export interface OperatorGuardOptions {
  operators: Operators;
  sessions: OperatorSessions;
  cookie: SessionCookie;
  attempts: TokenAttempts;
  /** The address where operators open the pages; empty: any host of the service. */
  adminUrl: string;
}

/**
 * Runs first for every request: it reads the caller, by token or by a browser's cookie, and checks the role. Nothing is cached,
 * so revoking an operator takes effect at once.
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
    if (!roleAllows(operator.role, needed))
      throw new AdminError({ code: 'role_insufficient', role: operator.role, needed });
    attachOperator(request, operator);
    return true;
  }

  private async byToken(request: IncomingMessage): Promise<OperatorRow> {
    const token = bearerToken(request);
    const { operators, attempts } = this.options;
    const operator = await attempts.find(request, token ?? '', (text) => operators.authenticate(text));
    if (operator === null) throw new AdminError({ code: 'token_rejected' });
    return operator;
  }

  /** Browsers send cookies automatically, so requests that change something must come from a page of ours. */
  private async byCookie(request: IncomingMessage): Promise<OperatorRow> {
    const { sessions, cookie, adminUrl, attempts } = this.options;
    const token = cookie.read(request);
    if (token === null) throw new AdminError({ code: 'missing_token' });
    if (isUnsafeMethod(request) && !isSameOriginRequest(request, adminUrl))
      throw new AdminError({ code: 'origin_rejected' });
    const isPresent = request.headers[OPERATOR_ABSENT_HEADER] === undefined;
    const operator = await attempts.find(request, token, (text) => sessions.authenticate(text, isPresent));
    if (operator !== null) return operator;
    cookie.clear(request);
    throw new AdminError({ code: 'not_signed_in' });
  }
}
