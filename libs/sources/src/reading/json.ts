import { foldName } from '@entity-registry/domain';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { missing, oneLine } from './fields.js';

/** The body as JSON; SourceFault when it is none (an error page with status 200 is none). */
export function readJson(page: Page, what: string): unknown {
  try {
    return JSON.parse(page.text());
  } catch {
    throw new SourceFault(`${what}: the answer is not JSON`, false);
  }
}

/** A JSON object whose keys are found without regard to case, accents and underscores. */
export class JsonFields {
  private readonly values: ReadonlyMap<string, unknown>;

  constructor(
    private readonly what: string,
    object: Readonly<Record<string, unknown>>,
  ) {
    this.values = new Map(Object.entries(object).map(([key, value]) => [foldName(key), value]));
  }

  has(key: string): boolean {
    return this.values.has(foldName(key));
  }

  /** Text, a number or a boolean as text; null when blank or null. SourceFault when missing or anything else. */
  text(key: string): string | null {
    const value = this.value(key);
    if (value === null) return null;
    if (typeof value === 'object') throw new SourceFault(`${this.what}: "${key}" is not text`, false);
    const text = oneLine(typeof value === 'string' ? value : JSON.stringify(value));
    return text === '' ? null : text;
  }

  /** As `text`, but undefined where the object has no such key. */
  optional(key: string): string | null | undefined {
    return this.has(key) ? this.text(key) : undefined;
  }

  /** Text that no object leaves blank. */
  required(key: string): string {
    const text = this.text(key);
    if (text === null) throw new SourceFault(`${this.what}: "${key}" is blank`, false);
    return text;
  }

  /** A nested object. */
  object(key: string): JsonFields {
    return jsonObject(this.value(key), `${this.what}: "${key}"`);
  }

  /** A nested list of objects. SourceFault for null: a search that failed has it in the place of its rows. */
  list(key: string, required: readonly string[] = []): JsonFields[] {
    return jsonList(this.value(key), `${this.what}: "${key}"`, required);
  }

  /** As `list`, where null counts as an empty list: of what most objects do not have. */
  listOrNull(key: string, required: readonly string[] = []): JsonFields[] {
    return this.value(key) === null ? [] : this.list(key, required);
  }

  private value(key: string): unknown {
    if (!this.has(key)) throw missing(this.what, [key]);
    return this.values.get(foldName(key));
  }
}

/** A value that must be an object with these keys. */
export function jsonObject(value: unknown, what: string, required: readonly string[] = []): JsonFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SourceFault(`${what} is not an object`, false);
  }
  const fields = new JsonFields(what, value as Record<string, unknown>);
  const absent = required.filter((key) => !fields.has(key));
  if (absent.length > 0) throw missing(what, absent);
  return fields;
}

/** A value that must be a list of objects, each with these keys. */
export function jsonList(value: unknown, what: string, required: readonly string[] = []): JsonFields[] {
  if (!Array.isArray(value)) throw new SourceFault(`${what} is not a list`, false);
  return value.map((entry: unknown) => jsonObject(entry, what, required));
}
