// Named one by one here: otherwise the list of the library would be longer than a file may be.
export type { PaymentEventId, TopUpId } from './ids.js';
export {
  TOP_UP_METHODS,
  TOP_UP_STATUSES,
  countOpenTopUps,
  findAnyTopUp,
  findTopUp,
  insertTopUp,
  listAllTopUps,
  listTopUps,
  lockPayment,
  lockTopUp,
  lockTopUpOfPayment,
  markTopUpEnded,
  markTopUpPaid,
  setNextCheck,
  setTopUpGivenBack,
  setTopUpSession,
  takeDueChecks,
} from './top-ups.js';
export type {
  DisputeState,
  DueCheck,
  ManagedTopUpRow,
  TopUpFilter,
  TopUpMethod,
  TopUpRow,
  TopUpStatus,
} from './top-ups.js';
export {
  PAYMENT_EVENT_OUTCOMES,
  applyWaitingEvents,
  insertPaymentEvent,
  listPaymentEvents,
  readToldOfPayment,
  resolvePaymentEvent,
  setEventOutcome,
} from './payment-events.js';
export type { NewPaymentEvent, PaymentEventOutcome, PaymentEventRow } from './payment-events.js';
export { RECEIPT_KINDS, findReceipt, insertReceipt, listReceiptsOf } from './receipts.js';
export type { ReceiptKind, ReceiptName, ReceiptRow } from './receipts.js';
export {
  armBalanceAlerts,
  deleteBalanceAlert,
  findBalanceAlert,
  listOwners,
  takeFallenBalances,
  upsertBalanceAlert,
} from './balance-alerts.js';
export type { AccountOwner, BalanceAlertRow, FallenBalance } from './balance-alerts.js';
export { listCreditEntries } from './credit-entries.js';
export type { CreditEntryRow } from './credit-entries.js';
