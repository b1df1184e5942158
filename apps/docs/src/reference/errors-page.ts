import { DomainError } from '@entity-registry/domain';
import type { ErrorCode } from '@entity-registry/domain';
import { errorAnswer } from '@entity-registry/nest-kit';
import type { SitePage } from '../pages/site-page.js';
import { ERROR_ADVICE, RETRYABLE } from './error-advice.js';
import { code, json, page, prose, table } from './markdown.js';
import { examplesOf } from './openapi-document.js';
import type { OpenApiDocument } from './openapi-document.js';
import { answerTable, fieldsOf } from './schema-tables.js';

/** How one version gives an error. */
interface Given {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** When it is given. */
  readonly when: string;
}

interface DocumentedError {
  readonly code: ErrorCode;
  readonly v4: Given | undefined;
  readonly v5: Given | undefined;
}

/** Refusals of the transport, which no operation lists, and of paths that no operation answers. */
const UNLISTED: Readonly<Partial<Record<ErrorCode, string>>> = {
  malformed_request: 'Neither the request nor its body can be read as HTTP.',
  method_not_allowed: 'The path has other methods; `Allow` lists them.',
  expectation_failed: 'An `Expect` header asks for something else than `100-continue`.',
  request_timeout: 'The request did not arrive in time.',
  headers_too_large: 'The header fields are longer than the service reads.',
  route_not_found: 'No route has this path.',
};

const SHOWN_ALWAYS = new Set(['error', 'code']);

/** Every error: when it comes, how it looks, and what to do about it, for callers and, by `nextSteps`, for models. */
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
      'Nothing on this page is charged or counted. The body is `{"error": ...}`, on most with a `code`, by which a program decides. Callers whose `Accept` names `application/problem+json` get the same members as [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) problem details. When to retry, and how: [errors and retries](/concepts/errors-and-retries).',
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

/** Which answers are told by their status and their text alone: their names here never stand in a body. */
function withoutCode(errors: readonly DocumentedError[]): string {
  const plain = (version: 'v4' | 'v5') =>
    errors.filter((one) => one[version] !== undefined && !('code' in one[version].body));
  const onV4 = new Set(plain('v4'));
  const names = (list: readonly DocumentedError[]) =>
    list.map((one) => `[\`${one.code}\`](#${one.code}) (${String(statusOf(one))})`).join(', ');
  const onV5 = plain('v5');
  const further = [...onV4].filter((one) => !onV5.includes(one));
  return page(
    '## Answers without a `code` {#without-code}',
    `These are told by their status and their text. The names that this page, the SDK and the agent tools give them stand in no body, so that \`body.code === 'entity_not_found'\` is never true: ${names(onV5)}.`,
    further.length === 0 ? '' : `On v4 these carry none either: ${names(further)}.`,
    '## All errors {#all}',
  ).trimEnd();
}

/** Every code with how each version gives it, by status. */
export function allErrors(v4: OpenApiDocument, v5: OpenApiDocument): DocumentedError[] {
  const four = errorsIn(v4);
  const five = errorsIn(v5);
  return (Object.keys(ERROR_ADVICE) as ErrorCode[])
    .map((name) => {
      const unlisted = ofTheTransport(name);
      return { code: name, v4: four.get(name) ?? unlisted, v5: five.get(name) ?? unlisted };
    })
    .sort((a, b) => statusOf(a) - statusOf(b));
}

const statusOf = ({ v4, v5 }: DocumentedError): number => (v5 ?? v4)?.status ?? 0;

function errorsIn(document: OpenApiDocument): Map<string, Given> {
  const found = new Map<string, Given>();
  for (const [name, response] of Object.entries(document.components.responses)) {
    const status = Number(/^Refused(\d{3})/.exec(name)?.[1]);
    if (!(status >= 400)) continue;
    for (const [error, { value }] of examplesOf(document, response)) {
      const schema = document.components.schemas[`${pascal(error)}Error`];
      found.set(error, { status, body: value as Record<string, unknown>, when: schema?.description ?? '' });
    }
  }
  return found;
}

function ofTheTransport(name: ErrorCode): Given | undefined {
  const when = UNLISTED[name];
  if (when === undefined) return undefined;
  const fields = name === 'method_not_allowed' ? { allow: ['GET'] } : {};
  const error = new DomainError<ErrorCode>(name, fields as never);
  const edge = { upgradeUrl: '', settingsUrl: '', now: () => new Date(0) };
  const { status, body } = errorAnswer(error, 'v5', edge);
  return { status, body, when };
}

function errorSection(
  { code: name, v4, v5 }: DocumentedError,
  document: OpenApiDocument,
  nextStep: string | undefined,
): string {
  const given = v5 ?? v4;
  if (given === undefined) throw new Error(`no document shows the error ${name}`);
  const schema = document.components.schemas[`${pascal(name)}Error`];
  const rows = schema === undefined ? [] : fieldsOf(schema).rows.filter((row) => !SHOWN_ALWAYS.has(row.name));
  return page(
    `## ${String(given.status)} \`${name}\` {#${name}}`,
    prose(given.when),
    `**What to do** ${prose(ERROR_ADVICE[name])} {.advice}`,
    retryText(name, v4, v5),
    // What has no code on the wire is never told to a model by it.
    nextStep === undefined ? '' : `**The agent tools say** ${prose(nextStep)} {.advice}`,
    v5 === undefined ? '' : json(v5.body),
    differs(v4, v5)
      ? page(v5 === undefined ? 'On v4 alone:' : `On v4, status ${code(String(v4?.status))}:`, json(v4?.body)).trimEnd()
      : '',
    v4 === undefined ? 'v4 does not give it.' : '',
    rows.length === 0 ? '' : answerTable(rows),
  ).trimEnd();
}

function retryText(name: ErrorCode, v4: Given | undefined, v5: Given | undefined): string {
  const status = (v5 ?? v4)?.status;
  if (!RETRYABLE.has(name))
    return status === 429 ? '`Retry-After` says when the period ends; a retry before then is refused.' : '';
  return name === 'request_timeout' ? 'May be retried.' : 'May be retried after `Retry-After` seconds.';
}

function differs(v4: Given | undefined, v5: Given | undefined): boolean {
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
