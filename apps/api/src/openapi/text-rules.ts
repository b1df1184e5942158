import type { JsonObject } from './json.js';

/** Characters that texts in one part of a request may not contain. The server refuses them there, so schemas omit the rule. */
export interface TextRule {
  /** As the inside of a negated character class. */
  readonly refused: string;
}

/** A parameter is one line (`parseQuery`). */
export const PARAMETER_TEXT: TextRule = { refused: '\\u0000-\\u001f\\u007f' };

/** A text of a body may have tabs and lines (`parseJsonObject`, `parseForm`). */
export const BODY_TEXT: TextRule = { refused: '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f' };

/** Any text that the rule allows, as a part of a pattern. */
export const allowedBy = ({ refused }: TextRule): string => `[^${refused}]*`;

/** Keywords that already rule out control characters or free text. */
const CLOSED = ['enum', 'const', 'format'];

/** `schema` with a pattern for the rule, if it describes free text. */
export function withTextRule(schema: JsonObject, rule: TextRule): JsonObject {
  const { type, pattern, ...rest } = schema;
  const types = Array.isArray(type) ? (type as readonly string[]) : [type];
  if (!types.includes('string') || CLOSED.some((keyword) => Object.hasOwn(rest, keyword))) return schema;
  const allowed = allowedBy(rule);
  // An anchored pattern lists every character that it allows.
  if (typeof pattern === 'string' && pattern.startsWith('^')) return schema;
  return { ...schema, pattern: `^${allowed}${typeof pattern === 'string' ? `${pattern}${allowed}` : ''}$` };
}
