export { Access, accessOf } from './access/access.js';
export type { RouteAccess } from './access/access.js';
export { addressBucket, isAllowedFrom, networkOf } from './requests/client-address.js';
export type { NetworkSize } from './requests/client-address.js';
export { codedErrorResponse } from './errors/coded-error-response.js';
export type { CodedErrorOptions } from './errors/coded-error-response.js';
export { CredentialAttempts, attemptBuckets } from './access/credential-attempts.js';
export type { AttemptRates } from './access/credential-attempts.js';
export { csvFile, everyPage } from './responses/csv.js';
export type { CsvLine } from './responses/csv.js';
export { field } from './environment/environment-fields.js';
export { formatEnvironmentErrors, loadEnvironment, parseEnvironment } from './environment/environment.js';
export { errorResponse, errorText } from './errors/error-response.js';
export type { ErrorResponse } from './errors/error-response.js';
export type { ErrorContext } from './errors/error-row.js';
export { ACCOUNT_ERROR_ROWS, toErrorResponse, notFound } from './errors/app-error-rows.js';
export type { AppErrorRow, AppErrorRows } from './errors/app-error-rows.js';
export { CallerDisconnectedError, ServiceExceptionFilter } from './errors/exception-filter.js';
export { watchFirstByte } from './responses/first-byte.js';
export type { FirstByteHooks } from './responses/first-byte.js';
export { CsvBody, CsvText } from './input/csv-body.js';
export { FormBody } from './input/form-body.js';
export { bearerToken, singleHeader } from './requests/headers.js';
export { HealthModule } from './server/health.js';
export { createHttpApp } from './server/http-app.js';
export type { EarlyRefusal } from './server/service-adapter.js';
export { JsonResponse, setFixedHeaders } from './responses/json-response.js';
export { JsonBodyGuard, jsonBodyOf, parseJsonObject, readBody } from './input/json-body.js';
export { AnyMemberNames } from './input/member-names.js';
export { LineSampler } from './logging/line-sampler.js';
export { createLogger, flushLog } from './logging/logger.js';
export type { Logger } from './logging/logger.js';
export { createMetricsRegistry, outcomeCounter, stateGauge } from './server/metrics.js';
export { exitWithError, listenOrExit, stopOnSignals, stopOnce } from './server/process.js';
export { objectStoreFields } from './environment/object-store-fields.js';
export { searchFields, searchNodes } from './environment/search-fields.js';
export { RateBuckets } from './access/rate-buckets.js';
export { quotable } from './input/quotable.js';
export { LateBody, RawBody, rawBodyOf } from './input/raw-body.js';
export { RecentSet } from './access/recent-set.js';
export { versionOfTarget } from './requests/target-version.js';
export { contextOf } from './requests/request-context.js';
export type { RequestContext } from './requests/request-context.js';
export { METHOD_PROVIDERS, RouteMethods } from './access/route-methods.js';
export { routesOf } from './access/routes.js';
export { sendError } from './errors/send-error.js';
export { DEFAULT_LIMITS } from './server/http-limits.js';
export { AnyQuery, UnexpectedInputGuard } from './input/unexpected-input.js';
export { validationPipe } from './input/validation-pipe.js';
export { Field, Flag, ListOf, OneOf, Text, WholeNumber, fieldsOf } from './fields/fields.js';
export type { Check, FieldDeclaration, FieldOptions } from './fields/fields.js';
export { IdPipe } from './fields/id.pipe.js';
export { KeyAddresses, KeyScopes } from './fields/key-fields.js';
export { Amount, Limit } from './fields/money-fields.js';
export {
  Day,
  ExportQuery,
  Id,
  PageQuery,
  QueryInteger,
  QueryPattern,
  QueryText,
  atMost,
  idOf,
  isIntegerText,
  pageOf,
  rangeOf,
  startOfDay,
} from './fields/query-fields.js';
export type { IntegerRange, PageWindow } from './fields/query-fields.js';
export { SameOriginGuard, isSameOrigin } from './access/same-origin.js';
export { sendFile } from './site/send-file.js';
export { Site } from './site/site.js';
export type { SiteOptions } from './site/site.js';
export { responsesWith } from './views/responses.js';
export type { ResponseDefaults, ResponseOptions } from './views/responses.js';
export { ATTRIBUTION_COLUMNS, AttributionView, toAttribution } from './views/attribution.js';
export { CallView, CodePriceView, toCall } from './views/calls.js';
export type { CallRow } from './views/calls.js';
export { DeliveriesQuery, DeliveryView, toDelivery } from './views/deliveries.js';
export type { DeliveryRow } from './views/deliveries.js';
export { KeyChangeBody, KeyView, NewKeyBody, RollBody, toKey } from './views/keys.js';
export type { KeyRow } from './views/keys.js';
export { toPage } from './views/page.js';
export type { PageOf } from './views/page.js';
export { PathId } from './views/path-id.js';
export {
  ErrorView,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  listSchema,
  pageSchema,
} from './views/schemas.js';
export type { View } from './views/schemas.js';
export type { Shown } from './views/shown.js';
export {
  NewWebhookSecretView,
  WebhookBody,
  WebhookSecretView,
  WebhookView,
  toNewSecret,
  toWebhook,
} from './views/webhooks.js';
export type { NewWebhookSecretRow, WebhookSettingsRow } from './views/webhooks.js';
