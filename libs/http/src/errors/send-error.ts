import type { ServerResponse } from 'node:http';
import type { ErrorResponse } from './error-response.js';
import { JsonResponse, sendJson } from '../responses/json-response.js';
import { PROBLEM_TYPE, problemOf, wantsProblem } from './problem.js';
import { contextOf } from '../requests/request-context.js';
import { maskSecrets } from '../logging/secret-mask.js';

/** Sends an error in the requested format, with Retry-After and the other headers of its row; the log line gets the code. */
export function sendError(response: ServerResponse, errorResponse: ErrorResponse): void {
  const { req: request } = response;
  const context = contextOf(request);
  context.facts['code'] = errorResponse.code;
  if (errorResponse.retryAfterSeconds !== null)
    context.headers.push('Retry-After', String(errorResponse.retryAfterSeconds));
  if (errorResponse.headers) context.headers.push(...errorResponse.headers);
  const problem = wantsProblem(request.headers.accept);
  const body = problem ? problemOf(errorResponse, pathOf(request.url)) : errorResponse.body;
  // Bodies repeat what the caller sent (codes, parameter names); an API key in it must not be echoed.
  const text = maskSecrets(JSON.stringify(body));
  sendJson(response, new JsonResponse(errorResponse.status, text), problem ? PROBLEM_TYPE : undefined);
}

function pathOf(target: string | undefined): string {
  return target?.split('?', 1)[0] ?? '/';
}
