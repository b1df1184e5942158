export {
  countDomainClaims,
  countNetworkClaims,
  forgetTrialSubjects,
  insertTrialClaim,
  isTrialClaimed,
  lockTrialSubject,
} from './claims.js';
export type { TrialClaim } from './claims.js';
export {
  countAccountTrials,
  findAccountTrial,
  findUnpaidWithheldReason,
  insertWithheldTrial,
  listUnrecordedTrials,
  listWithheldTrials,
  markTrialDeclined,
  markTrialRequested,
  updateTrialReason,
  upsertGrantedTrial,
} from './account-trials.js';
export type { AccountTrialRow, TrialGranter, TrialReason, WithheldTrialRow } from './account-trials.js';
