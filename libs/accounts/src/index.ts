export { Billing } from './billing.js';
export { BillingError, LedgerUnavailable } from './errors.js';
export type { BillingErrorDetail } from './errors.js';
export { parseAccountId, parseEntryId, parseKeyId } from './ids.js';
export type { AccountId, EntryId, KeyId, IdempotencyRecordId } from './ids.js';
export { moveAccountEmails, renameOrganization } from './accounts/account-names.js';
export type { AccountRow } from './accounts/account-rows.js';
export { INITIAL_JURISDICTIONS } from './accounts/accounts.js';
export type { CorporateDomainRow } from './accounts/corporate-domain-rows.js';
export { CorporateDomains } from './accounts/corporate-domains.js';
export type { AccountFacts } from './accounts/managed-account-rows.js';
export { ManagedAccounts } from './accounts/managed-accounts.js';
export { openAccount } from './accounts/open-account.js';
export type { OpenedAccount } from './accounts/open-account.js';
export { listAudit } from './audit/audit-rows.js';
export type { AuditRow } from './audit/audit-rows.js';
export { withAudit } from './audit/audit.js';
export type { Actor, RecordChange } from './audit/audit.js';
export { nextUtcDay, nextUtcMonth } from './calendar/utc.js';
export { callCharge } from './charge/charge-rows.js';
export type { ChargeLine, ChargeOutcome, ChargeRequest, FreeQuota, QuotaUse } from './charge/charge.js';
export type { BalanceAlertRow } from './credit/balance-alert-rows.js';
export { BalanceAlerts } from './credit/balance-alerts.js';
export type { CreditEntryRow } from './credit/credit-entry-rows.js';
export { AccountCredit } from './credit/account-credit.js';
export type { CreditStatus } from './credit/account-credit.js';
export { openLots } from './credit/lot-rows.js';
export type { LotRow } from './credit/lot-rows.js';
export { CREDIT_KINDS, ManagedCredit } from './credit/managed-credit.js';
export type { CreditKind } from './credit/managed-credit.js';
export type { Reversal, UnsentOutcome } from './credit/reversal.js';
export { AccountDisclosures } from './disclosures/account-disclosures.js';
export type { AccountDisclosure } from './disclosures/account-disclosures.js';
export type { AttributedCall, CanView } from './disclosures/attribution.js';
export { DisclosureLog } from './disclosures/disclosure-log.js';
export type { DisclosureFilter, DisclosureLogEntry } from './disclosures/disclosure-log.js';
export { listAccountDisclosures, summarizeDisclosures } from './disclosures/log-rows.js';
export { findPurchased } from './disclosures/purchased-rows.js';
export { listReceived, listReceivers } from './disclosures/received-rows.js';
export type { ReceiverRow } from './disclosures/received-rows.js';
export type { HousekeepingRunRow } from './housekeeping/housekeeping-rows.js';
export { Housekeeping } from './housekeeping/housekeeping.js';
export type { HousekeepingRun } from './housekeeping/housekeeping.js';
export { countSources } from './housekeeping/source-counts.js';
export { HOUSEKEEPING_TASKS } from './housekeeping/tasks.js';
export type { HousekeepingTask } from './housekeeping/tasks.js';
export { IdempotencyStore } from './idempotency/idempotency.js';
export type { ClaimOutcome } from './idempotency/idempotency.js';
export { resetAttempts, consumeAttempt } from './identity/attempts.js';
export { insertBrowserLink, consumeBrowserLink } from './identity/browser-links.js';
export { deleteEmailChanges, insertEmailChange, consumeEmailChange } from './identity/email-changes.js';
export {
  findInvitation,
  insertInvitation,
  listInvitations,
  markInvitationAccepted,
  markInvitationRevoked,
  revokeInvitationsBy,
} from './identity/invitations.js';
export type { InvitationRow } from './identity/invitations.js';
export {
  deleteEndedMails,
  insertMail,
  listWaitingMails,
  markMailFailed,
  markMailSent,
  postponeMail,
  claimMails,
  releaseMails,
} from './identity/mails.js';
export type { MailRow } from './identity/mails.js';
export {
  ORGANIZATION_ROLES,
  countOwners,
  deleteMember,
  findMember,
  findMembership,
  findOrganization,
  insertMember,
  insertOrganization,
  listMembers,
  listMemberships,
  lockOrganization,
  updateMemberRole,
} from './identity/organizations.js';
export type { MemberRow, Membership, OrganizationRole, OrganizationRow } from './identity/organizations.js';
export {
  deleteExpiredAuthRows,
  deleteSession,
  deleteSessionsOfMember,
  deleteSessionsOfUser,
  deleteVerificationsOf,
  listSessions,
} from './identity/sessions.js';
export type { SessionRow } from './identity/sessions.js';
export { deleteSignUps, insertSignUp, lockSignUp } from './identity/sign-ups.js';
export type { SignUpRow } from './identity/sign-ups.js';
export {
  countPasskeys,
  deletePasskey,
  findUser,
  findUserByEmail,
  insertUser,
  listPasskeys,
  markOnboarded,
  updateUser,
  updateUserEmail,
} from './identity/users.js';
export type { PasskeyRow, UserRow } from './identity/users.js';
export { DashboardKeys } from './keys/dashboard-keys.js';
export type { DashboardKeyView } from './keys/dashboard-keys.js';
export { MIN_PEPPER_BYTES, createKeyHasher } from './keys/key-hash.js';
export { listKeys } from './keys/key-rows.js';
export type { KeyListRow, KeyRow, KeyListStatus, KeyState } from './keys/key-rows.js';
export { MAX_WORKING_KEYS } from './keys/keys.js';
export type { CreatedKey, HashKey, KeyChange } from './keys/keys.js';
export { ManagedKeys } from './keys/managed-keys.js';
export { LedgerArchive } from './ledger-archive/ledger-archive.js';
export { listLedgerMonths } from './ledger-archive/archive-rows.js';
export type { LedgerMonth } from './ledger-archive/archive-rows.js';
export { LedgerArchiveError } from './ledger-archive/manifest.js';
export type { ArchiveManifest, ArchiveStore } from './ledger-archive/manifest.js';
export type { Booking } from './ledger/booking.js';
export { INVARIANTS } from './ledger/drift-entry.js';
export type { Invariant } from './ledger/drift-entry.js';
export type { EntryKind, EntryRow } from './ledger/entry-rows.js';
export type { LedgerLine } from './ledger/ledger-line-rows.js';
export type { Reconciliation } from './ledger/reconcile.js';
export { LIBRARY_OPERATIONS } from './library/answer-rows.js';
export type { LibraryResponseRow, LibraryOperation, LibrarySubjectRow } from './library/answer-rows.js';
export { Library } from './library/library.js';
export type { PurchasedRequest } from './library/library.js';
export { ReadPositions } from './read-positions/read-positions.js';
export { SearchSessions } from './search-sessions/search-sessions.js';
export type { SearchMember } from './search-sessions/session-rows.js';
export type { SearchSession } from './search-sessions/search-sessions.js';
export type {
  OrganizationMemberRow,
  OrganizationSummaryRow,
  BacklogRow,
  OverviewRow,
  SourceHealthRow,
} from './operations/operation-rows.js';
export { Operations } from './operations/operations.js';
export { Reconciliations } from './operations/reconciliations.js';
export type { ReconciliationState } from './operations/reconciliations.js';
export { Reports } from './operations/reports.js';
export type { IngestRunRow, UpdateRequestRow } from './operations/run-rows.js';
export { parseOperatorId } from './operators/ids.js';
export type { OperatorId } from './operators/ids.js';
export { OPERATOR_ROLES } from './operators/operator-rows.js';
export type { OperatorRole, OperatorRow } from './operators/operator-rows.js';
export { OperatorSessions } from './operators/operator-sessions.js';
export type { NewOperatorSession } from './operators/operator-sessions.js';
export { Operators } from './operators/operators.js';
export type { CreatedOperator } from './operators/operators.js';
export { readPartitionStates } from './partitions/month-partitions.js';
export type { PartitionState } from './partitions/month-partitions.js';
export { returnedAmount } from './payments/payment-returns.js';
export { PaymentChecks } from './payments/payment-checks.js';
export { PAYMENT_EVENT_OUTCOMES } from './payments/payment-event-rows.js';
export type { PaymentEventOutcome, PaymentEventRow } from './payments/payment-event-rows.js';
export { PaymentEvents } from './payments/payment-events.js';
export type { ProcessedEvent } from './payments/payment-events.js';
export { NO_FACTS, PaymentEventRejected, PaymentProviderUnavailable } from './payments/payment-provider.js';
export type {
  ProviderEvent,
  PaymentFacts,
  PaymentOrder,
  PaymentPage,
  PaymentProvider,
} from './payments/payment-provider.js';
export { PersonalData } from './personal-data/personal-data.js';
export type { PersonalDataStore } from './personal-data/store.js';
export { PERSONAL_DATA_STORES } from './personal-data/stores.js';
export { exceededPublicLimit } from './public-budget/public-budget.js';
export type { PublicUsage } from './public-budget/public-budget.js';
export { AccountRefreshes } from './refresh/account-refreshes.js';
export type { RefreshResult } from './refresh/completion.js';
export { REFRESH_FAILURES } from './refresh/failures.js';
export type { AccountUpdateRequestRow } from './refresh/own-update-request-rows.js';
export { MAX_OPEN_REFRESHES, Refreshes } from './refresh/refreshes.js';
export type { CreateRefreshOutcome, CreatedRefresh } from './refresh/refreshes.js';
export { findAccountUpdateRequest, hasUpdateRequests } from './refresh/update-request-rows.js';
export type { UpdateStatusRow } from './refresh/update-request-rows.js';
export { lockPendingUpdateRequest } from './refresh/update-request-state-rows.js';
export type { RequestReadingRow } from './refresh/update-request-state-rows.js';
export { ResponseDeliveries } from './response-deliveries/response-deliveries.js';
export type { AwaitingCreditRow, ChargeCount } from './response-deliveries/unsent-charge-rows.js';
export { RESPONSE_GRACE_MS, creditUnsentCharges } from './response-deliveries/unsent-charges.js';
export { SandboxAllowances } from './sandbox/sandbox-allowances.js';
export type { SandboxHold, SandboxLimitExceeded, SandboxUsage } from './sandbox/sandbox-allowances.js';
export { SandboxRequests } from './sandbox/sandbox-requests.js';
export type {
  ScreenedSubjectRow,
  ScreeningRow,
  ScreeningSummaryRow,
  StoredHit,
  SubjectKey,
} from './screenings/screening-rows.js';
export type { DecisionRow } from './screenings/decision-rows.js';
export { ScreeningDecisions } from './screenings/screening-decisions.js';
export { ScreeningList } from './screenings/screening-list.js';
export { Screenings } from './screenings/screenings.js';
export type { SignedScreening } from './screenings/screenings.js';
export { subjectKey, subjectOfKey } from './screenings/subject-key.js';
export type { DecidedSubject } from './screenings/subject-key.js';
export { CorrectionNotices } from './correction-notices/correction-notices.js';
export { issueDueNotices } from './correction-notices/due-notices.js';
export { issueCorrectionNotices } from './correction-notices/issue-notices.js';
export type { Correction } from './correction-notices/issue-notices.js';
export type { Acknowledger, CorrectedFact, NoticeFilter, NoticeRow } from './correction-notices/notice-rows.js';
export { EventFeed } from './events/event-feed.js';
export type { EventFilter, EventPage, EventPosition } from './events/event-feed.js';
export type { EventRow } from './events/event-rows.js';
export { EventBatches } from './events/event-batches.js';
export type { EventAttemptOutcome } from './events/event-batches.js';
export { EventDeliveries } from './events/event-deliveries.js';
export type { EventDeliveryKind, EventDeliveryRow, EventDeliveryStatus } from './events/delivery-rows.js';
export { EventEndpoints } from './events/event-endpoints.js';
export type { EndpointView, NewEventSecret } from './events/event-endpoints.js';
export type { EventWebhook, SendEvents } from './events/event-webhook.js';
export { EVENTS_CHANNEL, EventSequencer } from './events/event-sequencer.js';
export { toEventView } from './events/event-view.js';
export type { EventView } from './events/event-view.js';
export type { WatchHitRow } from './watching/hit-rows.js';
export type { NewWatchItem, WatchItemRow, WatchedEntity } from './watching/item-rows.js';
export { countUnpaidItems, readWatchBacklog } from './watching/watch-backlog.js';
export type { UnpaidItems, WatchBacklog } from './watching/watch-backlog.js';
export { UnpaidNotices } from './watching/unpaid-notices.js';
export { WatchCharges } from './watching/watch-charges.js';
export { WATCH_PRICE, WatchChargeRefused } from './watching/watch-charge.js';
export { WatchItems } from './watching/watch-items.js';
export type { AddedItems, AddPlan, WatchedSubject } from './watching/watch-items.js';
export type { WatchlistRow, WatchlistSettings } from './watching/watchlist-rows.js';
export { Watchlists } from './watching/watchlists.js';
export type { WatchActor } from './watching/watchlists.js';
export { SigningKeys } from './signing-keys/signing-keys.js';
export type { PublicSigningKey } from './signing-keys/signing-keys.js';
export { MIN_SEALING_KEY_LENGTH, secretBox } from './sealing/sealing.js';
export { ManagedTopUps } from './top-ups/managed-top-ups.js';
export type { ManagedTopUp } from './top-ups/managed-top-ups.js';
export { parseReceiptNumber, receiptNumber } from './top-ups/receipt-number.js';
export type { ReceiptRow } from './top-ups/receipt-rows.js';
export { TOP_UP_METHODS, TOP_UP_STATUSES } from './top-ups/top-up-rows.js';
export type { DisputeState, TopUpMethod, TopUpRow, TopUpStatus } from './top-ups/top-up-rows.js';
export { TOP_UP_LIMITS, TopUps } from './top-ups/top-ups.js';
export type { TopUpWithReceipts } from './top-ups/top-ups.js';
export type { AccountTrialRow, TrialGranter, TrialReason, WithheldTrialRow } from './trials/account-trial-rows.js';
export { claimEarlierTrials } from './trials/earlier-trials.js';
export { ManagedTrials } from './trials/managed-trials.js';
export { RELEASING_PAYMENT } from './trials/release.js';
export { addRequestCounts } from './usage/request-counts.js';
export type { DailyRequests, FailureTotal, LimitMetRow, RequestCount } from './usage/request-counts.js';
export { rollUpUsage } from './usage/rollup.js';
export { CALL_OUTCOMES } from './usage/selection.js';
export type { CallOutcome, UsageFilter, UsageRange } from './usage/selection.js';
export { USAGE_GROUPS } from './usage/totals.js';
export type { DailyUsageTotal, UsageGroup, UsageTotal } from './usage/totals.js';
export { findWebhookDelivery, listWebhookAttempts } from './webhooks/delivery-log-rows.js';
export type { WebhookAttemptRow, WebhookDeliveryRow } from './webhooks/delivery-log-rows.js';
export { insertWebhookDelivery } from './webhooks/delivery-rows.js';
export type { ClaimedDelivery, WebhookKind } from './webhooks/delivery-rows.js';
export { ManagedDeliveries } from './webhooks/managed-deliveries.js';
export type { DeliveryReport } from './webhooks/managed-deliveries.js';
export { isPublicAddress } from './webhooks/public-url.js';
export { createResolveName } from './webhooks/resolve-name.js';
export type { ResolveName } from './webhooks/resolve-name.js';
export { MAX_WEBHOOK_ATTEMPTS, WebhookOutbox } from './webhooks/webhook-outbox.js';
export type { AttemptResult, ReadyDelivery } from './webhooks/webhook-outbox.js';
export { WebhookSettings } from './webhooks/webhook-settings.js';
export type { NewWebhookSecret, WebhookView } from './webhooks/webhook-settings.js';
export { WorkDispatch } from './work/work-dispatch.js';
export { WORK_QUEUES } from './work/work-rows.js';
export type { WorkQueue, WorkShares, WorkTotals } from './work/work-rows.js';
export { DATA_REQUEST_STATES } from './data-requests/data-request-rows.js';
export type { DataRequestInput, DataRequestRow, DataRequestState } from './data-requests/data-request-rows.js';
export { DRAFT_HOURS, DataRequests, countDataRequests } from './data-requests/data-requests.js';
export { daysLeft, extendableTo } from './data-requests/response-days.js';
export type { DataRequestNotice, OwnDataRequest } from './data-requests/data-requests.js';
export type { DataRequestEventKind, DataRequestEventRow } from './data-requests/event-rows.js';
export { MAX_DOCUMENT_BYTES } from './data-requests/identity-documents.js';
export type { IdentityDocument } from './data-requests/identity-documents.js';
export { ManagedDataRequests } from './data-requests/managed-data-requests.js';
export type {
  CarryOut,
  DataRequestDecision,
  DecisionEffect,
  ManagedDataRequest,
} from './data-requests/managed-data-requests.js';
export { listRecipientCategories } from './data-requests/recipients.js';
export type { RecipientCategory, RecipientCategoryRow } from './data-requests/recipients.js';
export { EXPORT_DAYS } from './data-requests/exports.js';
export { TARGET_ACTIONS } from './data-requests/target-rows.js';
export type { DataRequestTarget, TargetAction } from './data-requests/target-rows.js';
export { listPurposeRequirements } from './purposes/purpose-rows.js';
export type { PurposeRequirement, StatedPurpose } from './purposes/purpose-rows.js';
export { Purposes } from './purposes/purposes.js';
