import type { ServerResponse } from 'node:http';
import { BillingError } from '@entity-registry/accounts';
import { CallerDisconnectedError, codedErrorResponse, contextOf, sendError } from '@entity-registry/http';
import type { CodedErrorOptions, ErrorResponse } from '@entity-registry/http';
import { databaseErrorKind } from '@entity-registry/database';
import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { AdminError } from './admin-error.js';
import { errorResponseOf } from './error-rows.js';

export type AdminExceptionFilterOptions = Omit<CodedErrorOptions, 'isDatabaseError'>;

const isDatabaseError = (error: unknown): boolean => databaseErrorKind(error) !== undefined;

/** The only place that turns errors into responses: `{error, code, ...}`. */
@Catch()
export class AdminExceptionFilter implements ExceptionFilter {
  constructor(private readonly options: AdminExceptionFilterOptions) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<ServerResponse>();
    if (error instanceof CallerDisconnectedError) response.destroy();
    else sendError(response, this.responseTo(error, response));
  }

  private responseTo(error: unknown, response: ServerResponse): ErrorResponse {
    if (error instanceof AdminError) {
      if (error.detail.code === 'missing_token') contextOf(response.req).headers.push('WWW-Authenticate', 'Bearer');
      return errorResponseOf(error.detail);
    }
    if (error instanceof BillingError) return errorResponseOf(error.detail);
    return codedErrorResponse(error, response.req, { ...this.options, isDatabaseError });
  }
}
