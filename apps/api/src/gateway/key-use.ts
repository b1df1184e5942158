import type { KeyId } from '@entity-registry/persistence';

/** Writes when keys were used last; rejects when it cannot. */
export type RecordKeyUse = (uses: ReadonlyMap<KeyId, Date>) => Promise<void>;

const MAX_KEYS = 50_000;

/**
 * When each key was used last, gathered in this process and written together: a busy key is one row in a while, not one a
 * request. What could not be written is kept for the next time.
 */
export class KeyUse {
  private uses = new Map<KeyId, Date>();

  constructor(
    private readonly record: RecordKeyUse,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  note(keyId: KeyId, at: Date): void {
    if (this.uses.size < MAX_KEYS || this.uses.has(keyId)) this.uses.set(keyId, at);
  }

  /** Writes what was noted since; never rejects. */
  async flush(): Promise<void> {
    const { uses } = this;
    if (uses.size === 0) return;
    this.uses = new Map();
    try {
      await this.record(uses);
    } catch (error) {
      this.onFailure(error);
      const later = this.uses;
      this.uses = uses;
      for (const [keyId, at] of later) this.note(keyId, at);
    }
  }
}
