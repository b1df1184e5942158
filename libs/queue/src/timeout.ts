/** The queue did not respond in time; it may still have done the operation. */
export class QueueTimeoutError extends Error {
  constructor(limitMs: number) {
    super(`the queue did not respond within ${String(limitMs)} ms`);
    this.name = 'QueueTimeoutError';
  }
}

/** The result of `work`; rejects with QueueTimeoutError when it takes longer than `limitMs`. */
export async function withTimeout<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new QueueTimeoutError(limitMs));
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
