/** A word of the index that may match a word of the query. */
export interface Expansion {
  id: number;
  df: number;
  common: boolean;
  /** 1 for the word itself, less for one that starts with it or is an edit away. */
  similarity: number;
}

/** A word of the query with the words of the index that may match it. */
export interface WordGroup {
  /** Inverse document frequency of the word itself, or the highest of its expansions if the index doesn't know the word. */
  weight: number;
  expansions: Expansion[];
  /** The first letter of the word, which names may have instead; absent if the index has none, or it would say nothing. */
  initial?: Expansion;
  /** Set for an initial: it stands for words that begin with this letter. */
  letter?: string;
}
