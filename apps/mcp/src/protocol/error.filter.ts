import type { ServerResponse } from 'node:http';
import { contextOf, sendError } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';

/** Answers requests outside the protocol: unknown paths, malformed requests, internal errors. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<ServerResponse>();
    const status = error instanceof HttpException ? error.getStatus() : 500;
    if (status === 500) {
      this.log.error({ requestId: contextOf(response.req).id, err: error }, 'unexpected error');
    }
    const [code, text] = ERRORS[status] ?? DEFAULT_ERROR;
    sendError(response, { code, status, body: { error: text, code }, retryAfterSeconds: null });
  }
}

const ERRORS: Readonly<Record<number, readonly [string, string]>> = {
  404: ['route_not_found', 'not found: the agent tools are at /mcp'],
  500: ['internal_error', 'internal error'],
};
const DEFAULT_ERROR = ['malformed_request', 'malformed request'] as const;
