import type { ApiVersion, ErrorCode, ErrorFields } from '@entity-registry/domain';

/** Dependencies of an error response: the dashboard's addresses and the time. */
export interface ErrorContext {
  /** Where a caller buys credit or creates a key. */
  upgradeUrl: string;
  /** Where a caller sets the monthly spending limit of the account. */
  settingsUrl: string;
  /** Where a caller sets the limit of a key; `settingsUrl` if absent. */
  keysUrl?: string;
  /** Where an owner states the purpose of the account; `settingsUrl` if absent. */
  purposeUrl?: string;
  now: () => Date;
}

/**
 * How a code is written. `text`: {error}. `members`: {error, ...members}. `coded`: {error, code, ...members}.
 * `message` and `Message`: the gateway's bodies.
 */
export type ErrorShape = 'text' | 'members' | 'coded' | 'message' | 'Message';

export interface ErrorRow<C extends ErrorCode> {
  status: number;
  error: string | ((fields: ErrorFields[C]) => string);
  members?: (fields: ErrorFields[C], context: ErrorContext, version: ApiVersion) => Record<string, unknown>;
  retryAfterSeconds?: (fields: ErrorFields[C], context: ErrorContext) => number;
  /** Other headers of the response: name, value, ... */
  headers?: (fields: ErrorFields[C]) => string[];
  /** `text` when absent. */
  v4?: ErrorShape;
  /** `coded` when absent. */
  v5?: ErrorShape;
  v4Status?: number;
}
