import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Json, JsonObject } from '../src/openapi/json.js';
import type { DescribedApi, DescribedOperation } from './described-api.js';
import { only, valuesOf } from './json-arbitrary.js';

/** A request before it has a caller. */
export interface GeneratedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Media type and text; null: none. */
  readonly body: { readonly type: string; readonly text: string } | null;
}

/** A parameter of an operation, with the place of its schema. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonObject;
  readonly pointer: string;
  readonly example: Json | undefined;
}

/** Introduces one fault. */
type Corruption = (request: GeneratedRequest) => GeneratedRequest;

/** Values of a parameter that its schema does not list: ids that exist, codes that are sold. */
export type Known = (operation: DescribedOperation, parameter: string) => readonly string[];

/** Requests to one operation, both those that its document allows and those that it does not. */
export class RequestGenerator {
  private readonly parameters: readonly Parameter[];

  constructor(
    private readonly api: DescribedApi,
    readonly operation: DescribedOperation,
    private readonly hints: { readonly known: Known; readonly words: readonly string[] },
  ) {
    const listed = operation.object['parameters'] as readonly JsonObject[];
    this.parameters = listed.map((_, index) => {
      const { value, pointer } = api.at(`${operation.pointer}/parameters/${String(index)}`);
      const { name, in: place, required, schema, example } = value as JsonObject;
      return {
        ...{ name: name as string, in: place as string, required: required === true, schema: schema as JsonObject },
        ...{ pointer: `${pointer}/schema`, example },
      };
    });
  }

  /** The request that the document shows: the examples of its own parameters, and of the body. */
  shown(): GeneratedRequest {
    const own = this.parameters.filter(
      ({ required, example, pointer }) => required || (example !== undefined && !pointer.startsWith('/components')),
    );
    const valueOf = ({ name, example, required }: Parameter) =>
      (required ? this.hints.known(this.operation, name)[0] : undefined) ?? textOf(example ?? null);
    const given = (place: string) =>
      own.filter((parameter) => parameter.in === place).map((one) => [one.name, valueOf(one)] as const);
    const [form] = this.forms();
    return {
      path: Object.fromEntries(given('path')),
      query: given('query'),
      headers: {},
      body: form ? form.shown : null,
    };
  }

  /** Requests that the document allows. */
  valid(): Arbitrary<GeneratedRequest> {
    const inPlace = (place: string) => this.parameters.filter((parameter) => parameter.in === place);
    const record = (parameters: readonly Parameter[]): Arbitrary<Record<string, string>> =>
      fc.record(Object.fromEntries(parameters.map((parameter) => [parameter.name, this.texts(parameter)])), {
        requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      });
    const forms = this.forms();
    return fc.record({
      path: record(inPlace('path')),
      query: record(inPlace('query')).map((query) => Object.entries(query)),
      headers: record(inPlace('header')),
      body: forms.length === 0 ? fc.constant(null) : fc.oneof(...forms.map(({ bodies }) => bodies)),
    });
  }

  /** Requests with one fault that the document rules out. Routes without a key ignore unknown parameters, as pages must. */
  invalid(): Arbitrary<GeneratedRequest> {
    const faults = this.wrongBodies();
    if (this.isKeyed) faults.push(this.unknownParameter(), this.repeatedParameter());
    if (this.isKeyed || this.takesQuery) faults.push(this.wrongParameter());
    return fc.tuple(this.valid(), fc.oneof(...faults)).map(([request, spoil]) => spoil(request));
  }

  /** Whether there is a request that the document rules out. */
  get canBeWrong(): boolean {
    return this.isKeyed || this.takesQuery;
  }

  private get needsBody(): boolean {
    return (this.operation.object['requestBody'] as { required?: boolean } | undefined)?.required === true;
  }

  private get isKeyed(): boolean {
    return (this.operation.object['security'] as readonly unknown[]).length > 0;
  }

  private get takesQuery(): boolean {
    return this.parameters.some((parameter) => parameter.in === 'query');
  }

