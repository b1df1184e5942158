export { ALL_ADAPTERS } from './adapters.js';
export { createSourceReader } from './create-source-reader.js';
export type { EvidenceStore, NewEvidence } from './evidence.js';
export { SITE_PACE, STUB_PACE } from './pace.js';
export type { Pace, PaceLimits } from './pace.js';
export type { FoundItem, SourceReading, Subject } from './source.js';
