import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hostUrls } from './hosts.js';

/** An advisory lock by its number. Sharers hold it together; an exclusive holder holds it alone. */
export interface SessionLock {
  readonly id: number;
  readonly shared: boolean;
}

export interface ListenerOptions {
  /**
   * postgresql:// address of the server itself: a pooler that shares sessions between transactions doesn't work. Of several hosts, the
   * primary is used: a standby refuses to listen.
   */
  url: string;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  channel: string;
  /** The advisory lock that the session holds while it is connected; null: none. */
  lock: SessionLock | null;
  /** Called with every notification. */
  onMessage: (payload: string) => void;
  /** Called whenever a session is connected: earlier notifications were missed. */
  onOpen: () => void;
  /** Called when the session breaks; it reconnects until `close`. */
  onLost: () => void;
  /** Called when the lock was taken by another session after a break; the listener has given up. */
  onLockTaken: () => void;
  wait?: (ms: number) => Promise<unknown>;
  /** How often the session is checked, in milliseconds. Default: 10,000. */
  heartbeatMs?: number;
}

/** Another session holds the lock exclusively. */
export class LockTakenError extends Error {
  constructor() {
    super('the advisory lock is held by another session');
    this.name = 'LockTakenError';
  }
}

interface Session {
  readonly client: pg.Client;
  readonly pid: number;
  readonly since: string;
}

const CONNECT_TIMEOUT_MS = 3_000;
const RESPONSE_TIMEOUT_MS = 3_000;
const CLOSE_TIMEOUT_MS = 1_000;
const HEARTBEAT_MS = 10_000;
const MIN_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;
/** A session that has just ended keeps its lock for a moment. */
const LOCK_ATTEMPTS = 10;
const LOCK_PAUSE_MS = 100;

/**
 * A session that listens on one channel and can hold an advisory lock. After a break it reconnects and takes the lock again,
 * or gives up if the lock is taken.
 */
export class Listener {
  private session: Session | null = null;
  /** The last broken session. The server may not have noticed, and may still hold its lock. */
  private broken: Session | null = null;
  private closed = false;
  private heartbeat: NodeJS.Timeout | undefined;

  private readonly urls: readonly string[];
  /** The host to connect to next, in `urls`. */
  private host = 0;

  private constructor(private readonly options: ListenerOptions) {
    this.urls = hostUrls(options.url);
  }

  /** Throws LockTakenError if another session holds the lock, and what `pg` throws if the server is unreachable. */
  static async open(options: ListenerOptions): Promise<Listener> {
    const listener = new Listener(options);
    await listener.connectToAny();
    listener.heartbeat = setInterval(() => void listener.beat(), options.heartbeatMs ?? HEARTBEAT_MS);
    listener.heartbeat.unref();
    return listener;
  }

  /** Releases the lock and ends the session. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    const client = this.session?.client;
    this.session = null;
    // Don't wait for a server that no longer responds.
    if (client) await Promise.race([this.end(client), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Unlocks first: a closed connection keeps its lock until the server has noticed that it was closed. */
  private async end(client: pg.Client): Promise<void> {
    if (this.options.lock !== null) await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client.end();
  }

  /** Tries each host once. */
  private async connectToAny(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.connect();
        return;
      } catch (error) {
        if (error instanceof LockTakenError || attempt === this.urls.length) throw error;
      }
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.urls[this.host],
      application_name: this.options.applicationName,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      this.lose(client);
    });
    client.on('notification', ({ payload }) => {
      this.options.onMessage(payload ?? '');
    });
    try {
      await client.connect();
      const session = await this.prepare(client);
      if (this.closed) await client.end();
      else this.session = session;
    } catch (error) {
      this.host = (this.host + 1) % this.urls.length;
      await client.end().catch(() => undefined);
      throw error;
    }
    this.broken = null;
    if (this.session?.client === client) this.options.onOpen();
  }

  private async prepare(client: pg.Client): Promise<Session> {
    if (this.options.lock !== null) await this.lock(client, this.options.lock);
    await client.query(`listen ${client.escapeIdentifier(this.options.channel)}`);
    const { rows } = await client.query<{ pid: number; since: string }>(
      'select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()',
    );
    return { client, ...(rows[0] as { pid: number; since: string }) };
  }

  private async lock(client: pg.Client, { id, shared }: SessionLock): Promise<void> {
    if (this.broken !== null) {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start = $2::timestamptz',
        [this.broken.pid, this.broken.since],
      );
    }
    const take = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    for (let attempt = 1; ; attempt += 1) {
      const { rows } = await client.query<{ held: boolean }>(`select ${take}($1) as held`, [id]);
      if (rows[0]?.held === true) return;
      if (attempt === LOCK_ATTEMPTS) throw new LockTakenError();
      await this.wait(LOCK_PAUSE_MS);
    }
  }

  private wait(ms: number): Promise<unknown> {
    return this.options.wait?.(ms) ?? pause(ms, undefined, { ref: false });
  }

  private lose(client: pg.Client): void {
    if (this.closed || this.session?.client !== client) return;
    this.broken = this.session;
    this.session = null;
    this.options.onLost();
    void this.reconnect();
  }

  private async reconnect(): Promise<void> {
    for (let ms = MIN_PAUSE_MS; !this.closed; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
      try {
        await this.connect();
        return;
      } catch (error) {
        if (error instanceof LockTakenError) {
          await this.close();
          this.options.onLockTaken();
          return;
        }
      }
      await this.wait(ms);
    }
  }

  /** Without checks, the silent loss of a server would go unnoticed. */
  private async beat(): Promise<void> {
    const client = this.session?.client;
    try {
      await client?.query('select 1');
    } catch {
      if (client === undefined) return;
      this.lose(client);
      await client.end().catch(() => undefined);
    }
  }
}
