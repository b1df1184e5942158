import type { KeyId } from '@entity-registry/accounts';

/** Writes when keys were last used; rejects on failure. */
export type RecordKeyUse = (uses: ReadonlyMap<KeyId, Date>) => Promise<void>;

const MAX_KEYS = 50_000;

/**
 * When each key was last used, collected in this process and written in batches: a busy key is one row per batch, not one per
 * request. Times that could not be written are kept for the next batch.
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

  /** Writes the uses since the last flush; never rejects. */
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
