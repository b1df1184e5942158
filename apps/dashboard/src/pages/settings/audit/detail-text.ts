/** What an entry says further, as `name: value`; members that hold members are written with points. */
export function detailText(detail: unknown): string {
  return linesOf('', detail).join(', ');
}

function linesOf(name: string, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return [`${name}: ${value.map(plain).join(' ')}`];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => linesOf(name === '' ? key : `${name}.${key}`, inner));
  }
  return [name === '' ? plain(value) : `${name}: ${plain(value)}`];
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
