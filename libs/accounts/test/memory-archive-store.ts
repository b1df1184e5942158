import type { ArchiveStore } from '../src/ledger-archive/manifest.js';

/** Objects in memory, which a test can damage. */
export class MemoryArchiveStore implements ArchiveStore {
  constructor(readonly location = 'memory:one') {}

  readonly objects = new Map<string, Uint8Array>();

  put(key: string, { body }: { body: Uint8Array }): Promise<void> {
    this.objects.set(key, Uint8Array.from(body));
    return Promise.resolve();
  }

  get(key: string): Promise<{ body: Uint8Array } | undefined> {
    const body = this.objects.get(key);
    return Promise.resolve(body && { body });
  }
}
