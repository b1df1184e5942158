import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConnectingPool } from './connecting-pool.js';
import { databaseErrorKind } from './database-errors.js';
import { hostUrls } from './hosts.js';
import { QueryTimeoutError, withinLimit } from './statement-watch.js';
import { UnconfirmedCommitError } from './synchronous-commit.js';
import { wrapStatements } from './wrap-statements.js';

/** The server is a standby: it answers reads, possibly older ones, and accepts no writes. */
export class StandbyError extends Error {
  constructor() {
    super('this database server is a standby');
    this.name = 'StandbyError';
  }
}

export interface PrimaryPoolOptions {
  /** How long one host may take to accept a connection, and then to tell its role, in milliseconds. */
  hostTimeoutMs: number;
  /**
   * How long `connect` looks for the primary, in milliseconds, before it rejects with the error of the last host; and how long it waits for a
   * free connection.
   */
  connectTimeoutMs: number;
}

/** How long one of several hosts may take to accept a connection, in milliseconds. */
export const HOST_TIMEOUT_MS = 1_500;

const MIN_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;

/**
 * A pool over several servers of which one is the primary: only that one is used, whichever it is at the time (ADR 0190). Each new
 * connection asks its server for its role. A server that ends a session or accepts no writes is suspected: `connect` then gives out no
 * connection that was opened before, and looks for the primary again, until its time is up.
 */
export class PrimaryPool extends ConnectingPool {
  private readonly hosts: PrimaryHosts;
  private readonly connectTimeoutMs: number;

  constructor(urls: readonly string[], config: pg.PoolConfig, { hostTimeoutMs, connectTimeoutMs }: PrimaryPoolOptions) {
    const hosts = new PrimaryHosts(urls);
    // The pool waits for it, which its types don't say, without a limit of its own.
    const onConnect: (client: pg.Client) => unknown = (client) =>
      withinLimit(client, hostTimeoutMs, () => assertPrimary(client));
    super({
      ...config,
      Client: class extends pg.Client {
        constructor(settings?: pg.ClientConfig) {
          super({ ...settings, connectionString: hosts.url, connectionTimeoutMillis: hostTimeoutMs });
          hosts.opened(this);
        }
      },
      onConnect: onConnect as pg.PoolConfig['onConnect'],
    });
    this.hosts = hosts;
    this.connectTimeoutMs = connectTimeoutMs;
  }

  /**
   * Suspects the server of `client` when a statement fails: after a failover, connections to the former primary are useless. Not while it
   * waits for a standby: then it has answered (UnconfirmedCommitError), or answers statements that began later than one that takes too long.
   */
  watch(client: pg.Client): void {
    const { hosts } = this;
    wrapStatements(client, () => {
      const began = hosts.tick();
      return (error) => {
        const epoch = hosts.epochOf(client);
        if (isAnswer(error)) hosts.answered(epoch, began);
        else if (!(error instanceof QueryTimeoutError && hosts.hasAnswered(epoch, began))) hosts.fail(epoch);
        return error;
      };
    });
  }

  protected override async open(): Promise<pg.PoolClient> {
    const until = performance.now() + this.connectTimeoutMs;
    for (let attempt = 0; ; attempt += 1) {
      const { epoch } = this.hosts;
      try {
        const client = await this.openOwn();
        if (this.hosts.isCurrent(client)) return client;
        client.release(true);
      } catch (error) {
        if (databaseErrorKind(error) !== 'connection' || performance.now() >= until) throw error;
        this.hosts.fail(epoch);
        // Every host once before the first pause.
        const round = Math.floor(attempt / this.hosts.count);
        if (round > 0) await pause(Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** round));
      }
    }
  }
}

const isAnswer = (error: Error | null): boolean =>
  error === null || error instanceof UnconfirmedCommitError || databaseErrorKind(error) !== 'connection';

/** Which host is taken for the primary. The epoch changes with each doubt about it. */
class PrimaryHosts {
  epoch = 0;
  private readonly epochs = new WeakMap<pg.ClientBase, number>();
  private ticks = 0;
  /** When the latest statement began that the server of this epoch has answered. */
  private latest = { epoch: 0, began: 0 };

  constructor(private readonly urls: readonly string[]) {}

  get count(): number {
    return this.urls.length;
  }

  get url(): string {
    return this.urls[this.epoch % this.urls.length] ?? '';
  }

  opened(client: pg.ClientBase): void {
    this.epochs.set(client, this.epoch);
  }

  epochOf(client: pg.ClientBase): number {
    return this.epochs.get(client) ?? this.epoch;
  }

  isCurrent(client: pg.ClientBase): boolean {
    return this.epochOf(client) === this.epoch;
  }

  /** The order in which statements begin. */
  tick(): number {
    this.ticks += 1;
    return this.ticks;
  }

  /** The server of this epoch has answered a statement that began then. */
  answered(epoch: number, began: number): void {
    if (epoch > this.latest.epoch) this.latest = { epoch, began };
    else if (epoch === this.latest.epoch) this.latest.began = Math.max(this.latest.began, began);
  }

  /** Whether the server of this epoch has answered a statement that began later. */
  hasAnswered(epoch: number, began: number): boolean {
    return epoch === this.latest.epoch && this.latest.began > began;
  }

  /** Goes on to the next host, once for all that fail in the same epoch. */
  fail(epoch: number): void {
    if (epoch === this.epoch) this.epoch += 1;
  }
}

/** The address of the primary among the hosts of `url`. Rejects with the error of the last host if none is. */
export async function primaryUrl(url: string): Promise<string> {
  const urls = hostUrls(url);
  for (const [index, one] of urls.entries()) {
    const client = new pg.Client({ connectionString: one, connectionTimeoutMillis: HOST_TIMEOUT_MS });
    try {
      await client.connect();
      await withinLimit(client, HOST_TIMEOUT_MS, () => assertPrimary(client));
      return one;
    } catch (error) {
      if (index === urls.length - 1) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return url;
}

/** Rejects with StandbyError if the server of this connection is a standby. */
export async function assertPrimary(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby !== false) throw new StandbyError();
}
