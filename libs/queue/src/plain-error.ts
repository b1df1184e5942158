/**
 * What an error of a client of the queue says, without what it carries: Redis clients hang the failed command on it, which
 * may be the one with the password, and loggers print whatever hangs on an error.
 */
export function plainError(error: unknown): Error {
  // A host with several addresses fails with one error for each, and says nothing itself.
  const first: unknown = error instanceof AggregateError && error.message === '' ? error.errors[0] : error;
  if (!(first instanceof Error)) return new Error(String(first));
  const { name, message, stack } = first;
  const code = 'code' in first ? { code: first.code } : {};
  return Object.assign(new Error(message), { name, stack, ...code });
}
