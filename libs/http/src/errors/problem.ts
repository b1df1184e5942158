import type { ErrorResponse } from './error-response.js';

export const PROBLEM_TYPE = 'application/problem+json';
const JSON_TYPE = 'application/json';

// A comma or semicolon inside quotes is not a separator. An unclosed quote extends to the end of the text: searching for its
// end again from every quotation mark would take quadratic time.
const RANGES = /(?:[^,"]|"(?:\\[^]?|[^"\\])*(?:"|$))+/g;
const PARAMETERS = /(?:[^;"]|"(?:\\[^]?|[^"\\])*(?:"|$))+/g;
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Whether an Accept header asks for problem details (ADR 0027): it names `application/problem+json`, and wants
 * `application/json` no more than that. If both have the same quality, errors are sent as problem details. A wildcard doesn't
 * count.
 */
export function wantsProblem(accept: string | undefined): boolean {
  if (accept?.toLowerCase().includes(PROBLEM_TYPE) !== true) return false;
  const qualities = readAccept(accept);
  const problem = qualities.get(PROBLEM_TYPE) ?? 0;
  const json = qualities.get(JSON_TYPE) ?? qualities.get('application/*') ?? qualities.get('*/*') ?? 0;
  return problem > 0 && problem >= json;
}

/** The media ranges of an Accept header in lower case, each with its quality (RFC 9110, 12.5.1); invalid ones are left out. */
function readAccept(accept: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const item of accept.match(RANGES) ?? []) {
    const [range = '', ...parameters] = (item.match(PARAMETERS) ?? []).map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
    if (QUALITY.test(weight)) qualities.set(range.toLowerCase(), Number(weight));
  }
  return qualities;
}

/**
 * The same response as RFC 9457 problem details: its members, and `type` (a place in the documentation, relative to the
 * service's own address), `title` (always the same for a code), `status`, `detail` (of this occurrence), `instance` (the path called).
 */
export function problemOf({ code, status, body }: ErrorResponse, path: string): Record<string, unknown> {
  const words = code.replaceAll('_', ' ');
  return {
    type: `/docs/errors#${code}`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    status,
    detail: body['message'] ?? body['Message'] ?? body['error'],
    instance: path,
    ...body,
  };
}
