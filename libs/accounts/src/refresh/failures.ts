/** Why a refresh failed, as its owner reads it in `error.message` (ADR 0008, specification "Update request"). */
export const REFRESH_FAILURES = {
  insufficient: 'insufficient credits',
  capped: 'spending limit exceeded',
  entityGone: 'entity not found',
  unfinished: 'the refresh could not be finished',
} as const;
