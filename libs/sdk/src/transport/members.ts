/** The members that an object from the caller may have. */
export interface Shape {
  /** The name of a member in errors, such as `parameter` or `option`. */
  readonly kind: string;
  readonly members: readonly string[];
  /** The prefix of error messages. */
  readonly of?: string;
  /** The message for members that belong elsewhere. */
  readonly hints?: Readonly<Record<string, string>>;
}

/**
 * Refuses unknown members, which would be silently ignored in a call that is paid for. An undefined member counts as absent.
 * Throws `TypeError` with the name and the most similar known one.
 */
export function checkMembers(input: unknown, { kind, members, of, hints = {} }: Shape): void {
  const prefix = of === undefined ? '' : `${of}: `;
  // Checked by its tag: nothing of an AbortSignal, Headers or list in its place would be read; it may come from another realm.
  if (Object.prototype.toString.call(input) !== '[object Object]')
    throw new TypeError(`${prefix}the ${kind}s must be an object`);
  for (const [name, value] of Object.entries(input as object)) {
    if (value === undefined || members.includes(name)) continue;
    const hint = Object.hasOwn(hints, name) ? hints[name] : undefined;
    throw new TypeError(`${prefix}unknown ${kind} ${JSON.stringify(name)}: ${hint ?? suggestion(name, members)}`);
  }
}

function suggestion(name: string, members: readonly string[]): string {
  const [nearest] = [...members].sort((one, other) => distance(name, one) - distance(name, other));
  return nearest === undefined ? 'there are none' : `did you mean ${JSON.stringify(nearest)}?`;
}

/** Levenshtein distance of names, ignoring case and word breaks. */
function distance(one: string, other: string): number {
  const [from, to] = [plain(one), plain(other)];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.entries()) {
    const next = [index + 1];
    for (const [column, wanted] of to.entries()) {
      const [diagonal = 0, above = 0] = row.slice(column, column + 2);
      next.push(Math.min((next[column] ?? 0) + 1, above + 1, diagonal + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Truncated, in case the name is very long. */
const plain = (name: string): string[] => Array.from(name.slice(0, 64).replaceAll('_', '').toLowerCase());
