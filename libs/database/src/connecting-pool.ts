import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void;

/** A pool that chooses each connection itself, for its own statements too. */
export abstract class ConnectingPool extends pg.Pool {
  protected abstract open(): Promise<pg.PoolClient>;

  /** A connection of this pool, as pg would give it out. */
  protected openOwn(): Promise<pg.PoolClient> {
    return super.connect();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const found = this.open();
    if (callback === undefined) return found;
    found.then(
      (client) => {
        callback(undefined, client, client.release.bind(client));
      },
      (error: unknown) => {
        callback(error as Error, undefined, () => undefined);
      },
    );
  }
}
