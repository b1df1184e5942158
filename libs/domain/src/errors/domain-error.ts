import type { ErrorCode, ErrorFields } from './error-codes.js';

/** Codes that carry no fields may be thrown without the second argument. */
type FieldsArgument<C extends ErrorCode> =
  Record<string, never> extends ErrorFields[C] ? [fields?: ErrorFields[C]] : [fields: ErrorFields[C]];

/**
 * An error with a machine-readable code and the facts its response needs. Only the edge knows which HTTP status and text a
 * code becomes; nothing matches on `message`, which exists for logs.
 */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly fields: ErrorFields[C];

  constructor(code: C, ...[fields]: FieldsArgument<C>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields ?? ({} as ErrorFields[C]);
  }
}

/** True when `error` is a DomainError, of the given code if one is given. */
export function isDomainError(error: unknown): error is DomainError;
export function isDomainError<C extends ErrorCode>(error: unknown, code: C): error is DomainError<C>;
export function isDomainError(error: unknown, code?: ErrorCode): boolean {
  return error instanceof DomainError && (code === undefined || error.code === code);
}
