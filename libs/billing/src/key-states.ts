import { findKeyStates } from '@entity-registry/persistence';
import type { AccountId, KeyId, KeyState, Queryable } from '@entity-registry/persistence';

export interface KeyStatesOptions {
  now: () => Date;
  /** Oldest answer served from memory, in milliseconds; at most 1,000, which is the default. */
  maxAgeMs?: number;
  /** Keys held at most; 10,000 when absent. */
  maxKeys?: number;
}

interface Held {
  state: KeyState;
  readAt: number;
}

/**
 * Key states as the request path reads them, at most a second old, so that a revoked key is refused everywhere within
 * a second. Unknown keys are never held: guesses cannot push real keys out. Concurrent reads of one key share a query.
 */
export class KeyStates {
  private readonly held = new Map<string, Held>();
  private readonly reading = new Map<string, Promise<KeyState | null>>();
  private readonly maxAgeMs: number;
  private readonly maxKeys: number;
  /** Counts drops, so that a read which began before one is not held after it. */
  private epoch = 0;

  constructor(
    private readonly db: Queryable,
    private readonly options: KeyStatesOptions,
  ) {
    this.maxAgeMs = Math.min(options.maxAgeMs ?? 1_000, 1_000);
    this.maxKeys = options.maxKeys ?? 10_000;
  }

  /**
   * The key with this hash and its account; null: unknown key. Revoked and expired keys are answered as such.
   * `fresh` reads the database in any case.
   */
  async get(keyHash: Uint8Array, read: { fresh?: boolean } = {}): Promise<KeyState | null> {
    const name = Buffer.from(keyHash).toString('base64');
    if (read.fresh === true) return this.read(name, keyHash);
    const held = this.held.get(name);
    if (held !== undefined) {
      const age = this.options.now().getTime() - held.readAt;
      // A clock set back makes the age negative: no telling how old the answer is.
      if (age >= 0 && age < this.maxAgeMs) return held.state;
    }
    const running = this.reading.get(name);
    if (running !== undefined) return running;
    const reading = this.read(name, keyHash).finally(() => {
      if (this.reading.get(name) === reading) this.reading.delete(name);
    });
    this.reading.set(name, reading);
    return reading;
  }

  /** Forgets one key, one account's keys, or (without an argument) everything; what is being read now is not held. */
  drop(of?: { keyId: KeyId } | { accountId: AccountId }): void {
    this.epoch += 1;
    this.reading.clear();
    if (of === undefined) {
      this.held.clear();
      return;
    }
    for (const [name, { state }] of this.held) {
      if ('keyId' in of ? state.keyId === of.keyId : state.accountId === of.accountId) this.held.delete(name);
    }
  }

  /** Keys held now. */
  get size(): number {
    return this.held.size;
  }

  private async read(name: string, keyHash: Uint8Array): Promise<KeyState | null> {
    const { epoch } = this;
    const now = this.options.now();
    const [state = null] = await findKeyStates(this.db, [keyHash], now);
    if (epoch !== this.epoch) return state;
    this.held.delete(name);
    if (state !== null) {
      this.held.set(name, { state, readAt: now.getTime() });
      if (this.held.size > this.maxKeys) this.dropOldest();
    }
    return state;
  }

  private dropOldest(): void {
    const [oldest] = this.held.keys();
    if (oldest !== undefined) this.held.delete(oldest);
  }
}
