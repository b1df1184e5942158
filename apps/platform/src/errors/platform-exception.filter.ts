import type { ServerResponse } from 'node:http';
import { BillingError } from '@entity-registry/accounts';
import { CallerDisconnectedError, codedErrorResponse, sendError } from '@entity-registry/http';
import type { CodedErrorOptions, ErrorResponse } from '@entity-registry/http';
import { databaseErrorKind } from '@entity-registry/database';
import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { authErrorOf } from './auth-errors.js';
import { errorResponseOf } from './error-rows.js';
import { PlatformError } from './platform-error.js';

export type PlatformExceptionFilterOptions = Omit<CodedErrorOptions, 'isDatabaseError'>;

const isDatabaseError = (error: unknown): boolean => databaseErrorKind(error) !== undefined;

/** The only place that turns errors into responses: `{error, code, ...}`. */
@Catch()
export class PlatformExceptionFilter implements ExceptionFilter {
  constructor(private readonly options: PlatformExceptionFilterOptions) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<ServerResponse>();
    // A response that is already streaming can't be replaced, so the connection is closed.
    if (error instanceof CallerDisconnectedError || response.headersSent) response.destroy();
    else sendError(response, this.responseTo(error, response));
  }

  private responseTo(error: unknown, response: ServerResponse): ErrorResponse {
    const refusal = authErrorOf(error);
    if (refusal !== null) return errorResponseOf(refusal);
    if (error instanceof PlatformError || error instanceof BillingError) return errorResponseOf(error.detail);
    return codedErrorResponse(error, response.req, { ...this.options, isDatabaseError });
  }
}
