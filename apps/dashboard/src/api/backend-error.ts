/** A failed request to the backend; without a response `status` is 0 and the code `unreachable`. */
export class BackendError extends Error {
  override readonly name = 'BackendError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The input that the error is about, as the backend names it. */
    readonly field: string | undefined,
    /** Other members of the response, such as `price` or `reset_at`. */
    readonly details: Readonly<Record<string, unknown>>,
    /** Seconds to wait before a retry, if the backend gives them. */
    readonly retryAfter: number | undefined,
  ) {
    super(message);
  }

  /** Whether the session has ended. */
  get isSignedOut(): boolean {
    return this.status === 401 && this.code === 'not_signed_in';
  }
}

/** The fault in a response of the backend; a body that is not ours gives only the status. */
export async function toBackendError(response: Response): Promise<BackendError> {
  const body: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(body) ? body : {};
  const { code, error, message, field, ...details } = fields;
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new BackendError(
    response.status,
    // The auth library's codes are upper case.
    textOf(code)?.toLowerCase() ?? `http_${String(response.status)}`,
    textOf(error) ?? textOf(message) ?? `HTTP ${String(response.status)}`,
    textOf(field),
    { ...details, ...(textOf(error) && textOf(message) && { message }) },
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
