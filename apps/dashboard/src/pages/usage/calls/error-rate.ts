import type { Requests } from './types.js';

export interface ErrorRate {
  all: number;
  /** Failed requests. */
  errors: number;
  /** Of all, from 0 to 1; null: there were none. */
  share: number | null;
}

/** How many of the requests failed: refused, rate limited, or ended by a fault of the service. */
export function errorRateOf({ answered, refused, limited, failed }: Requests): ErrorRate {
  const errors = refused + limited + failed;
  const all = answered + errors;
  return { all, errors, share: all === 0 ? null : errors / all };
}
