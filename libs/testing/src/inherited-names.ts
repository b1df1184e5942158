/** Names that every object inherits: a lookup that reaches a prototype finds them (ADR 0027). */
export const INHERITED_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
] as const;

/** A request with an inherited name in one place. */
export interface InheritedNameRequest {
  /** The operation, the place and the name. */
  readonly title: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; undefined: none. */
  readonly body: string | undefined;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: Json;
  readonly schema?: JsonObject;
}

/** A value that replaces another one. */
type Place = readonly (string | number)[];

/** Maximum depth of a body generated from its schema. */
const DEEPEST = 4;

/**
 * Requests to every operation of an OpenAPI document, each with an inherited name in place of one parameter of the path, the
 * query or a header, of one value of the body, or as the name of an additional parameter or member. `known`: values of
 * parameters that exist, such as ids; other values are the document's examples or generated from its schemas.
 */
export function inheritedNameRequests(
  document: unknown,
  known: (path: string, parameter: string) => string | undefined,
): InheritedNameRequest[] {
  const whole = document as JsonObject;
  return Object.entries(whole['paths'] as Record<string, Record<string, JsonObject>>).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const operationRequests = new OperationRequests(whole, { method, path, operation }, known);
      return INHERITED_NAMES.flatMap((name) => [...operationRequests.with(name)]);
    }),
  );
}

class OperationRequests {
  private readonly parameters: readonly Parameter[];
  private readonly usual: ReadonlyMap<Parameter, string>;
  private readonly body: Json | undefined;

  constructor(
    private readonly document: JsonObject,
    private readonly at: { readonly method: string; readonly path: string; readonly operation: JsonObject },
    known: (path: string, parameter: string) => string | undefined,
  ) {
    const listed = (at.operation['parameters'] ?? []) as readonly JsonObject[];
    this.parameters = listed.map((parameter) => this.resolved(parameter) as unknown as Parameter);
    this.usual = new Map(
      this.parameters.map((parameter) => [
        parameter,
        known(at.path, parameter.name) ?? textOf(this.example(parameter)),
      ]),
    );
    this.body = this.exampleBody();
  }

  *with(name: string): Generator<InheritedNameRequest> {
    for (const parameter of this.parameters) {
      yield this.request(`${parameter.in} ${parameter.name}: ${name}`, { changed: new Map([[parameter, name]]) });
    }
    yield this.request(`query ${name}`, { query: `${name}=1` });
    if (this.body === undefined) return;
    for (const place of placesOf(this.body)) {
      const value = replaced(this.body, place, () => JSON.stringify(name));
      yield this.request(`body ${place.join('.')}: ${name}`, { body: value });
      const member = replaced(this.body, place, (old) => withMember(old, name));
      if (member !== value) yield this.request(`body ${place.join('.')} with ${name}`, { body: member });
    }
  }

  private request(
    place: string,
    {
      changed = new Map<Parameter, string>(),
      query,
      body,
    }: { changed?: ReadonlyMap<Parameter, string>; query?: string; body?: string },
  ): InheritedNameRequest {
    const { method, path } = this.at;
    const given = this.parameters.filter((parameter) => parameter.required === true || changed.has(parameter));
    const valueOf = (parameter: Parameter) => changed.get(parameter) ?? this.usual.get(parameter) ?? '';
    const inPlace = (where: string) => given.filter((parameter) => parameter.in === where);
    const target = inPlace('path').reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter))),
      path,
    );
    const pairs = inPlace('query').map((parameter) => `${parameter.name}=${encodeURIComponent(valueOf(parameter))}`);
    const search = [...pairs, ...(query === undefined ? [] : [query])].join('&');
    return {
      title: `${method.toUpperCase()} ${path}, ${place}`,
      method: method.toUpperCase(),
      target: search === '' ? target : `${target}?${search}`,
      headers: Object.fromEntries(inPlace('header').map((parameter) => [parameter.name, valueOf(parameter)])),
      body: body ?? (this.body === undefined ? undefined : JSON.stringify(this.body)),
    };
  }

  private example({ example, schema }: Parameter): Json {
    return example ?? this.sample(schema ?? {}, 0);
  }

  private exampleBody(): Json | undefined {
    const body = this.resolved((this.at.operation['requestBody'] ?? {}) as JsonObject);
    const form = (body['content'] as Record<string, JsonObject> | undefined)?.['application/json'];
    if (form === undefined) return undefined;
    const [shown] = Object.values((form['examples'] ?? {}) as Record<string, { value: Json }>);
    return shown?.value ?? this.sample(form['schema'] as JsonObject, 0);
  }

  /** A value that `schema` allows, as far as its shape goes. */
  private sample(given: JsonObject, depth: number): Json {
    const schema = this.resolved(given);
    const [first] = (schema['enum'] ?? schema['examples'] ?? []) as readonly Json[];
    const known = schema['const'] ?? schema['example'] ?? schema['default'] ?? first;
    if (known !== undefined) return known;
    const [choice] = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as readonly JsonObject[];
    if (choice !== undefined) return this.sample(choice, depth);
    const type = Array.isArray(schema['type']) ? (schema['type'] as Json[])[0] : schema['type'];
    if (type === 'integer' || type === 'number') return 1;
    if (type === 'boolean') return true;
    if (type === 'array')
      return depth === DEEPEST ? [] : [this.sample((schema['items'] ?? {}) as JsonObject, depth + 1)];
    if (type !== 'object') return 'text';
    const members = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>);
    if (depth === DEEPEST) return {};
    return Object.fromEntries(members.map(([name, member]) => [name, this.sample(member, depth + 1)]));
  }

  private resolved(value: JsonObject): JsonObject {
    const reference = value['$ref'];
    if (typeof reference !== 'string') return value;
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => new Map(Object.entries(part as object)).get(name), this.document);
    return this.resolved(found as JsonObject);
  }
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Every place of a value: itself, its members and items, theirs, and so on. */
function placesOf(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...(value as Json[]).entries()]
    : Object.entries(value);
  return [[], ...entries.flatMap(([key, inner]) => placesOf(inner).map((rest) => [key, ...rest]))];
}

/** `value` as JSON, with the value at `place` written by `write`. As text, because no object can have a member `__proto__`. */
function replaced(value: Json, place: Place, write: (old: Json) => string): string {
  const [key, ...rest] = place;
  if (key === undefined) return write(value);
  if (Array.isArray(value)) {
    const items = (value as Json[]).map((item, index) =>
      index === key ? replaced(item, rest, write) : JSON.stringify(item),
    );
    return `[${items.join(',')}]`;
  }
  const members = Object.entries(value as JsonObject).map(
    ([name, member]) =>
      `${JSON.stringify(name)}:${name === key ? replaced(member, rest, write) : JSON.stringify(member)}`,
  );
  return `{${members.join(',')}}`;
}

/** An object with a member of that name; for other values, the name as text. */
function withMember(value: Json, name: string): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(name);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member)}`);
  return `{${[...members, `${JSON.stringify(name)}:{"a":1}`].join(',')}}`;
}
