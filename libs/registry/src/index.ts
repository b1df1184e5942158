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
export { foldedName, identifierColumns, knownCore } from './ingest/staging.js';
export { copyLine, copyLines } from './ingest/copy.js';
export type { CopyValue } from './ingest/copy.js';
export { buildSections } from './sections/rebuild.js';
export { EntityDetails } from './detail/entity-details.js';
export type { EntityDetail, Section } from './detail/entity-details.js';
export { OBJECT_SCHEME, mintObjectUrls } from './detail/object-urls.js';
export { renderDetail } from './detail/render-detail.js';
export { EntityCards } from './card/entity-cards.js';
export type { CardSection, EntityCard, MergedEntity } from './card/entity-cards.js';
export { renderCard } from './card/render-card.js';
export type { CardBody, CardRequest } from './card/render-card.js';
export type { CardSectionBody, SectionState } from './card/render-section.js';
export { assetCode, cheapestCode } from './card/asset-types.js';
export type { AssetType } from './card/asset-types.js';
export { FileObjectStore } from './objects/file-object-store.js';
export type { FileObjectStoreOptions } from './objects/file-object-store.js';
export type { ObjectStore, StoredObject } from './objects/object-store.js';
export { S3ObjectStore } from './objects/s3-object-store.js';
export type { S3ObjectStoreOptions } from './objects/s3-object-store.js';
export { verifySignedObject } from './objects/signed-object-path.js';
export type { SignedObject } from './objects/signed-object-path.js';

export { deferNames, indexNames } from './search/index-names.js';
export type { NamedEntity } from './search/index-names.js';
export { rebuildNameIndex } from './search/rebuild-names.js';
export type { RebuildOptions } from './search/rebuild-names.js';
export { refreshTokenStatistics } from './search/statistics.js';
export type { Candidate, CandidateQuery, CandidateSource, Candidates } from './search/candidate-source.js';
export { PostgresCandidateSource } from './search/postgres-candidates.js';
export { EntitySearch } from './search/entity-search.js';
export type { EntityQuery, EntitySearchItem } from './search/entity-search.js';
