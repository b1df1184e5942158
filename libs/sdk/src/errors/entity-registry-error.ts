/**
 * The base class of everything that the client throws by itself: one `instanceof` catches all. A wrong argument is a
 * `TypeError` instead.
 */
export class EntityRegistryError extends Error {
  override readonly name: string = 'EntityRegistryError';
  /**
   * Whether the same call may succeed later. A call that can be charged is made again under the `idempotencyKey` it had, so
   * that it is not paid for twice.
   */
  readonly retryable: boolean = false;
}
