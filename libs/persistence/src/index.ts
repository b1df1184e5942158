export { createPool, inSnapshot, inTransaction } from './pool.js';
export type { Database, Queryable } from './pool.js';
export { databaseTrouble, evidentDatabaseTrouble } from './database-trouble.js';
export { UnansweredError } from './statement-watch.js';
export { Listener, LockTakenError } from './listener.js';
export type { DatabaseTrouble } from './database-trouble.js';
export { createPrismaClient } from './prisma-client.js';
export type { IngestRun } from './generated/client.js';
export { applyMigrations } from './migrations/migrate.js';
export { describeBeyondPrisma } from './migrations/drift.js';
export { compareFunctions, functionMigration, readFunctionFiles } from './migrations/functions.js';

export { parseOperatorId } from './admin/ids.js';
export type { OperatorId } from './admin/ids.js';
export {
  OPERATOR_ROLES,
  findOperatorByHash,
  insertOperator,
  listOperators,
  lockWorkingOperators,
  updateOperatorRevoked,
} from './admin/operators.js';
export type { OperatorRole, OperatorRow } from './admin/operators.js';
export {
  deleteEndedSessions,
  deleteOperatorSession,
  deleteSessionsOfOperator,
  findOperatorBySession,
  insertOperatorSession,
  touchOperatorSession,
} from './admin/operator-sessions.js';
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
  updateAccountEmails,
  updateMemberRole,
  updateOrganizationName,
} from './identity/organizations.js';
export type { MemberRow, Membership, OrganizationRole, OrganizationRow } from './identity/organizations.js';
export {
  findInvitation,
  insertInvitation,
  listInvitations,
  markInvitationAccepted,
  markInvitationRevoked,
  revokeInvitationsBy,
} from './identity/invitations.js';
export type { InvitationRow } from './identity/invitations.js';
export { deleteEmailChanges, insertEmailChange, takeEmailChange } from './identity/email-changes.js';
export { insertBrowserLink, takeBrowserLink } from './identity/browser-links.js';
export { forgiveAttempts, takeAttempt } from './identity/attempts.js';
export type { AttemptBucket } from './identity/attempts.js';
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
export {
  deleteExpiredIdentity,
  deleteSession,
  deleteSessionsOfMember,
  deleteSessionsOfUser,
  deleteVerificationsOf,
  listSessions,
} from './identity/sessions.js';
export type { SessionRow } from './identity/sessions.js';
export {
  deleteEndedMails,
  insertMail,
  listWaitingMails,
  markMailFailed,
  markMailSent,
  postponeMail,
  takeMails,
} from './identity/mails.js';
export type { MailRow, MailState } from './identity/mails.js';
export { isHeld, readBacklogs, readOrganization, readOverview, readSourceHealth } from './admin/operations.js';
export type {
  AccountMember,
  AccountOrganization,
  BacklogRow,
  OverviewRow,
  SourceHealthRow,
} from './admin/operations.js';
export { insertAudit, listAudit } from './admin/audit.js';
export type { AuditFilter, AuditRow } from './admin/audit.js';
export { listAccountPage, readAccountFacts } from './admin/accounts.js';
export type { AccountFacts } from './admin/accounts.js';
export { deleteCorporateDomain, insertCorporateDomain, listCorporateDomains } from './admin/corporate-domains.js';
export type { CorporateDomainRow } from './admin/corporate-domains.js';
export { readDashboardKey, writeDashboardKey } from './admin/dashboard-keys.js';
export type { DashboardKeyRow } from './admin/dashboard-keys.js';
export { listLedgerPage } from './admin/ledger.js';
export type { LedgerLine } from './admin/ledger.js';
export { findIngestRun, findUpdateRequest, listIngestRuns, listUpdateRequests } from './admin/runs.js';
export type { IngestRunRow, Page, UpdateRequestRow } from './admin/runs.js';
export {
  insertWebhookSecret,
  listWebhookSecrets,
  readWebhookUrl,
  retireWebhookSecrets,
  updateWebhookUrl,
} from './admin/webhooks.js';

