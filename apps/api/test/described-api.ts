import type { ApiVersion } from '@entity-registry/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { openApiDocument } from '../src/openapi/document.js';
import type { Json, JsonObject } from '../src/openapi/json.js';
import { OPERATIONS } from '../src/operations.js';

/** A response as received. */
export interface Received {
  readonly status: number;
  /** By name in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** An operation of the document, with its location. */
export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly object: JsonObject;
}

/** Headers that a response may only have if the document says so. */
const OURS =
  /^(x-service-.*|ratelimit.*|retry-after|deprecation|link|etag|location|idempotent-replayed|allow|x-request-id)$/;

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** The document of a version, for comparing real requests and responses with it. */
export class DescribedApi {
  readonly document: JsonObject;
  private readonly ajv: Ajv2020;

  constructor(readonly version: ApiVersion) {
    this.document = openApiDocument(OPERATIONS, version);
    this.ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
    // Its types are those of a CommonJS module.
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema({ ...this.document, $id: version });
  }

  get operations(): readonly DescribedOperation[] {
    return Object.entries(this.document['paths'] as Record<string, Record<string, JsonObject>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, object]) => ({
          ...{ method: method.toUpperCase(), path, object },
          pointer: `/paths/${escape(path)}/${method}`,
        })),
    );
  }

  /** The value at a JSON pointer, with its reference followed, and the pointer of the final value. */
  at(pointer: string): { value: Json; pointer: string } {
    const value = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<Json | undefined>((parent, part) => (parent as JsonObject | undefined)?.[part], this.document);
    if (value === undefined) throw new Error(`nothing at ${pointer}`);
    const target = isObject(value) ? value['$ref'] : undefined;
    return typeof target === 'string' && !pointer.endsWith('/schema') ? this.at(target.slice(1)) : { value, pointer };
  }

  /** The first mismatch of `value` with the schema at `pointer`; null: none. */
  faultOf(pointer: string, value: unknown): string | null {
    const validate = this.ajv.getSchema(`${this.version}#${encodeURI(pointer)}`) as ValidateFunction | undefined;
    if (validate === undefined) throw new Error(`no schema at ${pointer}`);
    return validate(value) ? null : this.ajv.errorsText(validate.errors);
  }

  /** The differences between a response of `operation` and the document; empty if it is as described. */
  problemsOf(operation: DescribedOperation, { status, headers, text }: Received): string[] {
    const responses = operation.object['responses'] as JsonObject;
    if (!(String(status) in responses)) return [`status ${String(status)} is not described`];
    const { value, pointer } = this.at(`${operation.pointer}/responses/${String(status)}`);
    const response = value as JsonObject;
    return [...this.headerProblems(response, pointer, headers), ...this.bodyProblems(response, pointer, headers, text)];
  }

  private headerProblems(response: JsonObject, pointer: string, headers: Received['headers']): string[] {
    const described = Object.keys((response['headers'] as JsonObject | undefined) ?? {});
    const unknown = Object.keys(headers).filter(
      (name) => OURS.test(name) && !described.some((known) => known.toLowerCase() === name),
    );
    return [
      ...unknown.map((name) => `header ${name} is not described`),
      ...described.flatMap((name) =>
        this.headerProblem(`${pointer}/headers/${escape(name)}`, headers[name.toLowerCase()]),
      ),
    ];
  }

  private headerProblem(pointer: string, given: string | undefined): string[] {
    const header = this.at(pointer);
    const { required, schema } = header.value as { required?: boolean; schema: JsonObject };
    if (given === undefined) return required ? [`${pointer} is missing`] : [];
    const value = schema['type'] === 'integer' ? Number(given) : given;
    const error = this.faultOf(`${header.pointer}/schema`, value);
    return error === null ? [] : [`${pointer}: ${error}`];
  }

  private bodyProblems(response: JsonObject, pointer: string, headers: Received['headers'], text: string): string[] {
    const content = response['content'] as JsonObject | undefined;
    const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
    if (content === undefined) return text === '' ? [] : ['a body is not described'];
    if (!(type in content)) return [`content type ${type} is not described`];
    const value = valueOf(type, text);
    const error = this.faultOf(`${pointer}/content/${escape(type)}/schema`, value);
    return error === null ? [] : [`body: ${error}: ${text.slice(0, 400)}`];
  }
}

function valueOf(type: string, text: string): unknown {
  if (type.endsWith('json')) return parsed(text);
  return type.endsWith('yaml') ? load(text) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
