import type { ServerResponse } from 'node:http';
import { reportFirstByte } from './first-byte.js';
import { contextOf } from '../requests/request-context.js';
import { securityHeaders } from './security-headers.js';

/** A finished response: status and JSON text, ready to be sent unchanged. */
export class JsonResponse {
  constructor(
    readonly status: number,
    /** Nothing for a 304, which has no body. */
    readonly text: string,
    /** Headers of this response only: name, value, ...; a Cache-Control among them replaces the fixed one. */
    readonly headers: readonly string[] = [],
  ) {}
}

const JSON_TYPE = 'application/json; charset=utf-8';

const secure = securityHeaders();

// Responses are paid for, personal, or both: no intermediate cache may store one.
const fixed = ['Cache-Control', 'no-store', ...secure];

/**
 * Sends `jsonResponse` whole, in one write with its Content-Length, with the fixed headers, X-Request-Id and the headers of the
 * request's context. No ETag is computed. Does nothing if a response has begun or the client is gone.
 */
export function sendJson(response: ServerResponse, jsonResponse: JsonResponse, contentType = JSON_TYPE): void {
  if (response.headersSent || response.destroyed) return;
  const { status, text, headers } = jsonResponse;
  const context = contextOf(response.req);
  // The length of a 304 would be that of the response it replaces.
  const entity = status === 304 ? [] : ['Content-Type', contentType, 'Content-Length', String(Buffer.byteLength(text))];
  const common = headers.includes('Cache-Control') ? secure : fixed;
  response.writeHead(status, [...entity, ...common, 'X-Request-Id', context.id, ...headers, ...context.headers]);
  response.end(text);
  reportFirstByte(response);
}

/** Sets the fixed headers (except the content type), X-Request-Id and the context's own on a streamed response. */
export function setFixedHeaders(response: ServerResponse): void {
  if (response.headersSent) return;
  const context = contextOf(response.req);
  const headers = [...fixed, 'X-Request-Id', context.id, ...context.headers];
  for (let index = 0; index + 1 < headers.length; index += 2) {
    response.setHeader(headers[index] as string, headers[index + 1] as string);
  }
}
