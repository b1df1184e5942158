import type { ServerResponse } from 'node:http';
import type { ErrorAnswer } from './error-answers.js';
import { JsonAnswer, sendJson } from '../responses/json-answer.js';
import { PROBLEM_TYPE, problemOf, wantsProblem } from './problem.js';
import { contextOf } from '../requests/request-context.js';
import { maskSecrets } from '../logging/secret-mask.js';

/** Sends an error in the requested format, with Retry-After and the other headers of its row; the log line gets the code. */
export function sendError(response: ServerResponse, answer: ErrorAnswer): void {
  const { req: request } = response;
  const context = contextOf(request);
  context.facts['code'] = answer.code;
  if (answer.retryAfterSeconds !== null) context.headers.push('Retry-After', String(answer.retryAfterSeconds));
  if (answer.headers) context.headers.push(...answer.headers);
  const problem = wantsProblem(request.headers.accept);
  const body = problem ? problemOf(answer, pathOf(request.url)) : answer.body;
  // Bodies repeat what the caller sent (codes, parameter names); an API key in it must not be echoed.
  const text = maskSecrets(JSON.stringify(body));
  sendJson(response, new JsonAnswer(answer.status, text), problem ? PROBLEM_TYPE : undefined);
}

function pathOf(target: string | undefined): string {
  return target?.split('?', 1)[0] ?? '/';
}
