export { BAD_BODY_REQUESTS, BAD_FIELD_VALUES, BAD_PATH_VALUES, BAD_REQUESTS } from './bad-input.js';
export type { BadInput } from './bad-input.js';
export { BadInputRun } from './bad-input-run.js';
export { createTestDatabase } from './database.js';
export type { TestDatabase } from './database.js';
export { Experiment, Samples, tally, thousands } from './experiment.js';
export type { HostileDocument } from './hostile/hostile-document.js';
export { HOSTILE_DOCUMENTS } from './hostile/hostile-documents.js';
export { INHERITED_NAMES, inheritedNameRequests } from './inherited-names.js';
export type { InheritedNameRequest } from './inherited-names.js';
export { RedisServer, hasRedisServer } from './redis-server.js';
export { ManualClock } from './manual-clock.js';
export { headOf, sendRaw } from './raw-request.js';
export type { RawResponse, RawRequest } from './raw-request.js';
export { SeverableProxy } from './severable-proxy.js';
export { SilentServer } from './silent-server.js';
export { until, waitingStatements } from './until.js';
export { startUntilReady } from './start-until-ready.js';
export { configurationTable, documentedConfiguration } from './configuration-table.js';
export { STUB_SOURCES } from './stub-sources/all.js';
export { ChangingWorld } from './stub-sources/changing-world.js';
export { DatabaseWorld } from './stub-sources/database-world.js';
export { MemoryWorld } from './stub-sources/memory-world.js';
export { HUGE_BYTES, STUB_MODES } from './stub-sources/modes.js';
export type { StubMode } from './stub-sources/modes.js';
export { samplePdf } from './stub-sources/sample-pdf.js';
export { withPublishedDate } from './stub-sources/published-date.js';
export { StubSourceServer } from './stub-sources/server.js';
export type { StubHits } from './stub-sources/server.js';
export type {
  SourceWorld,
  StubResponse,
  StubRecord,
  StubRequest,
  StubSource,
  StubEntity,
} from './stub-sources/stub-source.js';
export { eventSignature, signEvent } from './stub-payments/event-sender.js';
export { newEvent } from './stub-payments/payment-objects.js';
export type { StubCharge, StubEvent, StubSession } from './stub-payments/payment-objects.js';
export { StubPaymentServer } from './stub-payments/server.js';
