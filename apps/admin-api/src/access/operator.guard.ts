import type { IncomingMessage } from 'node:http';
import type { OperatorRole, Operators } from '@entity-registry/billing';
import { accessOf, bearerToken, contextOf } from '@entity-registry/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { AdminError } from '../errors/admin-error.js';
import { attachOperator } from './current-operator.js';
import { mayCall, roleOf } from './roles.js';

type RoutedRequest = IncomingMessage & { route: { path: string } };

/** First in the path of every request: who calls, and whether the role is enough. Nothing is cached: a revoked token ends at once. */
export class OperatorGuard implements CanActivate {
  constructor(private readonly operators: Operators) {}

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
    if (request.headers.authorization === undefined) throw new AdminError({ code: 'missing_token' });
    const token = bearerToken(request);
    const operator = token === null ? null : await this.operators.authenticate(token);
    if (operator === null) throw new AdminError({ code: 'token_rejected' });
    contextOf(request).facts['operator'] = operator.id;
    if (!mayCall(operator.role, needed))
      throw new AdminError({ code: 'role_insufficient', role: operator.role, needed });
    attachOperator(request, operator);
    return true;
  }
}
