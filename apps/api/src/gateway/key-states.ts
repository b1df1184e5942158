import type { MicroUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';

/** Reads the states of keys by their hashes, in one statement and in the same order; null: unknown key. */
export type ReadKeyStates = (hashes: readonly Uint8Array[]) => Promise<readonly (KeyState | null)[]>;

interface Entry {
  readonly hash: Uint8Array;
  state: KeyState;
  readAt: number;
  usedAt: number;
}

interface Waiter {
  readonly hash: Uint8Array;
  readonly found: PromiseWithResolvers<KeyState | null>;
}

/** No decision stands on a state older than this: a revoked key stops within a second everywhere. */
const MAX_AGE_MS = 1_000;
/** Keys in use are read ahead this often, so that busy keys hardly ever wait for a read. */
const READ_AHEAD_MS = 850;
/** A key that has not been used for this long is not read ahead. */
const IDLE_MS = 1_000;
/** Keys of one statement: short enough to hold nobody up. */
const BATCH = 200;
const MAX_KEYS = 50_000;

/**
 * States of the keys in use, at most a second old. The keys that are missing at one moment are read in one statement: with
 * a thousand busy keys a read for each would cost as much as the calls themselves. Unknown keys are not held, so a key
 * works from the moment it is made.
 */
export class KeyStates {
  private readonly entries = new Map<string, Entry>();
  private waiting = new Map<string, Waiter>();
  private busy = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly read: ReadKeyStates,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => void this.readAhead(), READ_AHEAD_MS).unref();
  }

  /** The key with this hash, at most a second old; null: unknown. */
  get(hash: Buffer): KeyState | Promise<KeyState | null> {
    const entry = this.entries.get(hash.toString('latin1'));
    const now = this.now();
    if (entry) entry.usedAt = now;
    return entry && now - entry.readAt <= MAX_AGE_MS ? entry.state : this.fresh(hash);
  }

  /** The key with this hash as it stands now: the read starts after the call. */
  fresh(hash: Buffer): Promise<KeyState | null> {
    const name = hash.toString('latin1');
    let waiter = this.waiting.get(name);
    if (!waiter) this.waiting.set(name, (waiter = { hash, found: Promise.withResolvers<KeyState | null>() }));
    this.schedule();
    return waiter.found.promise;
  }

  /** Notes what a charge has just said of the balance, so that the next call is decided on it. */
  settle(hash: Buffer, balance: MicroUsd): void {
    const entry = this.entries.get(hash.toString('latin1'));
    if (entry) entry.state = { ...entry.state, spendable: balance };
  }

  /** Forgets one key: what is held of it proved wrong. */
  drop(hash: Buffer): void {
    this.entries.delete(hash.toString('latin1'));
  }

  /** Ends the reading ahead. */
  close(): void {
    clearInterval(this.timer);
  }

  private schedule(): void {
    if (this.busy) return;
    this.busy = true;
    // After the input that is ready now: requests that arrived together share the statement.
    setImmediate(() => void this.readWaiting());
  }

  private async readWaiting(): Promise<void> {
    const batch = [...this.waiting.values()];
    this.waiting = new Map();
    try {
      const states = await this.load(batch.map((waiter) => waiter.hash));
      batch.forEach((waiter, index) => {
        waiter.found.resolve(states[index] ?? null);
      });
    } catch (error) {
      for (const waiter of batch) waiter.found.reject(error);
    } finally {
      this.busy = false;
      if (this.waiting.size > 0) this.schedule();
    }
  }

  /** Reads and holds; `usedAt` of a key that is held already stays. */
  private async load(hashes: readonly Uint8Array[]): Promise<readonly (KeyState | null)[]> {
    const readAt = this.now();
    const states = await this.read(hashes);
    hashes.forEach((hash, index) => {
      this.hold(hash, states[index] ?? null, readAt);
    });
    return states;
  }

  private hold(hash: Uint8Array, state: KeyState | null, readAt: number): void {
    const name = Buffer.from(hash).toString('latin1');
    const entry = this.entries.get(name);
    if (state === null) {
      this.entries.delete(name);
    } else if (!entry) {
      if (this.entries.size >= MAX_KEYS) this.entries.clear();
      this.entries.set(name, { hash, state, readAt, usedAt: readAt });
    } else if (readAt >= entry.readAt) {
      entry.state = state;
      entry.readAt = readAt;
    }
  }

  private async readAhead(): Promise<void> {
    const now = this.now();
    const inUse: Uint8Array[] = [];
    for (const [name, entry] of this.entries) {
      if (now - entry.usedAt <= IDLE_MS) inUse.push(entry.hash);
      else if (now - entry.readAt > MAX_AGE_MS) this.entries.delete(name);
    }
    try {
      for (let start = 0; start < inUse.length; start += BATCH) await this.load(inUse.slice(start, start + BATCH));
    } catch {
      // The states grow too old to be used, and the next call meets the fault itself.
    }
  }
}
