/** The minimum that every error body of the service has. */
export interface ErrorBase {
  /** What was refused, for people. */
  error: string;
}
