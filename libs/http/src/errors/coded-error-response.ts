import type { IncomingMessage } from 'node:http';
import { DomainError, isDomainError } from '@entity-registry/domain';
import { HttpException } from '@nestjs/common';
import { errorResponse } from './error-response.js';
import type { ErrorResponse } from './error-response.js';
import type { Logger } from '../logging/logger.js';
import { contextOf } from '../requests/request-context.js';
import type { RouteMethods } from '../access/route-methods.js';

const RETRY_AFTER_SECONDS = 2;

export interface CodedErrorOptions {
  readonly log: Logger;
  readonly methods: Pick<RouteMethods, 'methodError'>;
  readonly now: () => Date;
  /** Whether the error says that the database is down or overloaded. */
  readonly isDatabaseError: (error: unknown) => boolean;
}

/**
 * The response to `error` in an app whose errors all have a code: `{error, code, ...}`. For errors other than the app's own.
 * Logs the details that callers don't get.
 */
export function codedErrorResponse(
  error: unknown,
  request: IncomingMessage,
  options: CodedErrorOptions,
): ErrorResponse {
  const domainError = domainErrorOf(error, request, options);
  const response = errorResponse(domainError, 'v5', { upgradeUrl: '', settingsUrl: '', now: options.now });
  const { error: text, ...members } = response.body;
  return { ...response, body: { error: text, code: domainError.code, ...fieldOf(domainError), ...members } };
}

function domainErrorOf(error: unknown, request: IncomingMessage, options: CodedErrorOptions): DomainError {
  const { log, methods, isDatabaseError } = options;
  if (error instanceof HttpException) return transportErrorOf(error, request, methods);
  const requestId = contextOf(request).id;
  if (isDatabaseError(error)) {
    log.warn({ requestId, err: error }, 'the database is unavailable');
    return new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (isDomainError(error)) {
    // Callers see the error; the operator's log gets the cause.
    if (error.cause) log.warn({ requestId, code: error.code, err: error.cause }, 'a dependency failed');
    return error;
  }
  log.error({ requestId, err: error }, 'unexpected error');
  return new DomainError('internal_error');
}

/** Errors thrown by Nest itself. */
function transportErrorOf(
  error: HttpException,
  request: IncomingMessage,
  methods: CodedErrorOptions['methods'],
): DomainError {
  switch (error.getStatus()) {
    case 404:
      return methods.methodError(request) ?? new DomainError('route_not_found');
    case 415:
      return new DomainError('unsupported_body');
    default:
      return new DomainError('malformed_request');
  }
}

/** The parameter or member that the error is about. */
function fieldOf(error: DomainError): { field?: string } {
  return isDomainError(error, 'invalid_parameter') ? { field: error.fields.parameter } : {};
}
