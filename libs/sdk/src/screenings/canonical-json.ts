/**
 * The one text of a JSON value by RFC 8785: members by the UTF-16 units of their names, no spaces, numbers and texts as ECMAScript
 * writes them. Throws RangeError for what JSON doesn't have.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON has no such number');
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw new RangeError('the text is not Unicode');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${canonicalJson(name)}:${canonicalJson(member)}`).join(',')}}`;
}
