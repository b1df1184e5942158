/**
 * A queue client's error without its attachments: Redis clients attach the failed command, which may hold the password, and
 * loggers print everything attached to an error.
 */
export function plainError(error: unknown): Error {
  // A host with several addresses fails with one error for each, and no message of its own.
  const first: unknown = error instanceof AggregateError && error.message === '' ? error.errors[0] : error;
  if (!(first instanceof Error)) return new Error(String(first));
  const { name, message, stack } = first;
  const code = 'code' in first ? { code: first.code } : {};
  return Object.assign(new Error(message), { name, stack, ...code });
}