  private texts(parameter: Parameter): Arbitrary<string> {
    const { name, schema, pointer } = parameter;
    const values = valuesOf(schema, { follow: this.follow, words: this.hints.words });
    const any = only(values, (value) => this.api.faultOf(pointer, value) === null).map(textOf);
    const known = this.hints.known(this.operation, name);
    const usual = known.length === 0 ? any : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, any);
    // The bytes of a header are those of UTF-8.
    if (parameter.in === 'header') return usual.map((text) => Buffer.from(text, 'utf8').toString('latin1'));
    // An empty segment or one of dots makes another path.
    return parameter.in === 'path' ? only(usual, (text) => !/^\.{0,2}$/.test(text)) : usual;
  }

  /** The media types of the body. */
  private forms() {
    const content = (this.operation.object['requestBody'] as { content?: JsonObject } | undefined)?.content ?? {};
    return Object.entries(content as Record<string, JsonObject>).map(([type, { schema, examples }]) => {
      const pointer = `${this.operation.pointer}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
      const shown = Object.values((examples ?? {}) as Record<string, { value: Json }>).map(({ value }) => value);
      const generated = valuesOf(schema as JsonObject, { follow: this.follow, words: this.hints.words });
      const mixed = fc.oneof(fc.constantFrom(...shown), generated);
      const values = only(mixed, (value) => this.api.faultOf(pointer, value) === null);
      const write = (value: Json) => ({ type, text: written(type, value) });
      return { type, pointer, values, write, bodies: values.map(write), shown: write(shown[0] ?? null) };
    });
  }

  private unknownParameter(): Arbitrary<Corruption> {
    return fc.constantFrom('no_such_parameter', 'Dry_run', 'page_', 'constructor').map((name) => (request) => ({
      ...request,
      query: [...request.query, [name, '1'] as const],
    }));
  }

  private repeatedParameter(): Arbitrary<Corruption> {
    const names = this.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    if (names.length === 0) return this.unknownParameter();
    return fc.constantFrom(...names).map((name) => (request) => ({
      ...request,
      query: [...request.query.filter(([given]) => given !== name), [name, 'true'], [name, 'true']] as const,
    }));
  }

  /** A parameter with a text that its schema does not allow. */
  private wrongParameter(): Arbitrary<Corruption> {
    const choices = this.parameters.filter(({ in: place }) => place !== 'path');
    if (choices.length === 0) return this.unknownParameter();
    const odd = fc.oneof(fc.string(), fc.constantFrom('', '0', '-1', '1.5', 'null', 'x'.repeat(3_000)));
    const isWrong = ([{ schema, pointer, in: place }, text]: [Parameter, string]) =>
      this.api.faultOf(pointer, meant(schema, place === 'header' ? headerText(text) : text)) !== null;
    return only(fc.tuple(fc.constantFrom(...choices), odd), isWrong).map(
      ([{ name, in: place }, text]) =>
        (request) =>
          place === 'header'
            ? { ...request, headers: { ...request.headers, [name]: headerText(text) } }
            : {
                ...request,
                query: [...request.query.filter(([given]) => given !== name), [name, text] as const],
              },
    );
  }

  private wrongBodies(): Arbitrary<Corruption>[] {
    return this.forms().flatMap(({ type, pointer, values, write }) => {
      const odd = fc.jsonValue({ maxDepth: 2 }) as Arbitrary<Json>;
      const replaced = only(
        fc.tuple(values, odd, fc.nat()).map(([value, other, at]) => corrupted(value, other, at)),
        (value) => this.api.faultOf(pointer, value) !== null && (type.endsWith('json') || isFlat(value)),
      );
      const asJson = replaced.map((value) => (request: GeneratedRequest) => ({ ...request, body: write(value) }));
      const broken = fc
        .constantFrom(...(this.needsBody ? [''] : []), '{', '[]', '"text"', '{"a":1,"a":2}', '\u0000')
        .map((text) => (request: GeneratedRequest) => ({
          ...request,
          body: { type, text },
        }));
      const other = fc.constantFrom('text/plain', 'application/xml').map((wrong) => (request: GeneratedRequest) => ({
        ...request,
        body: request.body && { ...request.body, type: wrong },
      }));
      return type.endsWith('json') ? [asJson, asJson, broken, other] : [asJson, other];
    });
  }

  private readonly follow = (ref: string): JsonObject => this.api.at(ref.slice(1)).value as JsonObject;
}

/** `value` with one member replaced, left out or added. */
function corrupted(value: Json, odd: Json, at: number): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return odd;
  const entries = Object.entries(value as JsonObject);
  if (entries.length === 0 || at % 4 === 0) return { ...(value as JsonObject), no_such_member: odd };
  const [name, inner] = entries[at % entries.length] as [string, Json];
  if (at % 4 === 1) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return { ...(value as JsonObject), [name]: at % 4 === 2 ? odd : corrupted(inner, odd, Math.floor(at / 4)) };
}

function isFlat(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string');
}

function written(type: string, value: Json): string {
  if (type.endsWith('json')) return JSON.stringify(value);
  return new URLSearchParams(Object.entries(value as Record<string, string>)).toString();
}

/** A value as the text of a parameter, with the items of a list separated by commas. */
function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(textOf).join(',') : JSON.stringify(value);
}

/** The value of a query text according to its schema. */
function meant({ type }: JsonObject, text: string): Json {
  if (type === 'array') return text.split(',');
  return (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The part of a text that a client can send in a header. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').trim();
}
