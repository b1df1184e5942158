export { ALL_ADAPTERS } from './adapters.js';
export { createSourceReader } from './create-source-reader.js';
export type { CreateSourceReaderOptions } from './create-source-reader.js';
export type { DocumentStore, EvidenceStore, KnownAnswer, NewEvidence } from './evidence.js';
export { DEFAULT_LIMITS } from './limits.js';
export type { ReaderLimits } from './limits.js';
export { SITE_PACE, STUB_PACE } from './pace.js';
export type { Pace, PaceLimits } from './pace.js';
export { SourceReader } from './reader.js';
export type { Reading, SourceReaderOptions } from './reader.js';
export { baseUrls } from './sites.js';
export { fetchTransport } from './transport.js';
export type { Transport, TransportAnswer, TransportRequest } from './transport.js';
export { pageOf } from './page.js';
export type { Answer } from './page.js';
export { SourceFault } from './source.js';
export type {
  Findings,
  FoundCore,
  FoundItem,
  Named,
  Page,
  SourceAdapter,
  SourceReading,
  SourceSession,
  Subject,
} from './source.js';
