import { DomainError, lookup } from '@entity-registry/domain';
import type { ApiVersion, ErrorCode } from '@entity-registry/domain';
import { errorResponse } from '@entity-registry/http';
import type { SitePage } from '../site-page.js';
import { ERROR_ADVICE, RETRYABLE } from './error-advice.js';
import { code, json, page, prose, table } from './markdown.js';
import { examplesOf } from './openapi-document.js';
import type { OpenApiDocument } from './openapi-document.js';
import { responseTable, fieldsOf } from './schema-tables.js';
import type { JsonSchema } from './schema-tables.js';

/** How one version returns an error. */
interface ErrorExample {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** When it is returned. */
  readonly when: string;
}

interface DocumentedError {
  readonly code: ErrorCode;
  readonly v4: ErrorExample | undefined;
  readonly v5: ErrorExample | undefined;
}

/** Errors of the transport, which no operation lists, and of paths without an operation. */
const UNLISTED: Readonly<Partial<Record<ErrorCode, string>>> = {
  malformed_request: 'Neither the request nor its body can be read as HTTP.',
  method_not_allowed: 'The path has other methods; `Allow` lists them.',
  expectation_failed: 'An `Expect` header has a value other than `100-continue`.',
  request_timeout: 'The request did not arrive in time.',
  headers_too_large: 'The header fields are longer than the service accepts.',
  route_not_found: 'No route has this path.',
};

const SHOWN_ALWAYS = new Set(['error', 'code']);

/** Every error: when it is returned, what it looks like, and what to do about it, for callers and, by `nextSteps`, for models. */
export function errorsPage(
  v4: OpenApiDocument,
  v5: OpenApiDocument,
  nextSteps: Readonly<Record<string, string>>,
): SitePage {
  const errors = allErrors(v4, v5);
  return {
    path: 'reference/errors',
    title: 'Errors',
    markdown: page(
      '# Errors',
      'Errors are not charged or counted. On v5 the body is `{"error": ..., "code": ...}`. Use `code` in programs. With `Accept: application/problem+json` you get the same members as [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) problem details. When and how to retry: [errors and retries](/concepts/errors-and-retries).',
      withoutCode(errors),
      table(
        ['status', 'error', 'retry', 'what to do'],
        errors.map(({ code: name, v5: five, v4: four }) => [
          String((five ?? four)?.status),
          `[\`${name}\`](#${name})`,
          RETRYABLE.has(name) ? 'yes' : 'no',
          prose(ERROR_ADVICE[name]),
        ]),
      ),
      ...errors.map((error) => errorSection(error, v5, nextSteps[error.code])),
    ),
  };
}

/** Which errors of v4 have no `code` in their body; on v5 every error has one (ADR 0027). */
function withoutCode(errors: readonly DocumentedError[]): string {
  const plain = errors.filter(({ v4 }) => v4 !== undefined && !('code' in v4.body));
  const names = plain.map((one) => `[\`${one.code}\`](#${one.code}) (${String(statusOf(one))})`).join(', ');
  return page(
    '## Errors without a `code` {#without-code}',
    'On v5 every error has a `code`. Errors of routes outside `/v4` and `/v5`, such as `/objects`, have none.',
    `On v4, recognize these by their status and text: ${names}.`,
    '## All errors {#all}',
  ).trimEnd();
}

/** Every code with how each version returns it, by status. */
export function allErrors(v4: OpenApiDocument, v5: OpenApiDocument): DocumentedError[] {
  const four = errorsIn(v4);
  const five = errorsIn(v5);
  return (Object.keys(ERROR_ADVICE) as ErrorCode[])
    .map((name) => {
      return {
        code: name,
        v4: four.get(name) ?? transportError(name, 'v4'),
        v5: five.get(name) ?? transportError(name, 'v5'),
      };
    })
    .sort((a, b) => statusOf(a) - statusOf(b));
}

const statusOf = ({ v4, v5 }: DocumentedError): number => (v5 ?? v4)?.status ?? 0;

function errorsIn(document: OpenApiDocument): Map<string, ErrorExample> {
  const found = new Map<string, ErrorExample>();
  for (const [name, response] of Object.entries(document.components.responses)) {
    const status = Number(/^Refused(\d{3})/.exec(name)?.[1]);
    if (!(status >= 400)) continue;
    for (const [error, { value }] of examplesOf(document, response)) {
      const schema = lookup(document.components.schemas, `${pascal(error)}Error`);
      // Routes outside the versions return some of them without their code.
      if (found.get(error)?.body['code'] !== undefined) continue;
      found.set(error, { status, body: value as Record<string, unknown>, when: schema?.description ?? '' });
    }
  }
  return found;
}

function transportError(name: ErrorCode, version: ApiVersion): ErrorExample | undefined {
  const when = UNLISTED[name];
  if (when === undefined) return undefined;
  const fields = name === 'method_not_allowed' ? { allow: ['GET'] } : {};
  const error = new DomainError<ErrorCode>(name, fields as never);
  const edge = { upgradeUrl: '', settingsUrl: '', now: () => new Date(0) };
  const { status, body } = errorResponse(error, version, edge);
  return { status, body, when };
}

function errorSection(
  { code: name, v4, v5 }: DocumentedError,
  document: OpenApiDocument,
  nextStep: string | undefined,
): string {
  const shown = v5 ?? v4;
  if (shown === undefined) throw new Error(`no document shows the error ${name}`);
  const schema = lookup(document.components.schemas, `${pascal(name)}Error`);
  const rows =
    schema === undefined ? [] : fieldsOf(ownMembers(schema)).rows.filter((row) => !SHOWN_ALWAYS.has(row.name));
  return page(
    `## ${String(shown.status)} \`${name}\` {#${name}}`,
    prose(shown.when),
    `**What to do** ${prose(ERROR_ADVICE[name])} {.advice}`,
    retryText(name, v4, v5),
    // An error without a code on the wire never reaches a model as a code.
    nextStep === undefined ? '' : `**The agent tools say** ${prose(nextStep)} {.advice}`,
    v5 === undefined ? '' : json(v5.body),
    differs(v4, v5)
      ? page(v5 === undefined ? 'Only on v4:' : `On v4, status ${code(String(v4?.status))}:`, json(v4?.body)).trimEnd()
      : '',
    v4 === undefined ? 'v4 does not return it.' : '',
    rows.length === 0 ? '' : responseTable(rows),
  ).trimEnd();
}

/** Without the members of problem details, which all errors share and the page describes once. */
function ownMembers(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema.properties ?? {}).filter(([, { $ref }]) => $ref === undefined);
  return { ...schema, properties: Object.fromEntries(own) };
}

function retryText(name: ErrorCode, v4: ErrorExample | undefined, v5: ErrorExample | undefined): string {
  const status = (v5 ?? v4)?.status;
  if (!RETRYABLE.has(name))
    return status === 429 ? '`Retry-After` says when the period ends; a retry before then is refused.' : '';
  return name === 'request_timeout' ? 'May be retried.' : 'May be retried after `Retry-After` seconds.';
}

function differs(v4: ErrorExample | undefined, v5: ErrorExample | undefined): boolean {
  return (
    v4 !== undefined &&
    (v5 === undefined || JSON.stringify([v4.status, v4.body]) !== JSON.stringify([v5.status, v5.body]))
  );
}

function pascal(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
