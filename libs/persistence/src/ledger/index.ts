export { parseAccountId, parseEntryId, parseKeyId } from './ids.js';
export type { AccountId, EntryId, KeyCapId, KeyId, LotId, RecordId } from './ids.js';
export {
  addToBalance,
  findAccount,
  insertAccount,
  listAccounts,
  lockAccount,
  lowerMonthSpent,
  markConfirmed,
  markPurchased,
  updateCap,
  updateJurisdictions,
  updatePlan,
} from './accounts.js';
export type { AccountRow } from './accounts.js';
export {
  clearKeyExpiry,
  countWorkingKeys,
  findKey,
  findKeyStates,
  findKeysInUse,
  insertKey,
  listKeyPage,
  listKeys,
  readHeldKey,
  updateKeySettings,
  updateRevoked,
  upsertKeyUse,
} from './keys.js';
export type { HeldKey, KeyListing, KeyRow, KeyStanding, KeyState } from './keys.js';
export {
  deleteKeyCap,
  insertKeyCap,
  lowerKeyMonthSpent,
  readKeyFamily,
  rollAccountMonth,
  setKeyCap,
  sumKeySpend,
  updateKeyCap,
} from './key-caps.js';
export { addToPublicBudget, readPublicBudget } from './public-budget.js';
export type { PublicBounds, PublicCounts } from './public-budget.js';
export { findEntry, findEntryByKey, insertEntry, listEntries } from './entries.js';
export type { EntryKind, EntryRow, LedgerName, Posting } from './entries.js';
export { accountsWithExpiredLots, addToLot, expiredLots, insertLot, openLots } from './lots.js';
export type { LotRow } from './lots.js';
export { callCharge } from './charge.js';
export type { ChargeRow, QuotaRow } from './charge.js';
export { bookPlainCharges } from './plain-charges.js';
export type { PlainBooking, PlainCharge } from './plain-charges.js';
export {
  claimRecord,
  deleteExpiredRecord,
  deleteExpiredRecords,
  deleteRecordOfEntry,
  deleteUnansweredRecord,
} from './idempotency.js';
export type { ClaimedRow } from './idempotency.js';
export { countUnsentCredit, findResponseState, markSent, markUnsent, recordResponses } from './response-deliveries.js';
export type { ResponseNote, ResponseState } from './response-deliveries.js';
export type { SettledBefore } from './answer-drift.js';
export {
  countAwaitingOperator,
  countUnsentCharges,
  findUnsentCharges,
  giveBackQuota,
  listAwaitingOperator,
} from './unsent-charges.js';
export type { AwaitingCreditRow, ChargeCount, UnsentCause, UnsentChargeRow, UnsentRange } from './unsent-charges.js';
export {
  deleteHousekeepingRuns,
  deletePublicBudgetDays,
  deletePublicNetworkDays,
  finishHousekeepingRun,
  firstGoodRunAfter,
  insertHousekeepingRun,
  lastGoodRun,
  lastHousekeepingRuns,
  lastRunWith,
  listHousekeepingRuns,
  whileAlone,
} from './housekeeping.js';
export type { HousekeepingRunRow } from './housekeeping.js';
export { findOwnUpdateRequest, hasUpdateRequests } from './update-requests.js';
export type { UpdateStatusRow } from './update-requests.js';
export { listOwnUpdateRequests, readOwnUpdateRequest } from './own-update-requests.js';
export type { OwnUpdateRequest, OwnUpdateRequestFilter } from './own-update-requests.js';
export {
  answerRecord,
  beginUpdateRequest,
  completeUpdateRequest,
  failUpdateRequest,
  insertUpdateRequest,
  listPendingIds,
  listRequestReadings,
  lockPendingRequest,
} from './update-request-states.js';
export type { NewUpdateRequest, PendingRequestRow, RequestReadingRow } from './update-request-states.js';
export { countLedger, findDrift } from './drift.js';
export type { LedgerTotals } from './drift.js';
export { INVARIANTS } from './drift-entry.js';
export type { Drift, Invariant } from './drift-entry.js';
export { raiseToAcceptedCaps, readAvailableRefreshFunds, readAcceptedRefreshFunds } from './refresh-funds.js';
export type { AvailableRefreshFunds, AcceptedRefreshFunds } from './refresh-funds.js';
