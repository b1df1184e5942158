import { nextUtcDay } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/accounts';
import { orTrouble } from '../database-trouble.js';
import type { KeyStates } from './key-states.js';

/** A caller: with an API key, or without one (tier 0). */
export type Caller = KeyCaller | PublicCaller;

/** A caller without a key, identified by its address. */
export interface PublicCaller {
  readonly kind: 'public';
  readonly address: string;
}

/** A caller with a known key. */
export class KeyCaller {
  readonly kind = 'key';

  constructor(
    private readonly keys: KeyStates,
    private readonly hash: Buffer,
    private held: KeyState,
    private current: boolean,
    private readonly now: () => Date,
  ) {}

  /** The key and its account as last read; up to a second old until `refresh` is called. */
  get state(): KeyState {
    return this.held;
  }

  /**
   * Rereads the state, once per request: a refusal based on an older state is decided again on a fresh read (ADR 0004). Reads
   * it once more if the UTC day has ended since, because its counters are then outdated. Throws `key_rejected` if the key is
   * gone.
   */
  async refresh(): Promise<void> {
    if (!this.current) await this.reread();
    if (this.now() >= nextUtcDay(this.held.asOf)) await this.reread();
  }

  /** Reads the current state, even if it was already reread: used after a charge was refused. Throws what `refresh` throws. */
  async reread(): Promise<void> {
    const state = await orTrouble(this.keys.fresh(this.hash), 'service_unavailable');
    if (state === null) throw new DomainError('key_rejected');
    this.held = state;
    this.current = true;
  }

  /** Applies the balance that a charge returned, from the next call on. */
  settle(balance: MicroUsd): void {
    this.keys.settle(this.hash, balance);
  }

  /** Drops the key's cached state because it proved wrong: the next call rereads it. */
  distrust(): void {
    this.keys.drop(this.hash);
  }
}
