import type { ServerResponse } from 'node:http';
import { BillingError } from '@entity-registry/accounts';
import { CallerGoneError, codedAnswer, contextOf, sendError } from '@entity-registry/http';
import type { CodedAnswerOptions, ErrorAnswer } from '@entity-registry/http';
import { databaseTrouble } from '@entity-registry/database';
import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { AdminError } from './admin-error.js';
import { answerOf } from './error-rows.js';

export type AdminExceptionFilterOptions = Omit<CodedAnswerOptions, 'isDatabaseTrouble'>;

const isDatabaseTrouble = (error: unknown): boolean => databaseTrouble(error) !== undefined;

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
      return answerOf(error.fault);
    }
    if (error instanceof BillingError) return answerOf(error.fault);
    return codedAnswer(error, response.req, { ...this.options, isDatabaseTrouble });
  }
}
