import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { SetMetadata } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';

type ParsedRequest = IncomingMessage & { query: Record<string, unknown>; body?: Record<string, unknown> };

const ANY_QUERY = Symbol('any query');

/** For a route that ignores its query, such as a page with a script that reads the address itself. */
export function AnyQuery(): MethodDecorator {
  return SetMetadata(ANY_QUERY, true);
}

/**
 * Rejects parameters and members that a route does not use, as DTOs do: a handler without `@Query()` accepts no query, one
 * without `@Body()` at most an empty body. Otherwise a mistyped condition would be ignored, and a change that the caller
 * believed to be conditional would be made. Registered after `JsonBodyGuard`. Throws `invalid_parameter`.
 */
export class UnexpectedInputGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<ParsedRequest>();
    const declaredKinds = argumentKinds(execution);
    if (Reflect.getMetadata(ANY_QUERY, execution.getHandler()) === undefined) {
      // Reading the query parses it, so that a malformed query is rejected on every other route.
      const { query } = request;
      if (!declaredKinds.has(RouteParamtypes.QUERY)) rejectUnexpected(query);
    }
    if (!declaredKinds.has(RouteParamtypes.BODY)) rejectUnexpected(request.body ?? {});
    return true;
  }
}

/** The kinds of arguments the handler declares. */
function argumentKinds(execution: ExecutionContext): Set<number> {
  const { name } = execution.getHandler();
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, execution.getClass(), name) ?? {}) as object;
  // Nest names each argument "kind:position".
  return new Set(Object.keys(declared).map((key) => Number(key.split(':')[0])));
}

function rejectUnexpected(input: Record<string, unknown>): void {
  const [parameter] = Object.keys(input);
  if (parameter === undefined) return;
  throw new DomainError('invalid_parameter', { parameter, message: 'is not a parameter of this route' });
}
