import type { SourceReading, QueriedEntity } from '@entity-registry/sources';
import type { PublicSourceId, SourceRequest, Tag } from '@entity-registry/domain';

/** Reads one source; see `SourceReader.read`. */
export interface SourcePort {
  read(
    source: PublicSourceId,
    entity: QueriedEntity,
    wanted: readonly Tag[],
    signal: AbortSignal,
  ): Promise<{ readonly reading: SourceReading; readonly evidenceIds: readonly bigint[] }>;
}

/** The result of one source. */
export interface CompletedReading extends SourceRequest {
  readonly reading: SourceReading;
  readonly evidenceIds: readonly bigint[];
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

export interface ReadSourcesOptions {
  readonly sources: SourcePort;
  /** Sources read at once. */
  readonly concurrency: number;
  readonly now: () => Date;
}

/**
 * Reads all the sources, some at once, and returns the results in their order. Rejects with the signal's reason when aborted, and
 * with the reader's errors; the other reads in progress are then abandoned.
 */
export async function readSources(
  requests: readonly SourceRequest[],
  entity: QueriedEntity,
  { sources, concurrency, now }: ReadSourcesOptions,
  signal: AbortSignal,
): Promise<CompletedReading[]> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const readings: CompletedReading[] = [];
  const queue = [...requests.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [position, request] = next;
      const startedAt = now();
      const { reading, evidenceIds } = await sources.read(request.source, entity, request.tags, either);
      readings[position] = { ...request, reading, evidenceIds, startedAt, finishedAt: now() };
    }
  };
  const workers = Array.from({ length: Math.min(concurrency, requests.length) }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    queue.length = 0;
    stop.abort(error);
    await Promise.allSettled(workers);
    throw error;
  }
  return readings;
}
