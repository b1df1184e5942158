export type { EntityInput, IngestBatch, IngestCounts, LinkInput, RecordInput } from './ingest/batch.js';
export { IngestWriter } from './ingest/ingest-writer.js';
export type { NameIndexer } from './ingest/ingest-writer.js';
export { foldedName, identifierColumns, knownCore } from './ingest/staging.js';
export { copyLine, copyLines } from './ingest/copy.js';
export { buildSections } from './sections/rebuild.js';
export { parseTypedResult, readTypedResult } from './refresh/typed-result.js';
export type { ResultPlace, TypedResult } from './refresh/typed-result.js';
export { RefreshWriter } from './refresh/refresh-writer.js';
export { readRefreshSubject } from './refresh/subject.js';
export type { DownReading, RefreshCounts, RefreshReading, RefreshTarget } from './refresh/findings.js';
export type { RefreshSubject } from './refresh/subject.js';
export { EntityDetails } from './detail/entity-details.js';
export type { EntityDetail } from './detail/entity-details.js';
export { OBJECT_SCHEME, mintObjectUrls } from './detail/object-urls.js';
export { renderDetail } from './detail/render-detail.js';
export { EntityCards } from './card/entity-cards.js';
export type { CardWish, EntityCard, MergedEntity } from './card/entity-cards.js';
export { AssetRecords } from './card/asset-records.js';
export type { AssetRecord, DocumentPage } from './card/asset-records.js';
export { assetHead, renderAsset } from './card/render-asset.js';
export { baseFields, coveringCode, renderCard, truncatedTags } from './card/render-card.js';
export { toSection } from './card/render-section.js';
export { joinProvenance, sourceIdOf, tagProvenance, tagState } from './card/tag-sources.js';
export type { SectionState, Source, TagProvenance, TagSource } from './card/tag-sources.js';
export type { CardBody } from './card/render-card.js';
export type { CardSectionBody } from './card/render-section.js';
export { SIGNAL_NAMES, SIGNAL_RANGES } from './card/signals.js';
export { SectionPages, sectionNamed, sectionNames } from './card/section-pages.js';
export type { PageAnchor, SectionName, SectionPage } from './card/section-pages.js';
export { assetCode, assetCodes, assetTable, assetTypeOf, cheapestCode } from './card/asset-types.js';
export type { AssetType } from './card/asset-types.js';
export { DocumentReader } from './documents/document-reader.js';
export type { DocumentRead, ReadingOutcome } from './documents/document-reader.js';
export { DocumentReadings } from './documents/document-readings.js';
export { ReadingUnavailable, UnreadableDocument } from './documents/recogniser.js';
export type { Recogniser } from './documents/recogniser.js';
export { findTesseract } from './documents/tesseract.js';
export type { FoundRecogniser, TesseractOptions } from './documents/tesseract.js';
export { createObjectStore } from './objects/create-object-store.js';
export { FileObjectStore } from './objects/file-object-store.js';
export type { ObjectStore } from './objects/object-store.js';
export { S3ObjectStore } from './objects/s3-object-store.js';
export { verifySignedObject } from './objects/signed-object-path.js';

export { deferNames, indexNames } from './search/index-names.js';
export { rebuildNameIndex } from './search/rebuild-names.js';
export { refreshTokenStatistics } from './search/statistics.js';
export type { CandidateSource } from './search/candidate-source.js';
export { editDistance } from './search/edit-distance.js';
export { PostgresCandidateSource } from './search/postgres-candidates.js';
export { EntitySearch } from './search/entity-search.js';
export type { EntityQuery, EntitySearchItem } from './search/entity-search.js';
export { EntityNetworks } from './network/entity-networks.js';
export { LINKING_LEVELS, isLinkingRead } from './network/linking-levels.js';
export type { NetworkDepth } from './network/entity-networks.js';
export { HUB_DEGREE, NETWORK_LIMITS } from './network/network-graph.js';
export type { Network, NetworkEdge, NetworkNode } from './network/network-graph.js';

export type { FairQueue, Tenant } from './queues/fair-queue.js';
export { FairSurfaces } from './queues/fair-surfaces.js';
export type { SurfaceSource } from './queues/fair-surfaces.js';
export { createSearchShares } from './queues/search-shares.js';
export type { SearchShares } from './queues/search-shares.js';
export type { ResolvableEntity } from './resolve/entity-reads.js';
export { readQuery } from './resolve/resolve-query.js';
export type {
  ReadQuery,
  Resolution,
  ResolveOutcome,
  ResolveQuery,
  ResolvedCandidate,
} from './resolve/resolve-query.js';
export { Resolver } from './resolve/resolver.js';
export type { ResolveOptions, Resolved } from './resolve/resolver.js';
export { SurfaceSearch } from './surfaces/surface-search.js';
export type { SurfaceCursor, SurfacePage, SurfaceTotal } from './surfaces/surface-search.js';
export { FACET_VALUES } from './surfaces/statements.js';
export { DOSSIER_LIMITS, ProponenteDossiers } from './dossier/proponente-dossiers.js';
export type { ProponenteDossier } from './dossier/proponente-dossiers.js';
export { IMMIGRATION_ITEMS, ImmigrationFiles } from './immigration/immigration-files.js';
export type { ImmigrationFile, ImmigrationList } from './immigration/immigration-files.js';
export { MOST_IMPEDIMENTS } from './immigration/impediments.js';
export {
  assetFact,
  cardFact,
  detailFact,
  isAnswer,
  networkFacts,
  recordFact,
  summaryFacts,
} from './disclosures/facts.js';
export { unreadCodes } from './card/unread-codes.js';
export { EntityChanges } from './changes/entity-changes.js';
export type { ChangeAnchor, EntityChange } from './changes/entity-changes.js';
export { Coverage } from './coverage/coverage.js';
export { levelCoverage, sourceCoverage } from './coverage/source-coverage.js';
export type { CoveredLevel, CoveredSource } from './coverage/source-coverage.js';
