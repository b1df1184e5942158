/** The minimum that every error body of the service has. */
export interface ErrorBase {
  /** The error message, for people. */
  error: string;
}
