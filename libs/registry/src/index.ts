export type { EntityInput, IngestBatch, IngestCounts, LinkInput, NameInput, RecordInput } from './ingest/batch.js';
export { IngestWriter } from './ingest/ingest-writer.js';
export type { NameIndexer } from './ingest/ingest-writer.js';
export { Lists } from './lists/lists.js';
export type { ListSummary } from './lists/lists.js';
export { ListVersions } from './lists/list-versions.js';
export type { ListImport, ListImportOutcome, ListImportResult } from './lists/list-versions.js';
export { ListScreening } from './screening/list-screening.js';
export type {
  ListScreeningOptions,
  ReadTurns,
  ScreeningHit,
  ScreeningOptions,
  Screenings,
} from './screening/list-screening.js';
export { EntityScreening } from './screening/entity-screening.js';
export { SCREENED_LEVEL } from './entity/screened-sections.js';
export type { EntityToScreen, ScreenedSections } from './entity/screened-sections.js';
export type { SearchedList } from './screening/screening-reads.js';
export { wordWeights } from './resolve/name-statistics.js';
export { WATCHED_SCOPE } from './name-index/name-scope.js';
export { readVersions } from './lists/list-rows.js';
export type { ListVersionRow } from './lists/list-rows.js';
export { foldedName, identifierColumns, knownCore } from './ingest/staging.js';
export { copyLine, copyLines } from './ingest/copy.js';
export { buildSections } from './sections/rebuild.js';
export { parseTypedResult, readTypedResult } from './refresh/typed-result.js';
export { MAX_HELD_FACTS, readHeldFacts, readHeldKind } from './held-facts/held-facts.js';
export type { HeldEntity, HeldFact, HeldSelection } from './held-facts/held-facts.js';
export { SuppressionRefused } from './suppression/rule.js';
export type {
  CutListing,
  SuppressedFact,
  SuppressedSection,
  SuppressionRefusal,
  SuppressionRule,
} from './suppression/rule.js';
export type { SuppressedLevel } from './suppression/rule.js';
export { readCutListings } from './suppression/cut-listings.js';
export type { LostRecords } from './suppression/apply.js';
export { findSid, listRules } from './suppression/rule-rows.js';
export type { StoredRule } from './suppression/rule-rows.js';
export { RULES_COPY, RulesCopy, UnreadableRulesCopy, parseRules, restoreRules } from './suppression/rules-copy.js';
export { applySuppressions, checkSuppressions } from './suppression/apply-all.js';
export type { AppliedAgain } from './suppression/apply-all.js';
export { liftSuppression, suppress } from './suppression/suppress.js';
export type { Suppressed, SuppressionChange } from './suppression/suppress.js';
export { RefreshWriter } from './refresh/refresh-writer.js';
export { readRefreshEntity } from './refresh/refresh-entity.js';
export type { RefreshCounts, RefreshReading } from './refresh/refresh-readings.js';
export type { RefreshEntity } from './refresh/refresh-entity.js';
export { EntityDetails } from './detail/entity-details.js';
export type { EntityDetail } from './detail/entity-details.js';
export { OBJECT_SCHEME, mintObjectUrls } from './detail/object-urls.js';
export { renderDetail } from './detail/render-detail.js';
export { StoredEntities, withoutLevels } from './entity/stored-entities.js';
export type { EntitySelection, StoredEntity, MergedEntity } from './entity/stored-entities.js';
export { AssetRecords } from './entity/asset-records.js';
export type { AssetRecord, DocumentPage } from './entity/asset-records.js';
export { assetHead, renderAsset } from './entity/render-asset.js';
export { baseFields, coveringCode, renderEntity, truncatedTags } from './entity/render-entity.js';
export { toSection } from './entity/render-section.js';
export {
  isConclusive,
  isRestricted,
  joinProvenance,
  sourceIdOf,
  tagProvenance,
  tagState,
} from './entity/tag-sources.js';
export type { SectionState, Source, TagProvenance, TagSource } from './entity/tag-sources.js';
export type { EntityBody } from './entity/render-entity.js';
export type { SectionBody } from './entity/render-section.js';
export { SIGNAL_NAMES, SIGNAL_RANGES } from './entity/signals.js';
export { SectionPages, pageOfScreened, sectionNamed, sectionNames } from './entity/section-pages.js';
export type { PageAnchor, SectionName, SectionPage } from './entity/section-pages.js';
export { assetCode, assetCodes, assetTable, assetTypeOf, cheapestCode } from './entity/asset-types.js';
export type { AssetType } from './entity/asset-types.js';
export { DocumentReader } from './documents/document-reader.js';
export type { DocumentRead, ReadingOutcome } from './documents/document-reader.js';
export { DocumentReadings } from './documents/document-readings.js';
export type { Recognizer } from './documents/recognizer.js';
export { findTesseract } from './documents/tesseract.js';
export type { FoundRecognizer } from './documents/tesseract.js';
export { createObjectStore } from './objects/create-object-store.js';
export type { ObjectStoreSettings } from './objects/create-object-store.js';
export { ObjectStoreSettingsError, readObjectStoreSettings } from './objects/read-object-store-settings.js';
export { FileObjectStore } from './objects/file-object-store.js';
export type { ObjectStore } from './objects/object-store.js';
export { verifySignedObject } from './objects/signed-object-path.js';