export { findPurchased } from './disclosures/purchased.js';
export type { PurchaseFilter } from './disclosures/purchased.js';
export { listReceived, listReceivers } from './disclosures/received.js';
export type { ReceivedRow, ReceiverFilter, ReceiverRow } from './disclosures/received.js';
export {
  listAccountDisclosures,
  listEntityDisclosures,
  summarizeDisclosures,
  readEntityNames,
} from './disclosures/log.js';
export type { DisclosureRow, DisclosureSummary, LoggedDisclosure } from './disclosures/log.js';
export { deleteStrayDisclosures, dropDisclosurePartition, makeDisclosurePartitions } from './disclosures/partitions.js';
export { CALL_OUTCOMES } from './usage/selection.js';
export type { CallOutcome, UsageFilter, UsageRange } from './usage/selection.js';
export { USAGE_GROUPS, sumUsage, sumUsageByDay } from './usage/totals.js';
export type { DailyUsageTotal, UsageGroup, UsageTotal } from './usage/totals.js';
export { listCalls } from './usage/calls.js';
export type { CallRow } from './usage/calls.js';
export { accountsWithEntries, rollUpUsage } from './usage/rollup.js';
export {
  addRequestCounts,
  deleteRequestCounts,
  listLimitsMet,
  sumFailures,
  sumRequests,
} from './usage/request-counts.js';
export type { DailyRequests, FailureTotal, LimitMetRow, RequestCount } from './usage/request-counts.js';

export {
  distantWords,
  expandWords,
  findTokens,
  insertDeletions,
  insertTokens,
  tokensByPrefix,
  tokensByPrefixes,
} from './candidates/tokens.js';
export type { DeletionRow, TokenFrequency, TokenRow } from './candidates/tokens.js';
export {
  appendNextNameKeys,
  deleteNameKeys,
  readHolders,
  readNamePage,
  readNames,
  upsertNameKeys,
} from './candidates/name-keys.js';
export type { EntityName, NameKeyRow } from './candidates/name-keys.js';
export {
  allReady,
  lockForWriting,
  lockOutWriters,
  lockStatistics,
  markStale,
  readIndexState,
} from './candidates/index-state.js';
export { beginPromotion, finishPromotion, recountTokens } from './candidates/statistics.js';
export {
  createNextNameKeys,
  forgetFrequencies,
  indexNextNameKeys,
  saveTokens,
  swapNameKeys,
} from './candidates/rebuild.js';
export {
  entitiesByIdentifier,
  entitiesByNamePrefix,
  entitiesByPk,
  entitiesContaining,
  findCandidates,
} from './candidates/lookup.js';
export type { CandidateRow, Conjunction, EntityRow, KeyCondition } from './candidates/lookup.js';

export { keepEvidence, keepUnchangedEvidence, latestEvidence, readEvidenceBody } from './sources/evidence.js';
export type { EvidenceAnswer, EvidenceRow } from './sources/evidence.js';
export { purgeEvidence, purgeEvidenceBodies } from './sources/evidence-purge.js';
export type { EvidenceStretch, PurgedEvidence } from './sources/evidence-purge.js';
export { saveReadings } from './sources/readings.js';
export type { SourceReadingRow } from './sources/readings.js';
export { countSources, readLatestReadings, readSourceCounts, sourcesChanged } from './sources/source-counts.js';
export type { LatestReading, SourceCountRow } from './sources/source-counts.js';
export { takeTurn } from './sources/pace.js';
export type { PaceTerms } from './sources/pace.js';

export * from './ledger/index.js';
export * from './library/index.js';
export * from './payments/index.js';
export * from './personal-data/index.js';
export * from './sandbox/index.js';
export * from './trials/index.js';
export * from './webhooks/index.js';
export * from './work/index.js';
