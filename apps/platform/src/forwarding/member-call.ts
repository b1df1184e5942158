import type { IncomingMessage } from 'node:http';
import type { Actor } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { actorOf, memberOf } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { PlatformError } from '../errors/platform-error.js';
import type { AllowList, ForwardedOperation } from './operations.js';
import { isDryRun } from './preview.js';
import { forwardedTarget } from './target.js';
import type { ForwardedTarget } from './target.js';

/** A member's request to the API, which is made with the account's key. */
export interface MemberCall {
  readonly request: IncomingMessage;
  readonly member: Member;
  readonly actor: Actor;
}

/** The call of a `@Role()` route. */
export const CurrentCall = createParamDecorator((_data: unknown, execution: ExecutionContext): MemberCall => {
  const request = execution.switchToHttp().getRequest<IncomingMessage>();
  const member = memberOf(request);
  return { request, member, actor: actorOf(member, request) };
});

/** What a call asks of the API. */
export interface RequestedOperation {
  readonly operation: ForwardedOperation;
  readonly target: ForwardedTarget;
  /** A dry run: nothing is charged. */
  readonly isPreview: boolean;
}

/**
 * The operation of a request below `mount`. Throws `route_not_found` for one that isn't allowed, and `max_charge_required` for one that
 * may charge and has no X-Max-Charge (ADR 0140).
 */
export function requestedOperation(request: IncomingMessage, mount: string, allow: AllowList): RequestedOperation {
  const target = forwardedTarget(request.url ?? '', mount);
  const operation = allow.find(request.method ?? '', target.path);
  if (operation === null) throw new DomainError('route_not_found');
  const isPreview = isDryRun(target.query);
  if (!isPreview && operation.free !== true && !request.headers['x-max-charge']) {
    throw new PlatformError({ code: 'max_charge_required' });
  }
  return { operation, target, isPreview };
}
