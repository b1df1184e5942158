/** A folded word of a name. */
export interface WrittenWord {
  /** The text to compare: the folded word, or its replacement ('hermanos' for 'bros', '2' for 'ii'). */
  text: string;
  /** The folded word as it was written. */
  written: string;
}
