/** Whatever the client throws by itself: one `instanceof` catches all of it. A wrong argument is a `TypeError` instead. */
export class EntityRegistryError extends Error {
  override readonly name: string = 'EntityRegistryError';
}
