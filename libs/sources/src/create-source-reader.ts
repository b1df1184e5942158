import { ALL_ADAPTERS } from './adapters.js';
import type { DocumentStore, EvidenceStore } from './evidence.js';
import { DEFAULT_LIMITS } from './transport/limits.js';
import type { ReaderLimits } from './transport/limits.js';
import type { Pace } from './transport/pace.js';
import type { PageParser } from './parsing/page-parser.js';
import { SourceReader } from './reader.js';
import type { SourceReaderOptions } from './reader.js';
import { baseUrls } from './sites.js';
import { fetchTransport } from './transport/transport.js';

export interface CreateSourceReaderOptions {
  /** URL of a stub that replaces all sources (`<url>/<source id>`). If absent, the sources' own sites are read. */
  readonly sourcesUrl?: string | undefined;
  readonly pace: Pace;
  /** Parses responses: a ParserPool, except in tests of other parts. */
  readonly parser: PageParser;
  readonly evidence: EvidenceStore;
  readonly documents: DocumentStore;
  readonly now: () => Date;
  /** Overrides of DEFAULT_LIMITS. */
  readonly limits?: Partial<ReaderLimits>;
  readonly onError?: SourceReaderOptions['onError'];
}

/** The reader for production: all adapters, over the network. */
export function createSourceReader(options: CreateSourceReaderOptions): SourceReader {
  const { pace, parser, evidence, documents, now, onError } = options;
  return new SourceReader({
    adapters: ALL_ADAPTERS,
    baseUrl: baseUrls(options.sourcesUrl),
    transport: fetchTransport,
    pace,
    parser,
    evidence,
    documents,
    now,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    ...(onError && { onError }),
  });
}