export { deferNames, indexNames } from './name-index/index-names.js';
export { outdatedNameIndexes } from './name-index/index-state.js';
export { rebuildNameIndex } from './name-index/rebuild-names.js';
export { refreshTokenStatistics } from './name-index/statistics.js';
export type { CandidateSource } from './candidates/candidate-source.js';
export { editDistance } from './name-index/edit-distance.js';
export { PostgresCandidateSource } from './candidates/postgres-candidates.js';
export { EntitySearch } from './search/entity-search.js';
export type { EntityQuery, EntitySearchItem } from './search/entity-search.js';
export { EntityNetworks } from './network/entity-networks.js';
export { LINKING_LEVELS, isLinkingRead } from './entity/linking-levels.js';
export type { NetworkDepth } from './network/entity-networks.js';
export { HUB_DEGREE, NETWORK_LIMITS } from './network/network-graph.js';
export type { Network, NetworkEdge, NetworkNode } from './network/network-graph.js';

export type { FairQueue } from './queues/fair-queue.js';
export { FairSurfaces } from './queues/fair-surfaces.js';
export type { Requester, SurfaceSource } from './queues/fair-surfaces.js';
export { QueueRefusal } from './queues/queue-refusal.js';
export { ServiceTimes } from './queues/service-times.js';
export { createSearchShares } from './queues/search-shares.js';
export type { SearchShares } from './queues/search-shares.js';
export type { ResolvableEntity } from './resolve/entity-reads.js';
export type { ResolveWarning } from './resolve/identifier.js';
export { readQuery } from './resolve/resolve-query.js';
export type { MatchedName, ReadQuery, Resolution } from './resolve/resolve-query.js';
export { Resolver } from './resolve/resolver.js';
export type { ResolveOptions, Resolved } from './resolve/resolver.js';
export { EntityBrowse } from './browse/entity-browse.js';
export type { BrowseCursor, BrowsePage, BrowsedEntity } from './browse/entity-browse.js';
export { CONTENTS } from './search-outbox/content.js';
export type { Content } from './search-outbox/content.js';
export { SearchEngine } from './search-engine/engine.js';
export { SearchEngineError } from './search-engine/search-engine-error.js';
export { EngineGuard } from './search-engine/engine-guard.js';
export type { SearchAnswer } from './search-engine/engine-guard.js';
export { GuardedCandidates, GuardedSurfaces } from './search-engine/guarded-sources.js';
export { SearchIndexer } from './search-engine/indexer.js';
export type { IndexedBatch } from './search-engine/indexer.js';
export { IndexAge } from './search-engine/index-age.js';
export { EngineCandidates } from './search-engine/names/engine-candidates.js';
export { OpenSearchNameKeys } from './search-engine/names/opensearch-name-keys.js';
export { SearchRebuildRunning, pruneSearch, rebuildSearch } from './search-engine/rebuild.js';
export { countDocuments } from './search-engine/contents.js';
export { definitionOf } from './search-engine/definitions.js';
export { forgetSearch } from './search-engine/forget.js';
export { StaleIndexError } from './search-engine/stale-index-error.js';
export { isVerified, searchStatus, verifyContent } from './search-engine/status.js';
export type { ContentCheck, SearchStatus } from './search-engine/status.js';
export { OpenSearchSurfaces } from './search-engine/surfaces/opensearch-surfaces.js';
export { SurfaceSearch } from './surfaces/surface-search.js';
export type { SurfaceCursor, SurfacePage } from './surfaces/surface-search.js';
export { FACET_VALUES } from './surfaces/statements.js';
export { DOSSIER_LIMITS, ProponenteDossiers } from './dossier/proponente-dossiers.js';
export type { ProponenteDossier } from './dossier/proponente-dossiers.js';
export { IMMIGRATION_ITEMS, ImmigrationFiles } from './immigration/immigration-files.js';
export type { ImmigrationFile, ImmigrationList } from './immigration/immigration-files.js';
export { MAX_IMPEDIMENTS } from './immigration/impediments.js';
export { assetFact, entityFact, detailFact, networkFacts, recordFact, summaryFacts } from './disclosures/facts.js';
export { unreadCodes } from './entity/unread-codes.js';
export { EntityChanges } from './changes/entity-changes.js';
export type { ChangeAnchor, EntityChange } from './changes/entity-changes.js';
export { Coverage } from './coverage/coverage.js';
export { levelCoverage, sourceCoverage } from './coverage/source-coverage.js';
export { findSandboxExamples } from './examples/sandbox-examples.js';
export type { ExampleEntityRow, SandboxExampleRows } from './examples/sandbox-examples.js';
export { insertEvidence, insertUnchangedEvidence, latestEvidence, readEvidenceBody } from './sources/evidence.js';
export { reserveTurn } from './sources/pace.js';
export { saveReadings } from './sources/readings.js';
export { screenUnexplainedHits } from './watching/hit-rows.js';
export { WatchMatching } from './watching/watch-matching.js';
export { indexWatched, maintainWatchedNames } from './watched-names/watched-names.js';
export {
  ImportFailedError,
  MAX_FIELD_LENGTH,
  MAX_RAW_LENGTH,
  RowRejectedError,
  text,
} from './source-files/dataset-file.js';
export type { DatasetFile, ListImporter, Reject, SourceRow } from './source-files/dataset-file.js';
export { nearest } from './source-files/columns.js';
export { dateInName } from './source-files/date-in-name.js';
export { LIST_DATASETS } from './source-files/list-datasets.js';
export { ListDirectory } from './source-files/list-directory.js';
export type { UpdatedList } from './source-files/list-directory.js';
export { readListings } from './source-files/read-listings.js';
export { readRows } from './source-files/rows.js';
export type { ReadRow } from './source-files/rows.js';
export { inspectFile, readFailure } from './source-files/source-file.js';
export type { SourceFile } from './source-files/source-file.js';
