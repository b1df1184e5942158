export { Access, accessOf } from './access.js';
export type { RouteAccess } from './access.js';
export { addressBucket, isAllowedFrom } from './client-address.js';
export { csvFile, everyPage } from './csv.js';
export { field } from './environment-fields.js';
export { formatFaults, loadEnvironment, parseEnvironment } from './environment.js';
export { errorAnswer } from './error-answers.js';
export type { ErrorAnswer } from './error-answers.js';
export { CallerGoneError, ServiceExceptionFilter } from './exception-filter.js';
export { FormBody } from './form-body.js';
export { bearerToken, singleHeader } from './headers.js';
export { HealthModule } from './health.js';
export { createHttpApp } from './http-app.js';
export { JsonAnswer, setFixedHeaders } from './json-answer.js';
export { JsonBodyGuard, jsonBodyOf, parseJsonObject } from './json-body.js';
export { createLogger, flushLog } from './logger.js';
export type { Logger } from './logger.js';
export { createMetricsRegistry, outcomeCounter, stateGauge } from './metrics.js';
export { giveUp, listenOrExit, stopOnSignals, stopOnce } from './process.js';
export { objectStoreFields } from './object-store-fields.js';
export { RawBody, rawBodyOf } from './raw-body.js';
export { contextOf } from './request-context.js';
export type { RequestContext } from './request-context.js';
export { METHOD_PROVIDERS, RouteMethods } from './route-methods.js';
export { routesOf } from './routes.js';
export { sendError } from './send-error.js';
export { DEFAULT_LIMITS } from './service-adapter.js';
export { AnyQuery, UnaskedInputGuard } from './unasked-input.js';
export { validationPipe } from './validation-pipe.js';
export { Field, ListOf, OneOf, Text, WholeNumber } from './fields/fields.js';
export type { Check, FieldOptions } from './fields/fields.js';
export { IdPipe } from './fields/id.pipe.js';
export { KeyAddresses, KeyScopes } from './fields/key-fields.js';
export { Amount, Limit } from './fields/money-fields.js';
export { Day, ExportQuery, Id, PageQuery, idOf, pageOf, rangeOf, startOfDay } from './fields/query-fields.js';
export type { PageWindow } from './fields/query-fields.js';
export { SameOriginGuard, isSameOrigin } from './same-origin.js';
export { sendFile } from './site/send-file.js';
export { Site } from './site/site.js';
export type { SiteOptions } from './site/site.js';
export { answersWith } from './views/answers.js';
export type { AnswerDefaults, AnswerOptions } from './views/answers.js';
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
