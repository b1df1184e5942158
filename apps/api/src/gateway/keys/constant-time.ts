/**
 * Runs `work`. Errors are thrown no sooner than `ms` after the start, so that the time of a failure does not reveal how far the
 * work got. Results are returned at once.
 */
export async function failInConstantTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const { promise: elapsed, resolve } = Promise.withResolvers<null>();
  // Started before the work: a wait computed after it would carry over its rounded duration.
  const timer = setTimeout(resolve, ms, null);
  try {
    const result = await work();
    clearTimeout(timer);
    return result;
  } catch (error) {
    await elapsed;
    throw error;
  }
}
