import type { CallOptions } from '../options.js';

/** Values of a query: arrays are joined by commas, `undefined` and null are left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** One operation of the API. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Below the base address, its parts encoded: see `path`. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** What the answer is; `json` when absent. */
  readonly answer?: 'json' | 'text';
  /** Never charged, whoever asks (ruling 3; the catalog's exempt routes): it needs no Idempotency-Key. */
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

/** The address of an operation. */
export function urlOf(baseUrl: string, operation: Operation, { dryRun }: CallOptions): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(operation.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  if (dryRun) query.set('dry_run', 'true');
  const text = query.toString();
  return `${baseUrl}${operation.path}${text === '' ? '' : `?${text}`}`;
}
