/** A JSON value. Members that are undefined are left out, as `JSON.stringify` does. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/**
 * The one text of a JSON value by RFC 8785 (JSON Canonicalization Scheme): members by the UTF-16 units of their names, no spaces,
 * numbers and texts as ECMAScript writes them. Throws RangeError for a number that JSON doesn't have, and for a text with half a
 * surrogate pair, which UTF-8 can't encode.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON has no such number');
  if (typeof value === 'string' && !value.isWellFormed()) throw new RangeError('the text has half a surrogate pair');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(canonicalJson).join(',')}]`;
  // Without a locale: the default order is that of UTF-16 units.
  const members = Object.entries(value as Readonly<Record<string, JsonValue>>)
    .filter(([, member]) => (member as unknown) !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${canonicalJson(name)}:${canonicalJson(member)}`).join(',')}}`;
}
