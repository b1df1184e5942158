/** A failure of our own stores, not of a source, so the reading means nothing for the source's state. */
export class StoreError extends Error {
  constructor(cause: unknown) {
    super('one of our own stores failed', { cause });
    this.name = 'StoreError';
  }
}

/** Runs a call to one of our own stores. */
export async function fromStore<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new StoreError(error);
  }
}
