/** What an entry of the audit log holds: `before` and `after` with the same members, or only one of them. */
type Detail = Readonly<Record<string, unknown>>;

/** One line for each member that changed: `plan: standard → sandbox`; what was not there before has its value alone. */
export function linesOf(detail: Detail): string[] {
  const before = membersOf(detail['before']);
  const after = membersOf(detail['after']);
  const others = Object.entries(detail).filter(([name]) => name !== 'before' && name !== 'after');
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return [
    ...names.map((name) => {
      if (!(name in before)) return `${name}: ${textOf(after[name])}`;
      return `${name}: ${textOf(before[name])} → ${name in after ? textOf(after[name]) : '–'}`;
    }),
    ...others.map(([name, value]) => `${name}: ${textOf(value)}`),
  ];
}

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
