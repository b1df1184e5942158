import { DomainError, lookup } from '@entity-registry/domain';
import type { ApiVersion, ErrorCode } from '@entity-registry/domain';
import { errorResponse } from '@entity-registry/http';
import type { ErrorResponse } from '@entity-registry/http';
import { ERROR_CONDITIONS, ERROR_MEMBERS, OPTIONAL_ERROR_MEMBERS } from './error-members.js';
import { ERROR_SAMPLES } from './error-samples.js';
import type { Json, JsonObject } from '../json.js';

/** URLs and time of the examples. */
const EDGE = {
  upgradeUrl: 'https://platform.example.com/billing',
  settingsUrl: 'https://platform.example.com/settings/spending-limit',
  keysUrl: 'https://platform.example.com/keys',
  now: () => new Date('2026-11-21T12:00:00Z'),
};

/** An error as documented: generated from the same table as the responses. */
export interface DescribedError {
  readonly code: ErrorCode;
  readonly status: number;
  /** Name of its schema and its example. */
  readonly component: string;
  readonly schema: JsonObject;
  readonly example: JsonObject;
  readonly retryAfter: boolean;
  readonly allow: boolean;
}

/** How `version` returns the error `code`. */
export function describeError(code: ErrorCode, version: ApiVersion): DescribedError {
  const sample = sampleResponse(code, version);
  const body = sample.body as JsonObject;
  const optional = OPTIONAL_ERROR_MEMBERS[code] ?? [];
  const condition = ERROR_CONDITIONS[code];
  return {
    code,
    status: sample.status,
    component: `${pascal(code)}Error`,
    schema: {
      type: 'object',
      description: condition ?? sentence(textOf(body)),
      properties: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, memberOf(code, name, value)])),
      required: Object.keys(body).filter((name) => !optional.includes(name)),
      additionalProperties: false,
    },
    example: body,
    retryAfter: sample.retryAfterSeconds !== null,
    allow: sample.headers !== undefined,
  };
}

function sampleResponse(code: ErrorCode, version: ApiVersion): ErrorResponse {
  return errorResponse(new DomainError<ErrorCode>(code, ERROR_SAMPLES[code]), version, EDGE);
}

function memberOf(code: ErrorCode, name: string, value: Json): JsonObject {
  if (name === 'error') return errorText(code, value);
  if (name === 'code') return { type: 'string', const: value, description: 'Error code, for programs.' };
  const member = lookup(ERROR_MEMBERS, name);
  if (member === undefined) throw new Error(`the member ${name} of ${code} is not described`);
  return member;
}

/** Texts that include values of the request may be any text; the others are constants, so that errors can be told apart. */
function errorText(code: ErrorCode, value: Json): JsonObject {
  const description = 'What is wrong and how to fix it.';
  if (VARIABLE.has(code)) return { type: 'string', maxLength: 2_000, description };
  return { type: 'string', const: value, description };
}

const VARIABLE: ReadonlySet<ErrorCode> = new Set([
  'unknown_code',
  'include_not_applicable',
  'name_too_short',
  'invalid_parameter',
  'invalid_body',
  'body_too_large',
  'invalid_identifier',
  'unknown_filter',
  'invalid_search_query',
  'public_budget_exhausted',
  'reference_in_use',
]);

function textOf(body: JsonObject): string {
  const text = body['error'] ?? body['message'] ?? body['Message'];
  return typeof text === 'string' ? text : '';
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function pascal(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** RFC 9457's form of every error, for callers that accept it: the members above and those of the error itself (ADR 0027). */
const PROBLEM: JsonObject = {
  type: 'object',
  description:
    'Any error as RFC 9457 problem details, returned if the Accept header includes `application/problem+json`. ' +
    'Has these members and those of the JSON form.',
  properties: {
    type: {
      type: 'string',
      format: 'uri-reference',
      description: 'URL of the error in the documentation.',
    },
    title: { type: 'string', description: 'Title of the error, the same for every occurrence.' },
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'HTTP status.' },
    detail: { type: 'string', description: 'What went wrong in this request.' },
    instance: { type: 'string', format: 'uri-reference', description: 'Path of the request.' },
    error: { type: 'string', description: 'Same as in the JSON form.' },
    code: { type: 'string', description: 'Same as in the JSON form.' },
  },
  required: ['type', 'title', 'status', 'detail', 'instance'],
  additionalProperties: true,
};

/**
 * The members of problem details that no error has as plain JSON. Every error lists them, so that types generated from the
 * document have `title` on every error, whichever of the two forms it has.
 */
export function problemMembers(component: string): JsonObject {
  const { required } = PROBLEM as { required: readonly string[] };
  const ofProblem = (name: string) => ({ $ref: `#/components/schemas/${component}/properties/${name}` });
  return Object.fromEntries(required.map((name) => [name, ofProblem(name)]));
}

/** The same in `version`: on v5 every error has a code, one of `ErrorCode` (ADR 0027). */
export function problemSchema(version: ApiVersion): JsonObject {
  if (version === 'v4') return PROBLEM;
  const { properties, required } = PROBLEM as { properties: JsonObject; required: readonly string[] };
  return {
    ...PROBLEM,
    properties: { ...properties, code: { $ref: '#/components/schemas/ErrorCode' } },
    required: [...required, 'code'],
  };
}
