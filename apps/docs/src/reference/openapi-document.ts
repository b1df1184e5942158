import { lookup } from '@entity-registry/domain';
import type { JsonSchema } from './schema-tables.js';

/** The part of an OpenAPI 3.1 document that the reference shows. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly examples: Readonly<Record<string, Example>>;
  };
}

interface Ref {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response | Ref>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Header {
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Ref>>;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Media {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, Example | Ref>>;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

/** An operation with its path and method; references are resolved. */
export interface PlacedOperation {
  readonly document: OpenApiDocument;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

type Kind = keyof OpenApiDocument['components'];

/** Resolves `#/components/...`. Throws if it does not exist. */
export function resolved<K extends Kind>(
  document: OpenApiDocument,
  kind: K,
  value: Ref | OpenApiDocument['components'][K][string],
): OpenApiDocument['components'][K][string] {
  if (typeof value !== 'object' || !('$ref' in value) || value.$ref === undefined) {
    return value as OpenApiDocument['components'][K][string];
  }
  const found = lookup(document.components[kind], value.$ref.slice(value.$ref.lastIndexOf('/') + 1));
  if (found === undefined) throw new Error(`${value.$ref} is not in the document`);
  return found as OpenApiDocument['components'][K][string];
}

/** Every operation of a document, in its order. */
export function operationsOf(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ document, method, path, operation },
      parameters: operation.parameters.map((parameter) => resolved(document, 'parameters', parameter)),
    })),
  );
}

/** The operation at a path. Throws when there is none. */
export function operationAt(document: OpenApiDocument, method: string, path: string): PlacedOperation {
  const found = operationsOf(document).find((one) => one.method === method && one.path === path);
  if (found === undefined) throw new Error(`the document has no ${method} ${path}`);
  return found;
}

/** The first JSON example of a response; undefined if there is none. */
export function exampleOf({ document, operation }: PlacedOperation, status: string): unknown {
  return examplesOf(document, lookup(operation.responses, status))[0]?.[1].value;
}

/** The JSON examples of a response, by name. */
export function examplesOf(document: OpenApiDocument, response: Response | Ref | undefined): [string, Example][] {
  if (response === undefined) return [];
  const media = resolved(document, 'responses', response).content?.['application/json'];
  return Object.entries(media?.examples ?? {}).map(([name, example]) => [
    name,
    resolved(document, 'examples', example),
  ]);
}

/** The first example of a JSON body; undefined if the operation takes none. */
export function bodyExampleOf({ document, operation }: PlacedOperation): unknown {
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {});
  return example === undefined ? undefined : resolved(document, 'examples', example).value;
}
