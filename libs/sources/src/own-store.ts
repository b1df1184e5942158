/** A failure of our own stores, as opposed to a source: the reading says nothing about the source. */
export class OwnStoreError extends Error {
  constructor(cause: unknown) {
    super('a store of the reader failed', { cause });
    this.name = 'OwnStoreError';
  }
}

/** Runs a call to one of our own stores. */
export async function ownStore<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new OwnStoreError(error);
  }
}
