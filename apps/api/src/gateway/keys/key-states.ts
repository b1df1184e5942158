import type { MicroUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/accounts';

/** Reads the states of keys by their hashes, in one statement and in the same order; null for an unknown key. */
export type ReadKeyStates = (hashes: readonly Uint8Array[]) => Promise<readonly (KeyState | null)[]>;

interface Entry {
  state: KeyState;
  readAt: number;
}

interface Waiter {
  readonly hash: Uint8Array;
  readonly state: PromiseWithResolvers<KeyState | null>;
}

/** No decision uses a state older than this: a revoked key stops within a second everywhere. */
const MAX_AGE_MS = 1_000;
const MAX_KEYS = 50_000;
/** Maximum number of concurrent statements: a missing key waits for its own read, not also for the one before it. */
const MAX_READS = 3;
/** Marks all keys as dropped. Never the name of a key, because a hash is never empty. */
const EVERY_KEY = '';

/**
 * States of the keys in use, at most a second old. Keys that are missing at the same moment are read in one statement, so that
 * a thousand busy keys do not cause a thousand statements a second. Unknown keys are not cached, so a key works as soon as it
 * is created.
 */
export class KeyStates {
  private readonly entries = new Map<string, Entry>();
  private waiting = new Map<string, Waiter>();
  private scheduled = false;
  /** The reads in progress, each with the keys dropped since it started: the state it reads for those may be outdated. */
  private readonly reads = new Set<Set<string>>();

  constructor(
    private readonly read: ReadKeyStates,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The cached state of the key with this hash, at most a second old, or undefined. */
  cached(hash: Buffer): KeyState | undefined {
    const entry = this.entries.get(hash.toString('latin1'));
    return entry && this.now() - entry.readAt <= MAX_AGE_MS ? entry.state : undefined;
  }

  /** The current state of the key with this hash: the read starts after the call. */
  readFresh(hash: Buffer): Promise<KeyState | null> {
    const name = hash.toString('latin1');
    let waiter = this.waiting.get(name);
    if (!waiter) this.waiting.set(name, (waiter = { hash, state: Promise.withResolvers<KeyState | null>() }));
    this.schedule();
    return waiter.state.promise;
  }

  /** Applies the balance that a charge returned, so that the next request is decided on it. */
  applyBalance(hash: Buffer, balance: MicroUsd): void {
    const entry = this.entries.get(hash.toString('latin1'));
    if (entry) entry.state = { ...entry.state, spendable: balance };
  }

  /** Drops one key, which has changed or proved wrong. A read in progress does not restore it. */
  drop(hash: Buffer): void {
    const name = hash.toString('latin1');
    this.entries.delete(name);
    for (const dropped of this.reads) dropped.add(name);
  }

  /** Drops all keys: changes may have been missed. */
  clear(): void {
    this.entries.clear();
    for (const dropped of this.reads) dropped.add(EVERY_KEY);
  }

  private schedule(): void {
    if (this.scheduled || this.reads.size >= MAX_READS) return;
    this.scheduled = true;
    // After the input that is ready now: requests that arrived together share the statement.
    setImmediate(() => void this.readWaiting());
  }

  private async readWaiting(): Promise<void> {
    const batch = [...this.waiting.values()];
    this.waiting = new Map();
    this.scheduled = false;
    const dropped = new Set<string>();
    this.reads.add(dropped);
    try {
      const states = await this.load(
        batch.map((waiter) => waiter.hash),
        dropped,
      );
      batch.forEach((waiter, index) => {
        waiter.state.resolve(states[index] ?? null);
      });
    } catch (error) {
      for (const waiter of batch) waiter.state.reject(error);
    } finally {
      this.reads.delete(dropped);
      if (this.waiting.size > 0) this.schedule();
    }
  }

  private async load(
    hashes: readonly Uint8Array[],
    dropped: ReadonlySet<string>,
  ): Promise<readonly (KeyState | null)[]> {
    const readAt = this.now();
    const states = await this.read(hashes);
    hashes.forEach((hash, index) => {
      const name = Buffer.from(hash).toString('latin1');
      if (!dropped.has(name) && !dropped.has(EVERY_KEY)) this.cache(name, states[index] ?? null, readAt);
    });
    return states;
  }

  /** Caches the states, latest last. When the cache is full, drops those read longest ago. */
  private cache(name: string, state: KeyState | null, readAt: number): void {
    if ((this.entries.get(name)?.readAt ?? -Infinity) > readAt) return;
    this.entries.delete(name);
    if (state === null) return;
    this.entries.set(name, { state, readAt });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_KEYS && oldest !== undefined) this.entries.delete(oldest);
  }
}
