/**
 * The member of `table` named `key`; undefined if it has no such member of its own. Unlike `table[key]` it never finds
 * inherited members (`constructor`, `toString`, `__proto__`), so `key` may come from a client or a source (ADR 0027).
 */
export function lookup<Table extends object>(table: Table, key: string): Table[keyof Table] | undefined {
  return Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;
}
