import { fieldsOf, readField, writeField } from './fields.js';
import type { Field, ParsedField } from './fields.js';
import type { SandboxOperation } from './operation.js';
import { lookup } from '../../../lookup.js';

/** The input of an operation's form, by field key. */
export type Draft = Readonly<Record<string, string>>;

/** A call as it will be made. */
export interface SandboxRequest {
  readonly operation: SandboxOperation;
  readonly method: string;
  /** Below the address of the API, segments filled in and encoded. */
  readonly path: string;
  readonly pathParts: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: none. */
  readonly body: unknown;
}

type FieldError = Extract<ParsedField, { fault: string }>['fault'];

export type DraftResult = { request: SandboxRequest } | { faults: Readonly<Record<string, FieldError>> };

/** The call of a draft, or its invalid fields and the reasons. */
export function requestOf(operation: SandboxOperation, draft: Draft): DraftResult {
  const faults = Object.create(null) as Record<string, FieldError>;
  const read: [Field, unknown][] = [];
  for (const field of fieldsOf(operation)) {
    const reading = readField(field, lookup(draft, field.key) ?? '');
    if ('fault' in reading) faults[field.key] = reading.fault;
    else if (reading.value !== undefined) read.push([field, reading.value]);
  }
  if (Object.keys(faults).length > 0) return { faults };
  const valuesOf = (place: Field['place']): Record<string, unknown> =>
    Object.fromEntries(read.filter(([field]) => field.place === place).map(([{ name }, value]) => [name, value]));
  const pathParts = valuesOf('path');
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(writeField('text', lookup(pathParts, name))),
  );
  return {
    request: {
      ...{ operation, method: operation.method, path },
      ...{ pathParts, query: valuesOf('query'), headers: valuesOf('header') as Record<string, string> },
      body: operation.body === null ? undefined : valuesOf('body'),
    },
  };
}

/** Path and query as they are sent. */
export function targetOf({ path, query }: SandboxRequest, { dryRun = false } = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    search.set(
      name,
      Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value),
    );
  }
  if (dryRun) search.set('dry_run', 'true');
  // A comma needs no encoding in a query, and is easier to read without.
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

/** `GET /api/sandbox/examples`: real entities, to fill the forms with. */
export interface Examples {
  readonly organization: ExampleEntity | null;
  readonly person: ExampleEntity | null;
  /** Organizations, by country name in the paths of v4. */
  readonly v4: Readonly<Record<string, ExampleEntity | null>>;
  readonly document: string | null;
}

export interface ExampleEntity {
  readonly id: string | null;
  readonly v4_id: number;
  readonly name: string;
  readonly identifier: string | null;
}

/** Additional parameters of an example, so that its response shows something. */
const SHOWN = new Set(['include', 'nombre']);
const SEARCH_LIMIT = 5;

/** The initial input of an operation's form: the example of its document, with an existing entity. */
export function exampleDraft(operation: SandboxOperation, examples: Examples | undefined): Draft {
  const real = realNames(operation, examples);
  const example = bodyExample(operation);
  const draft = Object.create(null) as Record<string, string>;
  for (const field of fieldsOf(operation)) {
    const parameter = operation.parameters.find(({ name, in: place }) => name === field.name && place === field.place);
    const given = field.place === 'body' ? lookup(example, field.name) : parameter?.example;
    const wanted = field.place === 'body' || field.required || SHOWN.has(field.name);
    if (wanted && field.place !== 'header')
      draft[field.key] = writeField(field.kind, withReal(given, real, field.name));
  }
  return draft;
}

/** The conditions of a search example are synthetic and would match nothing. Without them it shows existing data. */
function bodyExample({ body, path }: SandboxOperation): Record<string, unknown> {
  const value = (body?.examples[0]?.value ?? {}) as Record<string, unknown>;
  return path.startsWith('/v5/search/') ? { sort: value['sort'], limit: SEARCH_LIMIT } : value;
}

type RealNames = readonly (readonly [RegExp, string])[];

/** Synthetic values of the documents, and their replacements. */
function realNames({ path }: SandboxOperation, examples: Examples | undefined): RealNames & { v4Id?: number } {
  if (examples === undefined) return [];
  const { organization, person, document } = examples;
  const [, country] = /^\/v4\/(\w+)\/entidades/.exec(path) ?? [];
  const v4 = country === undefined ? organization : (lookup(examples.v4, country) ?? null);
  const subject = path.endsWith('/immigration') ? (person ?? organization) : organization;
  const names: [RegExp, string | null | undefined][] = [
    [/pa_own_42/g, subject?.id],
    [/pa_own_43/g, person?.id],
    [/pa_entrada_5/g, document],
    // Longest first: the shorter one is part of it.
    [/Maderas Ficticias del Tuira(?:,? S\.A\.)?/g, organization?.name],
    [/maderas ficticias/g, v4 === null ? undefined : firstWords(v4.name)],
    [/^Maderas?$/gi, organization === null ? undefined : firstWords(organization.name)],
    [/Aurelia Inventada/g, person?.name],
    [/8-9901-9901/g, person?.identifier],
  ];
  const found = names.filter((one): one is [RegExp, string] => typeof one[1] === 'string');
  return Object.assign(found, v4 === null ? {} : { v4Id: v4.v4_id });
}

const firstWords = (name: string): string =>
  name
    .split(/[\s,]+/)
    .slice(0, 2)
    .join(' ')
    .toLowerCase();

function withReal(value: unknown, real: RealNames & { v4Id?: number }, name: string): unknown {
  // The only numbers that identify something are ids of v4.
  if (typeof value === 'number') return name === 'id' ? (real.v4Id ?? value) : value;
  if (typeof value === 'string') {
    return real.reduce((text, [invented, there]) => text.replace(invented, () => there), value);
  }
  if (Array.isArray(value)) return value.map((item) => withReal(item, real, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withReal(member, real, key)]));
}
