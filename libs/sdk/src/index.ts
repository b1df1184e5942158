export { EntityRegistry } from './client.js';
export type { Answer, CallOptions, ClientOptions, Clock, Fetch, NoOptions } from './options.js';
export { CallPromise } from './transport/call-promise.js';
export type { CallInfo, WithResponse } from './transport/call-promise.js';

export { UpdateRequests } from './resources/update-requests.js';
export { PanamaEntities, V4, V4Entities, V4UpdateRequests } from './resources/v4.js';
export type { V4DetailQuery, V4SearchQuery } from './resources/v4.js';
export { V5 } from './resources/v5.js';
export type { BatchAnswer, UsageCall, UsageQuery } from './resources/v5.js';
export { Entities, isEntity } from './resources/entities.js';
export type {
  Change,
  ChangesQuery,
  EntityOrAsset,
  EntityQuery,
  SectionItem,
  SectionQuery,
} from './resources/entities.js';
export { Reconciliation } from './resources/reconcile.js';
export type { ReconciliationExtension, ReconciliationQueries } from './resources/reconcile.js';
export { EventCalls, EventStream } from './resources/events.js';
export type { EventsQuery, FeedEvent, StreamOptions } from './resources/events.js';
export { NoticeCalls } from './resources/notices.js';
export type { NoticesQuery } from './resources/notices.js';
export { WatchlistCalls } from './resources/watchlists.js';
export type { WatchPageQuery, WatchedItem } from './resources/watchlists.js';
export { ScreeningCalls } from './resources/screening.js';
export type { DecisionsQuery } from './resources/screening.js';
export { ScreeningVerificationError, verifyScreening } from './screenings/verify-screening.js';
export type {
  ScreeningVerificationReason,
  SigningKeySet,
  VerifiedScreening,
  VerifyScreeningOptions,
} from './screenings/verify-screening.js';
export { Pages } from './resources/pages.js';
export type { PagingOptions, ProductCodeInput } from './resources/inputs.js';
export type { CompletedRefresh, RefreshOptions, WaitOptions } from './refresh/refresh-and-wait.js';

export { EntityRegistryError } from './errors/entity-registry-error.js';
export { ApiError } from './errors/api-error.js';
export type { ErrorBody, ProblemDetails } from './errors/api-error.js';
export {
  AbortedError,
  ConnectionError,
  NotModifiedError,
  TimeoutError,
  UnreadableAnswerError,
} from './errors/connection-errors.js';
export { RefreshFailedError, RefreshTimeoutError } from './errors/refresh-errors.js';

// Generated from the OpenAPI documents: a class for each error code, the closed lists, and a name for each schema.
export type * from './generated/error-bodies.js';
export * from './generated/errors.js';
export * from './generated/constants.js';
export type * from './generated/types.js';

export * as webhooks from './webhooks/index.js';
export { WebhookVerificationError } from './webhooks/index.js';
export type { UpdateRequestCompleted, WebhookVerificationReason } from './webhooks/index.js';
