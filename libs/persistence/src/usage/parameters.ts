/** Values of one statement, in the order in which its text names them. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value; answers what the text says in its place. */
  readonly add = (value: unknown): string => `$${String(this.values.push(value))}`;
}
