import { PARAMETERS } from '../generated/parameters.js';
import type { CallOptions } from '../options.js';
import { checkMembers } from './members.js';

/** Parameters by their names on the wire: arrays are joined by commas, `undefined` and null are omitted. */
export type Query = object;

const HINTS = Object.fromEntries(
  ['dry_run', 'dryRun', 'dryrun'].map((name) => [
    name,
    'a dry run is an option: pass { dryRun: true } as the last argument',
  ]),
);

/** One operation of the API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base address, with its parts encoded: see `path`. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is instead of a body, as CSV. */
  readonly csv?: string;
  /** The operation whose members the caller's `query` or `body` may have; absent: neither comes from the caller. */
  readonly takes?: keyof typeof PARAMETERS;
  /** Parameters that the client adds. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The type of the response; default `json`. */
  readonly answer?: 'json' | 'text';
  /** Never charged, for any caller (ADR 0003; the catalog's exempt routes): it needs no Idempotency-Key. */
  readonly free?: true;
}

/** `path` with its parts encoded. Throws `TypeError` for a part that would change which operation is called. */
export function path(literals: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  return literals.reduce((whole, literal, index) => whole + encoded(parts[index - 1]) + literal);
}

function encoded(part: string | number | undefined): string {
  const text = String(part ?? '');
  if (text === '' || text === '.' || text === '..') throw new TypeError(`not an id: ${JSON.stringify(text)}`);
  return encodeURIComponent(text);
}

/** Throws `TypeError` for parameters or a body that the operation doesn't accept, so that nothing is ignored. */
export function checkOperation({ takes, query, body }: Operation): void {
  if (takes !== undefined) checkMembers(query ?? body, { kind: 'parameter', members: PARAMETERS[takes], hints: HINTS });
}

/** The address of an operation. Throws `TypeError` for a value that doesn't fit into a query. */
export function urlOf(
  baseUrl: string,
  { path: target, query = {}, fixed }: Operation,
  { dryRun }: CallOptions,
): string {
  const search = new URLSearchParams(fixed);
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (value !== undefined && value !== null) search.set(name, wireForm(name, value));
  }
  if (dryRun) search.set('dry_run', 'true');
  const text = search.toString();
  return `${baseUrl}${target}${text === '' ? '' : `?${text}`}`;
}

function wireForm(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => itemOf(name, item)).join(',');
  // A text with commas would be several codes, each with its price.
  if (name === 'include') throw new TypeError('include must be a list of codes');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new TypeError(`${name} must be a string or a number`);
}

function itemOf(name: string, item: unknown): string {
  if (typeof item === 'string' && !item.includes(',')) return item;
  throw new TypeError(`each item of ${name} must be a single code: ${JSON.stringify(item)}`);
}
