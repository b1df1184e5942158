import type { ServerResponse } from 'node:http';
import { DomainError, isDomainError } from '@entity-registry/domain';
import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { errorResponse, transportErrorResponse } from './error-response.js';
import type { ErrorContext } from './error-row.js';
import type { Logger } from '../logging/logger.js';
import { contextOf } from '../requests/request-context.js';
import type { RouteMethods } from '../access/route-methods.js';
import { sendError } from './send-error.js';
import { versionOfTarget } from '../requests/target-version.js';

/** The caller closed the connection before the response: nothing is sent, and nothing is charged. */
export class CallerDisconnectedError extends Error {
  constructor() {
    super('the caller closed the connection');
    this.name = 'CallerDisconnectedError';
  }
}

export interface ExceptionFilterOptions {
  log: Logger;
  errorContext: ErrorContext;
  methods: RouteMethods;
}

/** The only place that turns errors of routes into responses. */
@Catch()
export class ServiceExceptionFilter implements ExceptionFilter {
  constructor(private readonly options: ExceptionFilterOptions) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<ServerResponse>();
    if (error instanceof CallerDisconnectedError) {
      response.destroy();
      return;
    }
    const version = versionOfTarget(response.req.url);
    const status = httpStatusOf(error);
    if (status !== null && status !== 404) {
      const requestError = new DomainError(status === 415 ? 'unsupported_body' : 'malformed_request');
      sendError(response, transportErrorResponse(requestError, version === 'v5'));
      return;
    }
    sendError(response, errorResponse(this.domainErrorOf(error, status, response), version, this.options.errorContext));
  }

  private domainErrorOf(error: unknown, status: number | null, response: ServerResponse): DomainError {
    if (status === 404) return this.options.methods.methodError(response.req) ?? new DomainError('route_not_found');
    const requestId = contextOf(response.req).id;
    if (isDomainError(error)) {
      // The caller sees the error; its cause (such as a database that is down) is also logged for the operator.
      if (error.cause) this.options.log.warn({ requestId, code: error.code, err: error.cause }, 'a dependency failed');
      return error;
    }
    this.options.log.error({ requestId, err: error }, 'unexpected error');
    return new DomainError('internal_error');
  }
}

/** Status of an error that Nest or Express made about the request itself (unknown route, broken path, body too large). */
function httpStatusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || isDomainError(error)) return null;
  const status: unknown = (error as { status?: unknown }).status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
