import type { IncomingMessage } from 'node:http';
import type { Actor, OperatorRow } from '@entity-registry/accounts';
import { contextOf } from '@entity-registry/http';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

const slot = Symbol('operator');
type Carrier = IncomingMessage & { [slot]?: OperatorRow };

/** Stores the caller with the request; called by the guard. */
export function attachOperator(request: IncomingMessage, operator: OperatorRow): void {
  (request as Carrier)[slot] = operator;
}

function operatorOf(execution: ExecutionContext): [OperatorRow, IncomingMessage] {
  const request = execution.switchToHttp().getRequest<Carrier>();
  const operator = request[slot];
  if (operator === undefined) throw new Error('the route is open: it has no operator');
  return [operator, request];
}

/** The operator who makes the request. */
export const CurrentOperator = createParamDecorator((_data: unknown, execution: ExecutionContext): OperatorRow => {
  const [operator] = operatorOf(execution);
  return operator;
});

/** The operator who makes the request, as the audit log names them. */
export const CurrentActor = createParamDecorator((_data: unknown, execution: ExecutionContext): Actor => {
  const [{ id, name }, request] = operatorOf(execution);
  return { operatorId: id, name, requestId: contextOf(request).id };
});
