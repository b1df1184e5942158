export { CORE_FIELDS } from './ingest/batch.js';
export type {
  CoreFields,
  EntityInput,
  IngestBatch,
  IngestCounts,
  IngestRun,
  LinkInput,
  RecordInput,
} from './ingest/batch.js';
export { IngestWriter } from './ingest/ingest-writer.js';
export type { NameIndexer } from './ingest/ingest-writer.js';
export type { EntityRef } from './ingest/entities.js';
export { payloadFaults } from './ingest/payload-check.js';
export { copyLine, copyLines, copyRows } from './ingest/copy.js';
export type { CopyValue } from './ingest/copy.js';
export { rebuildSections } from './sections/rebuild.js';
