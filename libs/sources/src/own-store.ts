/** Trouble of our own stores, as opposed to that of a source: the reading says nothing about the source. */
export class OwnStoreError extends Error {
  constructor(cause: unknown) {
    super('a store of the reader failed', { cause });
    this.name = 'OwnStoreError';
  }
}

/** Runs what asks one of our own stores. */
export async function ownStore<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new OwnStoreError(error);
  }
}
