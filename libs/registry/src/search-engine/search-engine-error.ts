/** The engine doesn't answer, or refuses a request. */
export class SearchEngineError extends Error {
  constructor(
    message: string,
    /** HTTP status of a refusal; null: no response. */
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchEngineError';
  }
}
