import type { ServerResponse } from 'node:http';
import { BillingError } from '@entity-registry/accounts';
import { CallerGoneError, codedAnswer, sendError } from '@entity-registry/http';
import type { CodedAnswerOptions, ErrorAnswer } from '@entity-registry/http';
import { databaseTrouble } from '@entity-registry/database';
import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { authFaultOf } from './auth-faults.js';
import { answerOf } from './error-rows.js';
import { PlatformError } from './platform-error.js';

export type PlatformExceptionFilterOptions = Omit<CodedAnswerOptions, 'isDatabaseTrouble'>;

const isDatabaseTrouble = (error: unknown): boolean => databaseTrouble(error) !== undefined;

/** The only place that turns errors into responses: `{error, code, ...}`. */
@Catch()
export class PlatformExceptionFilter implements ExceptionFilter {
  constructor(private readonly options: PlatformExceptionFilterOptions) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<ServerResponse>();
    // A response that is already streaming can't be replaced, so the connection is closed.
    if (error instanceof CallerGoneError || response.headersSent) response.destroy();
    else sendError(response, this.answerTo(error, response));
  }

  private answerTo(error: unknown, response: ServerResponse): ErrorAnswer {
    const refusal = authFaultOf(error);
    if (refusal !== null) return answerOf(refusal);
    if (error instanceof PlatformError || error instanceof BillingError) return answerOf(error.fault);
    return codedAnswer(error, response.req, { ...this.options, isDatabaseTrouble });
  }
}
