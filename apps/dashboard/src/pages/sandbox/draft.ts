import { fieldsOf, readField, writeField } from './fields.js';
import type { Field, Reading } from './fields.js';
import type { SandboxOperation } from './operation.js';

/** What is written in an operation's form, by the keys of its fields. */
export type Draft = Readonly<Record<string, string>>;

/** A call as it will be made. */
export interface SandboxRequest {
  readonly operation: SandboxOperation;
  readonly method: string;
  /** Below the address of the API, parts filled in and encoded. */
  readonly path: string;
  readonly pathParts: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: none. */
  readonly body: unknown;
}

type Fault = Extract<Reading, { fault: string }>['fault'];

export type Draughted = { request: SandboxRequest } | { faults: Readonly<Record<string, Fault>> };

/** The call that a draft stands for, or what is wrong with which field. */
export function requestOf(operation: SandboxOperation, draft: Draft): Draughted {
  const faults: Record<string, Fault> = {};
  const values: Record<Field['place'], Record<string, unknown>> = { path: {}, query: {}, header: {}, body: {} };
  for (const field of fieldsOf(operation)) {
    const reading = readField(field, draft[field.key] ?? '');
    if ('fault' in reading) faults[field.key] = reading.fault;
    else if (reading.value !== undefined) values[field.place][field.name] = reading.value;
  }
  if (Object.keys(faults).length > 0) return { faults };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(writeField('text', values.path[name])),
  );
  return {
    request: {
      ...{ operation, method: operation.method, path },
      ...{ pathParts: values.path, query: values.query, headers: values.header as Record<string, string> },
      body: operation.body === null ? undefined : values.body,
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
  // A comma needs no disguise in a query, and reads better without.
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

/** `GET /api/sandbox/examples`: real entities, to fill the forms with. */
export interface Examples {
  readonly organization: ExampleEntity | null;
  readonly person: ExampleEntity | null;
  readonly ecuador: ExampleEntity | null;
  readonly colombia: ExampleEntity | null;
  readonly document: string | null;
}

export interface ExampleEntity {
  readonly id: string | null;
  readonly v4_id: number;
  readonly name: string;
  readonly identifier: string | null;
}

/** What is asked for beside what a call needs, so that its answer shows something. */
const SHOWN = new Set(['include', 'nombre']);
const SEARCH_LIMIT = 5;

/** What the form of an operation is filled with: the example of its document, about an entity that is there. */
export function exampleDraft(operation: SandboxOperation, examples: Examples | undefined): Draft {
  const real = realNames(operation, examples);
  const example = bodyExample(operation);
  const draft: Record<string, string> = {};
  for (const field of fieldsOf(operation)) {
    const parameter = operation.parameters.find(({ name, in: place }) => name === field.name && place === field.place);
    const given = field.place === 'body' ? example[field.name] : parameter?.example;
    const wanted = field.place === 'body' || field.required || SHOWN.has(field.name);
    if (wanted && field.place !== 'header')
      draft[field.key] = writeField(field.kind, withReal(given, real, field.name));
  }
  return draft;
}

/** An example of a search would find nothing: its conditions are invented. Without them it shows what there is. */
function bodyExample({ body, path }: SandboxOperation): Record<string, unknown> {
  const value = (body?.examples[0]?.value ?? {}) as Record<string, unknown>;
  return path.startsWith('/v5/search/') ? { sort: value['sort'], limit: SEARCH_LIMIT } : value;
}

type RealNames = readonly (readonly [RegExp, string])[];

/** What the documents invent, and what stands for it here. */
function realNames({ path }: SandboxOperation, examples: Examples | undefined): RealNames & { v4Id?: number } {
  if (examples === undefined) return [];
  const { organization, person, ecuador, colombia, document } = examples;
  const v4 = path.includes('/ecuador/') ? ecuador : path.includes('/colombia/') ? colombia : organization;
  const subject = path.endsWith('/immigration') ? (person ?? organization) : organization;
  const names: [RegExp, string | null | undefined][] = [
    [/pa_own_42/g, subject?.id],
    [/pa_own_43/g, person?.id],
    [/pa_entrada_5/g, document],
    // Whole first: the shorter one is within it.
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
  // The only numbers that name something are ids of v4.
  if (typeof value === 'number') return name === 'id' ? (real.v4Id ?? value) : value;
  if (typeof value === 'string') {
    return real.reduce((text, [invented, there]) => text.replace(invented, () => there), value);
  }
  if (Array.isArray(value)) return value.map((item) => withReal(item, real, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withReal(member, real, key)]));
}
