import type { IncomingMessage, ServerResponse } from 'node:http';
import { BillingError } from '@entity-registry/accounts';
import { DomainError, isDomainError } from '@entity-registry/domain';
import { CallerGoneError, contextOf, errorAnswer, sendError } from '@entity-registry/nest-kit';
import type { ErrorAnswer, Logger, RouteMethods } from '@entity-registry/nest-kit';
import { databaseTrouble } from '@entity-registry/database';
import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { AdminError } from './admin-error.js';
import { faultAnswer } from './error-rows.js';
import type { Fault } from './error-rows.js';

const RETRY_AFTER_SECONDS = 2;

export interface AdminExceptionFilterOptions {
  log: Logger;
  methods: Pick<RouteMethods, 'refusal'>;
  now: () => Date;
}

/** The only place that turns errors into responses: `{error, code, ...}`. */
@Catch()
export class AdminExceptionFilter implements ExceptionFilter {
  constructor(private readonly options: AdminExceptionFilterOptions) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<ServerResponse>();
    if (error instanceof CallerGoneError) response.destroy();
    else sendError(response, this.answerTo(error, response));
  }

  private answerTo(error: unknown, response: ServerResponse): ErrorAnswer {
    if (error instanceof AdminError) {
      if (error.fault.code === 'missing_token') contextOf(response.req).headers.push('WWW-Authenticate', 'Bearer');
      return refusal(error.fault);
    }
    if (error instanceof BillingError) return refusal(error.fault);
    const domainError = this.domainErrorOf(error, response.req);
    const edge = { upgradeUrl: '', settingsUrl: '', now: this.options.now };
    const answer = errorAnswer(domainError, 'v5', edge);
    const { error: text, ...members } = answer.body;
    return { ...answer, body: { error: text, code: domainError.code, ...fieldOf(domainError), ...members } };
  }

  private domainErrorOf(error: unknown, request: IncomingMessage): DomainError {
    if (error instanceof HttpException) return this.transportErrorOf(error, request);
    const requestId = contextOf(request).id;
    if (databaseTrouble(error)) {
      this.options.log.warn({ requestId, err: error }, 'the database is in trouble');
      return new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (isDomainError(error)) {
      // Callers see the error; the operator's log gets the fault behind it.
      if (error.cause) this.options.log.warn({ requestId, code: error.code, err: error.cause }, 'a dependency failed');
      return error;
    }
    this.options.log.error({ requestId, err: error }, 'unexpected error');
    return new DomainError('internal_error');
  }

  /** Errors thrown by Nest itself. */
  private transportErrorOf(error: HttpException, request: IncomingMessage): DomainError {
    switch (error.getStatus()) {
      case 404:
        return this.options.methods.refusal(request) ?? new DomainError('route_not_found');
      case 415:
        return new DomainError('unsupported_body');
      default:
        return new DomainError('malformed_request');
    }
  }
}

/** An error; some say when to retry. */
function refusal(fault: Fault): ErrorAnswer {
  return { ...faultAnswer(fault), retryAfterSeconds: 'retryAfterSeconds' in fault ? fault.retryAfterSeconds : null };
}

/** The parameter or member that the error is about. */
function fieldOf(error: DomainError): { field?: string } {
  return isDomainError(error, 'invalid_parameter') ? { field: error.fields.parameter } : {};
}
