import { nextUtcDay } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { AccountId, KeyState } from '@entity-registry/accounts';
import { mapDatabaseErrors } from '../map-database-errors.js';
import type { KeyStates } from './keys/key-states.js';

/** A caller: with an API key, or without one (tier 0). */
export type Caller = KeyCaller | PublicCaller;

/** A caller without a key, identified by its address. */
export interface PublicCaller {
  readonly kind: 'public';
  readonly address: string;
}

/** The tenant of an account's work in the queues that accounts share (ADR 0071). */
export function tenantOf(accountId: AccountId): string {
  return `account:${String(accountId)}`;
}

/** A caller with a known key. */
export class KeyCaller {
  readonly kind = 'key';

  constructor(
    private readonly keys: KeyStates,
    private readonly hash: Buffer,
    private keyState: KeyState,
    private isFresh: boolean,
    private readonly now: () => Date,
  ) {}

  /** The key and its account as last read; up to a second old until `reloadKeyState` is called. */
  get state(): KeyState {
    return this.keyState;
  }

  /**
   * Rereads the state, once per request: a refusal based on a cached state is decided again on a fresh read (ADR 0004). Reads
   * it once more if the UTC day has ended since, because its counters are then outdated. Throws `key_rejected` if the key is
   * gone.
   */
  async reloadKeyState(): Promise<void> {
    if (!this.isFresh) await this.forceReloadKeyState();
    if (this.now() >= nextUtcDay(this.keyState.asOf)) await this.forceReloadKeyState();
  }

  /** Reads the current state, even if it was already reread: used after a charge was refused. Throws `key_rejected` if the key is gone. */
  async forceReloadKeyState(): Promise<void> {
    const state = await mapDatabaseErrors(this.keys.readFresh(this.hash), 'service_unavailable');
    if (state === null) throw new DomainError('key_rejected');
    this.keyState = state;
    this.isFresh = true;
  }

  /** Applies the balance that a charge returned, from the next request on. */
  applyBalance(balance: MicroUsd): void {
    this.keys.applyBalance(this.hash, balance);
  }

  /** Drops the key's cached state because it proved wrong: the next request rereads it. */
  invalidateKeyState(): void {
    this.keys.drop(this.hash);
  }
}
