/**
 * The base class of all errors that the client throws, except for `TypeError`s, which it throws for invalid arguments.
 */
export class EntityRegistryError extends Error {
  override readonly name: string = 'EntityRegistryError';
  /**
   * Whether the same call may succeed later. Repeat a call that can be charged with the same `idempotencyKey`, so that it is
   * not charged twice.
   */
  readonly retryable: boolean = false;
}
