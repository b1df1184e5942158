import { RecentSet } from '@entity-registry/http';
import type { KeyState } from '@entity-registry/accounts';
import type { KeyStates } from './key-states.js';

const MAX_GOOD = 100_000;
const MAX_REJECTED = 20_000;
const WINDOW_MS = 1_000;
/** How often an unknown or revoked key is read within a second; after that its last state is assumed. */
const READS_PER_WINDOW = 10;

interface RejectedKey {
  readonly since: number;
  readonly reads: number;
}

/**
 * What this process knows about keys beyond the second that their state is cached: which ones were good when last read, so that
 * their callers are admitted while other callers from the same address are limited (ADR 0052), and which were unknown or
 * revoked a moment ago. It only decides whether to look a key up.
 */
export class KnownKeys {
  private readonly good = new RecentSet(MAX_GOOD);
  private readonly rejected = new Map<string, RejectedKey>();

  constructor(
    private readonly keys: Pick<KeyStates, 'readFresh'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the key was good when it was last read. */
  isGood(hash: Buffer): boolean {
    return this.good.has(nameOf(hash));
  }

  /** Whether the key was unknown or revoked on every read in this second, and was read often enough. */
  isRejected(hash: Buffer): boolean {
    return (this.findRejected(nameOf(hash))?.reads ?? 0) >= READS_PER_WINDOW;
  }

  /** Records what was just read for the key with this hash; null: it does not exist. */
  record(hash: Buffer, state: Pick<KeyState, 'asOf' | 'revokedAt'> | null): void {
    const name = nameOf(hash);
    // A key that was rolled works until the overlap is over.
    if (state !== null && (state.revokedAt === null || state.revokedAt > state.asOf)) {
      this.good.add(name);
      this.rejected.delete(name);
      return;
    }
    this.good.delete(name);
    const { since, reads } = this.findRejected(name) ?? { since: this.now(), reads: 0 };
    this.rejected.delete(name);
    this.rejected.set(name, { since, reads: reads + 1 });
    const [oldest] = this.rejected.keys();
    if (this.rejected.size > MAX_REJECTED && oldest !== undefined) this.rejected.delete(oldest);
  }

  /** The key was created or changed: reads it unless it is known to be good. Rejects when the database is unavailable. */
  async recheck(hash: Buffer): Promise<void> {
    this.rejected.delete(nameOf(hash));
    if (!this.isGood(hash)) this.record(hash, await this.keys.readFresh(hash));
  }

  /** Adds keys that were in use before this process started. */
  addGood(hashes: readonly Buffer[]): void {
    for (const hash of hashes) this.good.add(nameOf(hash));
  }

  private findRejected(name: string): RejectedKey | undefined {
    const entry = this.rejected.get(name);
    return entry && this.now() - entry.since < WINDOW_MS ? entry : undefined;
  }
}

const nameOf = (hash: Buffer): string => hash.toString('latin1');
