import type { PublicSourceId } from '@entity-registry/domain';
import type { EvidenceStore, NewEvidence } from '@entity-registry/sources';

/** Responses of sources in memory; they can be revalidated by their ETag. */
export class MemoryEvidence implements EvidenceStore {
  private readonly kept: NewEvidence[] = [];

  latest(source: PublicSourceId, url: string) {
    const at = this.kept.findLastIndex(
      (answer) => answer.source === source && answer.url === url && answer.etag !== null,
    );
    const answer = this.kept[at];
    return Promise.resolve(answer && { ...answer, id: BigInt(at) });
  }
  body(id: bigint): Promise<Uint8Array> {
    return Promise.resolve(this.kept[Number(id)]?.body ?? new Uint8Array());
  }
  keep(answer: NewEvidence): Promise<bigint> {
    return Promise.resolve(BigInt(this.kept.push(answer) - 1));
  }
  keepUnchanged(id: bigint): Promise<bigint> {
    return Promise.resolve(id);
  }
}
