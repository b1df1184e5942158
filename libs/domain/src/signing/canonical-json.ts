/** A JSON value. Members that are undefined are left out, as `JSON.stringify` does. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/**
 * The one text of a JSON value by RFC 8785 (JSON Canonicalization Scheme): members by the UTF-16 units of their names, no spaces,
 * numbers and texts as ECMAScript writes them. Throws RangeError for a number that JSON doesn't have, and for a text with half a
 * surrogate pair, which UTF-8 can't encode.
 */
export function canonicalJson(value: JsonValue): string {
  const parts = canonicalParts(value);
  for (;;) {
    const part = parts.next();
    if (part.done === true) return part.value;
  }
}

/** Items of lists that are written between two yields: about a millisecond. */
const ITEMS_AT_ONCE = 5;

/**
 * The same, in parts: yields between the items of lists in the outermost object, so that the caller can let other work run while a
 * document of megabytes is written.
 */
export function* canonicalParts(value: JsonValue): Generator<undefined, string, undefined> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return textOf(value);
  const members: string[] = [];
  for (const [name, member] of sortedMembers(value as Members)) {
    if (!Array.isArray(member)) {
      members.push(`${textOf(name)}:${textOf(member)}`);
      continue;
    }
    const items: string[] = [];
    for (const item of member as readonly JsonValue[]) {
      items.push(textOf(item));
      if (items.length % ITEMS_AT_ONCE === 0) yield;
    }
    members.push(`${textOf(name)}:[${items.join(',')}]`);
  }
  return `{${members.join(',')}}`;
}

type Members = Readonly<Record<string, JsonValue>>;

function textOf(value: JsonValue): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON has no such number');
  if (typeof value === 'string' && !value.isWellFormed()) throw new RangeError('the text has half a surrogate pair');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(textOf).join(',')}]`;
  const members = sortedMembers(value as Members).map(([name, member]) => `${textOf(name)}:${textOf(member)}`);
  return `{${members.join(',')}}`;
}

/** Without a locale: the order is that of UTF-16 units. */
function sortedMembers(object: Members): [string, JsonValue][] {
  return Object.entries(object)
    .filter(([, member]) => (member as unknown) !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
