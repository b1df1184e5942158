import type { PublicSourceId } from '@entity-registry/domain';
import type { EvidenceStore, NewEvidence } from '@entity-registry/sources';

/** Responses of sources in memory; they can be revalidated by their ETag. */
export class MemoryEvidence implements EvidenceStore {
  private readonly stored: NewEvidence[] = [];

  latest(source: PublicSourceId, url: string) {
    const at = this.stored.findLastIndex(
      (response) => response.source === source && response.url === url && response.etag !== null,
    );
    const response = this.stored[at];
    return Promise.resolve(response && { ...response, id: BigInt(at) });
  }
  body(id: bigint): Promise<Uint8Array> {
    return Promise.resolve(this.stored[Number(id)]?.body ?? new Uint8Array());
  }
  insert(response: NewEvidence): Promise<bigint> {
    return Promise.resolve(BigInt(this.stored.push(response) - 1));
  }
  insertUnchanged(id: bigint): Promise<bigint> {
    return Promise.resolve(id);
  }
}
