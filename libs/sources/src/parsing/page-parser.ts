import type { PublicSourceId } from '@entity-registry/domain';
import type { FetchedPage, PageReader } from '../source.js';

/** Parses responses of sources outside the calling thread. */
export interface PageParser {
  /**
   * Runs a page reader of the source's adapter on a response. Rejects with what the reader throws (SourceError), with
   * LimitExceeded when the response takes too much time or memory or waits too long in the queue, and with the signal's
   * reason when aborted.
   */
  parse<Input, Output>(
    source: PublicSourceId,
    reader: PageReader<Input, Output>,
    page: FetchedPage,
    input: Input,
    signal: AbortSignal,
  ): Promise<Output>;
}
