import pg from 'pg';
import { poolFullError } from './pool-full.js';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void;

/** A pool that chooses each connection itself, for its own statements too. */
export abstract class ConnectingPool extends pg.Pool {
  protected abstract open(): Promise<pg.PoolClient>;

  /** A connection of this pool, as pg would give it out. Rejects with PoolFullError if none becomes free in time. */
  protected async openOwn(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      throw poolFullError(error);
    }
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

/** A pool over one server. */
export class SinglePool extends ConnectingPool {
  /** `hostTimeoutMs`: how long the server may take to accept a connection, in milliseconds. */
  constructor({ connectionString, hostTimeoutMs, ...config }: pg.PoolConfig & { readonly hostTimeoutMs: number }) {
    super({
      ...config,
      Client: class extends pg.Client {
        constructor(settings?: pg.ClientConfig) {
          super({ ...settings, connectionString, connectionTimeoutMillis: hostTimeoutMs });
        }
      },
    });
  }

  protected override open(): Promise<pg.PoolClient> {
    return this.openOwn();
  }
}
