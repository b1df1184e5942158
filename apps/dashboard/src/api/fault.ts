/** An answer of the backend that is no success, or none at all (`status` 0, code `unreachable`). */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The input that it is about, as the backend names it. */
    readonly field: string | undefined,
    /** Everything else that the answer says, such as `price` or `reset_at`. */
    readonly details: Readonly<Record<string, unknown>>,
    /** Seconds to wait before the next try, when the backend names them. */
    readonly retryAfter: number | undefined,
  ) {
    super(message);
  }

  /** Whether nobody is signed in any more. */
  get isSignedOut(): boolean {
    return this.status === 401 && this.code === 'not_signed_in';
  }
}

/** The fault that an answer of the backend describes; a body that is none of ours gives the status alone. */
export async function faultOf(response: Response): Promise<ApiFault> {
  const body: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(body) ? body : {};
  const { code, error, message, field, ...details } = fields;
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiFault(
    response.status,
    // The auth library writes its codes in capitals.
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
