/** The queue did not answer in time; it may still have accepted the call. */
export class QueueAwayError extends Error {
  constructor(limitMs: number) {
    super(`the queue did not answer within ${String(limitMs)} ms`);
    this.name = 'QueueAwayError';
  }
}

/** The result of `work`; rejects with QueueAwayError when it takes longer than `limitMs`. */
export async function withinTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new QueueAwayError(limitMs));
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
