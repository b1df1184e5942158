/** One page of a list, newest first. */
export interface Page {
  limit: number;
  /** Only rows older than this one. */
  before: bigint | null;
}
