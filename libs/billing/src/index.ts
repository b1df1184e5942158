export { Billing } from './billing.js';
export type { BillingOptions } from './billing.js';
export { audited } from './admin/audit.js';
export type { Actor, Change, Tell } from './admin/audit.js';
export { moveAccountEmails, renameOrganization } from './admin/account-names.js';
export { openAccount } from './admin/open-account.js';
export type { OpenedAccount } from './admin/open-account.js';
export { CorporateDomains } from './admin/corporate-domains.js';
export { DashboardKeys } from './admin/dashboard-keys.js';
export type { DashboardKeyView } from './admin/dashboard-keys.js';
export { ManagedAccounts } from './admin/managed-accounts.js';
export { CREDIT_KINDS, ManagedCredit } from './admin/managed-credit.js';
export type { CreditKind } from './admin/managed-credit.js';
export { ManagedKeys } from './admin/managed-keys.js';
export { isPublicAddress } from './admin/public-url.js';
export type { UrlReading } from './admin/public-url.js';
export { Reports } from './admin/reports.js';
export { MIN_SEALING_KEY_LENGTH, secretBox } from './admin/sealing.js';
export { createResolveName } from './webhooks/resolve-name.js';
export type { ResolveName } from './webhooks/resolve-name.js';
export { WebhookSettings } from './admin/webhook-settings.js';
export type { NewWebhookSecret, WebhookView } from './admin/webhook-settings.js';
export { ManagedDeliveries } from './webhooks/managed-deliveries.js';
export type { DeliveryReport } from './webhooks/managed-deliveries.js';
export { MAX_WEBHOOK_ATTEMPTS, WebhookOutbox } from './webhooks/webhook-outbox.js';
export type { AttemptResult, ReadyDelivery } from './webhooks/webhook-outbox.js';
export { Operators } from './admin/operators.js';
export type { CreatedOperator } from './admin/operators.js';
export { Operations } from './admin/operations.js';
export { Reconciliations } from './admin/reconciliations.js';
export type { ReconciliationState, StartedReconciliation } from './admin/reconciliations.js';
export { OperatorSessions } from './admin/operator-sessions.js';
export type { NewOperatorSession } from './admin/operator-sessions.js';
export { INITIAL_JURISDICTIONS } from './accounts.js';
export type { ChargeLine, ChargeOutcome, ChargeRequest, FreeQuota, QuotaUse } from './charge.js';
export type { Booking } from './booking.js';
export { UNSENT_CREDITS_PER_DAY } from './reversal.js';
export type { Reversal, UnsentOutcome } from './reversal.js';
export { ResponseDeliveries } from './response-deliveries.js';
export type { ResponseDeliveriesOptions } from './response-deliveries.js';
export { BillingError, LedgerUnavailable } from './errors.js';
export type { BillingFault } from './errors.js';
export { Housekeeping } from './housekeeping/housekeeping.js';
export type { HousekeepingRun } from './housekeeping/housekeeping.js';
export { HOUSEKEEPING_TASKS } from './housekeeping/tasks.js';
export type { HousekeepingTask } from './housekeeping/tasks.js';
export { IdempotencyStore } from './idempotency.js';
export type { ClaimOutcome } from './idempotency.js';
export { MIN_PEPPER_BYTES, keyHasher } from './key-hash.js';
export { MAX_WORKING_KEYS } from './keys.js';
export type { CreatedKey, HashKey, KeyChange, NewKey } from './keys.js';
export { TRIAL_IDEMPOTENCY_KEY } from './trials/grant.js';
export type { TrialLimits, TrialOrigin, TrialOutcome } from './trials/grant.js';
export { RELEASING_PAYMENT } from './trials/release.js';
export { ManagedTrials } from './trials/managed-trials.js';
export { claimEarlierTrials } from './trials/earlier-trials.js';
export type { AccountTrialRow, TrialGranter, TrialReason, WithheldTrialRow } from '@entity-registry/persistence';
export { publicRefusal } from './public-budget.js';
export type { PublicUse } from './public-budget.js';
export { DELIVERY_GRACE_MS, creditUnsentCharges } from './unsent-charges.js';
export type { CreditedCharges } from './unsent-charges.js';
export { BalanceAlerts } from './payments/balance-alerts.js';
export type { SendAlert } from './payments/balance-alerts.js';
export { CreditStandings } from './payments/credit-standings.js';
export type { CreditStanding } from './payments/credit-standings.js';
export { givenBackOf } from './payments/give-back.js';
export { ManagedTopUps } from './payments/managed-top-ups.js';
export type { ManagedTopUp } from './payments/managed-top-ups.js';
export { PaymentChecks } from './payments/payment-checks.js';
export type { CheckRound } from './payments/payment-checks.js';
export { PaymentEvents } from './payments/payment-events.js';
export type { TakenEvent } from './payments/payment-events.js';
export { NO_FACTS, PaymentEventRefused, PaymentProviderUnavailable } from './payments/payment-provider.js';
export type {
  PaymentEvent,
  PaymentFacts,
  PaymentOrder,
  PaymentPage,
  PaymentProvider,
} from './payments/payment-provider.js';
export { parseReceiptNumber, receiptNumber } from './payments/receipt-number.js';
export { TOP_UP_LIMITS, TopUps } from './payments/top-ups.js';
export type { TopUpRequest, TopUpWithReceipts } from './payments/top-ups.js';
export type { Reconciliation } from './reconcile.js';
export type { AttributedCall, MayView } from './disclosures/attribution.js';
export { PersonalData } from './admin/personal-data.js';
export type { UserErasure } from './admin/personal-data.js';
export { DisclosureLog } from './disclosures/disclosure-log.js';
export type { DisclosureFilter, LogEntry, AuditedRead, ToldEntity } from './disclosures/disclosure-log.js';
export { DISCLOSURE_DAYS } from './disclosures/retention.js';
export { Library } from './library/library.js';
export type { BoughtCall } from './library/library.js';
export { LIBRARY_DAYS, SEARCH_SESSION_MS } from './library/retention.js';
export type { CompletionOutcome, ProduceResult, RefreshResult } from './refresh/completion.js';
export { AccountRefreshes } from './refresh/account-refreshes.js';
export { REFRESH_FAILURES } from './refresh/failures.js';
export { MAX_OPEN_REFRESHES, RefreshRequests } from './refresh/refresh-requests.js';
export type { Affordability, NewRefresh, TakeOutcome, TakenRefresh } from './refresh/refresh-requests.js';
export { SandboxAllowances } from './sandbox/sandbox-allowances.js';
export type { SandboxHold, SandboxRefusal, SandboxStanding } from './sandbox/sandbox-allowances.js';
export { SandboxCalls } from './sandbox/sandbox-calls.js';
export { nextUtcDay, nextUtcMonth } from './utc.js';
export { WorkDispatch } from './work/work-dispatch.js';
export type { LimitMetRow, WorkQueue, WorkShares, WorkTotals } from '@entity-registry/persistence';
export type { ClaimedDelivery } from '@entity-registry/persistence';
export type {
  LibraryAnswerRow,
  LibraryFilter,
  LibraryOperation,
  LibrarySubjectRow,
} from '@entity-registry/persistence';
export type { KeyListing, KeyStanding, OwnUpdateRequest, OwnUpdateRequestFilter } from '@entity-registry/persistence';
export type { AwaitingCreditRow, ChargeCount, UnsentCause } from '@entity-registry/persistence';
export type { AccountId, AccountRow, EntryId, EntryRow, KeyId, KeyRow, RecordId } from '@entity-registry/persistence';
export type { OperatorId, OperatorRole, OperatorRow } from '@entity-registry/persistence';
export {
  OPERATOR_ROLES,
  parseAccountId,
  parseEntryId,
  parseKeyId,
  parseOperatorId,
} from '@entity-registry/persistence';
export { PAYMENT_EVENT_OUTCOMES, TOP_UP_METHODS, TOP_UP_STATUSES } from '@entity-registry/persistence';
export type {
  AccountOwner,
  BalanceAlertRow,
  CreditEntryRow,
  DisputeState,
  FallenBalance,
  PaymentEventOutcome,
  PaymentEventRow,
  ReceiptKind,
  ReceiptName,
  ReceiptRow,
  TopUpFilter,
  TopUpMethod,
  TopUpRow,
  TopUpStatus,
} from '@entity-registry/persistence';
