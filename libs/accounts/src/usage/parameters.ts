/** Values of one statement, in the order in which its text names them. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value; returns its placeholder in the text. */
  readonly add = (value: unknown): string => `$${String(this.values.push(value))}`;
}
