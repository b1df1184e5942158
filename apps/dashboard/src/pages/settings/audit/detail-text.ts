/** An entry's details: `name: value`, or `name: before → after` for changes. Nested members are joined with dots. */
export function detailText(detail: unknown): string {
  if (!isRecord(detail)) return detail === null || detail === undefined ? '' : plain(detail);
  const { before, after, ...rest } = detail;
  const old = new Map(linesOf('', before));
  const changes = linesOf('', after).map(([name, value]): [string, string] => {
    const was = old.get(name);
    old.delete(name);
    return [name, was === undefined || was === value ? value : `${was} → ${value}`];
  });
  const gone = [...old].map(([name, value]): [string, string] => [name, `${value} →`]);
  return [...linesOf('', rest), ...changes, ...gone].map(([name, value]) => `${name}: ${value}`).join(', ');
}

function linesOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return [[name, value.map(plain).join(' ')]];
  if (!isRecord(value)) return [[name, plain(value)]];
  return Object.entries(value).flatMap(([key, inner]) => linesOf(name === '' ? key : `${name}.${key}`, inner));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
