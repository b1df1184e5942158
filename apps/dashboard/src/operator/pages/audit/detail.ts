import { lookup } from '../../../lookup.js';

/** The detail of an audit log entry: `before` and `after` with the same members, or only one of them. */
type Detail = Readonly<Record<string, unknown>>;

/** One line for each changed member: `plan: standard → sandbox`; a new member has only its value. */
export function linesOf(detail: Detail): string[] {
  const before = membersOf(detail['before']);
  const after = membersOf(detail['after']);
  const others = Object.entries(detail).filter(([name]) => name !== 'before' && name !== 'after');
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return [
    ...names.map((name) => {
      if (!Object.hasOwn(before, name)) return `${name}: ${textOf(lookup(after, name))}`;
      return `${name}: ${textOf(lookup(before, name))} → ${Object.hasOwn(after, name) ? textOf(lookup(after, name)) : '–'}`;
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
