import type { ServerResponse } from 'node:http';
import { contextOf } from './request-context.js';
import { securityHeaders } from './security-headers.js';

/** A finished answer: status and JSON text, ready to be sent as it is. */
export class JsonAnswer {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {}
}

const JSON_TYPE = 'application/json; charset=utf-8';

const fixed = [
  // Answers are paid for, personal, or both: no cache on the way may keep one.
  'Cache-Control',
  'no-store',
  ...securityHeaders(),
];

/**
 * Sends `text` as the whole answer, in one write with its Content-Length, with the fixed headers, X-Request-Id and the
 * headers of the request's context. No ETag is computed. Does nothing when an answer has begun or the client is gone.
 */
export function sendJson(response: ServerResponse, status: number, text: string, contentType = JSON_TYPE): void {
  if (response.headersSent || response.destroyed) return;
  const context = contextOf(response.req);
  response.writeHead(status, [
    'Content-Type',
    contentType,
    ...fixed,
    'Content-Length',
    String(Buffer.byteLength(text)),
    'X-Request-Id',
    context.id,
    ...context.headers,
  ]);
  response.end(text);
}

/** Sets the fixed headers (but the content type), X-Request-Id and the context's own on an answer that is streamed. */
export function setFixedHeaders(response: ServerResponse): void {
  if (response.headersSent) return;
  const context = contextOf(response.req);
  const headers = [...fixed, 'X-Request-Id', context.id, ...context.headers];
  for (let index = 0; index + 1 < headers.length; index += 2) {
    response.setHeader(headers[index] as string, headers[index + 1] as string);
  }
}
