import { nextUtcDay } from '@entity-registry/billing';
import { DomainError } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';
import { orTrouble } from '../database-trouble.js';
import type { KeyStates } from './key-states.js';

/** Who calls: a key, or anybody (tier 0). */
export type Caller = KeyCaller | PublicCaller;

/** A caller without a key, known by where the call comes from. */
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

  /** The key and its account as last read; up to a second old until `refresh`. */
  get state(): KeyState {
    return this.held;
  }

  /**
   * Reads the state anew, once per request: a refusal on an older one is decided again on a fresh read (ruling 4). Once more
   * when the UTC day is over by now, and with it what the counters stood for. Throws `key_rejected` when the key is gone.
   */
  async refresh(): Promise<void> {
    if (!this.current) await this.reread();
    if (this.now() >= nextUtcDay(this.held.asOf)) await this.reread();
  }

  /** Reads the state as it stands now, again too: after a charge was refused. Throws what `refresh` throws. */
  async reread(): Promise<void> {
    const state = await orTrouble(this.keys.fresh(this.hash), 'service_unavailable');
    if (state === null) throw new DomainError('key_rejected');
    this.held = state;
    this.current = true;
  }

  /** What a charge said of the balance counts from the next call on. */
  settle(balance: MicroUsd): void {
    this.keys.settle(this.hash, balance);
  }

  /** What was known of the key proved wrong: the next call reads it anew. */
  distrust(): void {
    this.keys.drop(this.hash);
  }
}
