import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { DomainError } from '@entity-registry/domain';
import { createLogger } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AdminExceptionFilter } from './admin-exception.filter.js';

/** The status that the filter returns for `error`, and the lines that it logs. */
function respondTo(error: unknown): { status: number; log: Record<string, unknown>[] } {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const log = createLogger({ service: 'admin-api', level: 'info', destination });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  new AdminExceptionFilter({ log, methods: { methodError: () => null }, now: () => new Date() }).catch(
    error,
    new ExecutionContextHost([response.req, response]),
  );
  return { status: response.statusCode, log: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the cause of an error', () => {
  it("is logged, but the caller's own mistakes are not", () => {
    const error = new DomainError('service_unavailable', { retryAfterSeconds: 5 });
    expect(respondTo(error)).toEqual({ status: 503, log: [] });
    error.cause = new Error('connection refused');
    expect(respondTo(error)).toMatchObject({
      status: 503,
      log: [{ level: 'warn', code: 'service_unavailable', err: { message: 'connection refused' } }],
    });
  });
});
