import { foldName } from '@entity-registry/domain';
import { LimitExceeded, PARSE_LIMITS } from '../../parsing/parse-limits.js';
import { SourceError } from '../../source.js';
import type { Page } from '../../source.js';
import { requireAtMost, requireBytes } from '../bounds.js';
import { missing, oneLine } from '../fields.js';

/**
 * The body as JSON. Throws SourceError if it is not JSON (such as an error page with status 200), LimitExceeded if it has too many
 * bytes or values, or is nested too deeply.
 */
export function readJson(page: Page, what: string): unknown {
  requireBytes(page, 'jsonBytes', `${what}: the response`);
  const text = page.text();
  requireFewValues(text, what);
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError(`${what}: the response is not JSON`, false);
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Counts before parsing, because the parser cannot be stopped, and one byte of `[` may take a hundred bytes of memory. */
function requireFewValues(text: string, what: string): void {
  let [depth, values] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > PARSE_LIMITS.jsonDepth) {
        const message = `${what}: the response is nested too deeply (over ${PARSE_LIMITS.jsonDepth} levels)`;
        throw new LimitExceeded(message, 'jsonDepth');
      }
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    else if (sign === COMMA) values += 1;
    requireAtMost(values, 'values', `${what}: the response`, 'values');
  }
}

/** The end of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** A JSON object whose keys match without regard to case, accents and underscores. */
export class JsonFields {
  private readonly values: ReadonlyMap<string, unknown>;

  constructor(
    private readonly what: string,
    object: Readonly<Record<string, unknown>>,
  ) {
    this.values = new Map(Object.entries(object).map(([key, value]) => [foldName(key), value]));
  }

  /** Whether it has no keys. */
  get isEmpty(): boolean {
    return this.values.size === 0;
  }

  has(key: string): boolean {
    return this.values.has(foldName(key));
  }

  /** Text, a number or a boolean as text; null if blank or null. Throws SourceError if missing or of another type. */
  text(key: string): string | null {
    const value = this.value(key);
    if (value === null) return null;
    // A number that is too large is parsed as infinite.
    if (typeof value === 'object' || value === Infinity || value === -Infinity)
      throw new SourceError(`${this.what}: "${key}" is not text`, false);
    const text = oneLine(typeof value === 'string' ? value : JSON.stringify(value));
    return text === '' ? null : text;
  }

  /** Like `text`, but undefined if the object has no such key. */
  optional(key: string): string | null | undefined {
    return this.has(key) ? this.text(key) : undefined;
  }

  /** Text that no object leaves blank. */
  required(key: string): string {
    const text = this.text(key);
    if (text === null) throw new SourceError(`${this.what}: "${key}" is blank`, false);
    return text;
  }

  /** A nested object. */
  object(key: string): JsonFields {
    return jsonObject(this.value(key), `${this.what}: "${key}"`);
  }

  /** A nested list of objects. Throws SourceError for null, which a failed search returns in place of its rows. */
  list(key: string, required: readonly string[] = []): JsonFields[] {
    return jsonList(this.value(key), `${this.what}: "${key}"`, required);
  }

  /** Like `list`, but null counts as an empty list, for keys that most objects leave null. */
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
    throw new SourceError(`${what} is not an object`, false);
  }
  const fields = new JsonFields(what, value as Record<string, unknown>);
  const absent = required.filter((key) => !fields.has(key));
  if (absent.length > 0) throw missing(what, absent);
  return fields;
}

/** A value that must be a list of objects, each with these keys. */
export function jsonList(value: unknown, what: string, required: readonly string[] = []): JsonFields[] {
  if (!Array.isArray(value)) throw new SourceError(`${what} is not a list`, false);
  return value.map((entry: unknown) => jsonObject(entry, what, required));
}
