export { Access, accessOf } from './access.js';
export type { RouteAccess } from './access.js';
export { addressBucket, isAllowedFrom, networkOf } from './client-address.js';
export type { NetworkSize } from './client-address.js';
export { codedAnswer } from './coded-answer.js';
export type { CodedAnswerOptions } from './coded-answer.js';
export { CredentialAttempts, attemptBuckets } from './credential-attempts.js';
export type { AttemptRates } from './credential-attempts.js';
export { csvFile, everyPage } from './csv.js';
export { field } from './environment-fields.js';
export { formatFaults, loadEnvironment, parseEnvironment } from './environment.js';
export { errorAnswer } from './error-answers.js';
export type { ErrorAnswer } from './error-answers.js';
export { ACCOUNT_FAULTS, faultAnswer, notFound } from './fault-rows.js';
export type { FaultRow, FaultRows } from './fault-rows.js';
export { CallerGoneError, ServiceExceptionFilter } from './exception-filter.js';
export { watchFirstByte } from './first-byte.js';
export type { FirstByteHooks } from './first-byte.js';
export { FormBody } from './form-body.js';
export { bearerToken, singleHeader } from './headers.js';
export { HealthModule } from './health.js';
export { createHttpApp } from './http-app.js';
export { JsonAnswer, setFixedHeaders } from './json-answer.js';
export { JsonBodyGuard, jsonBodyOf, parseJsonObject } from './json-body.js';
export { LineSampler } from './line-sampler.js';
export { createLogger, flushLog } from './logger.js';
export type { Logger } from './logger.js';
export { createMetricsRegistry, outcomeCounter, stateGauge } from './metrics.js';
export { giveUp, listenOrExit, stopOnSignals, stopOnce } from './process.js';
export { objectStoreFields } from './object-store-fields.js';
export { RateBuckets } from './rate-buckets.js';
export { RawBody, rawBodyOf } from './raw-body.js';
export { RecentSet } from './recent-set.js';
export { contextOf } from './request-context.js';
export type { RequestContext } from './request-context.js';
export { METHOD_PROVIDERS, RouteMethods } from './route-methods.js';
export { routesOf } from './routes.js';
export { sendError } from './send-error.js';
export { DEFAULT_LIMITS } from './http-limits.js';
export { AnyQuery, UnaskedInputGuard } from './unasked-input.js';
export { validationPipe } from './validation-pipe.js';
export { Field, ListOf, OneOf, Text, WholeNumber, fieldsOf } from './fields/fields.js';
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
export { SameOriginGuard, isSameOrigin } from './same-origin.js';
export { sendFile } from './site/send-file.js';
export { Site } from './site/site.js';
export type { SiteOptions } from './site/site.js';
export { answersWith } from './views/answers.js';
export type { AnswerDefaults, AnswerOptions } from './views/answers.js';
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
