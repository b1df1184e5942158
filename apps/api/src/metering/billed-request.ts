import type { IdempotencyRecordId } from '@entity-registry/accounts';
import type { ApiRequest } from '../gateway/api-request.js';
import type { Countable } from '../gateway/rates/free-tier.js';
import type { PricedRequest } from './priced-request.js';
import type { RunOptions, BilledHandler } from './billed-handler.js';

/** A request with a key while the meter handles it. */
export interface BilledRequest {
  readonly request: ApiRequest;
  readonly priced: PricedRequest;
  readonly options: RunOptions;
  readonly counts: Countable;
  readonly handler: BilledHandler;
  /** The claimed record of its Idempotency-Key; null without one. */
  readonly recordId: IdempotencyRecordId | null;
}

/** The billed request, before it claims an Idempotency-Key. */
export function toBilledRequest(
  request: ApiRequest,
  priced: PricedRequest,
  options: RunOptions,
  handler: BilledHandler,
): BilledRequest {
  const estimatorRows = options.estimatorRows ?? 0;
  const counts = { units: options.units ?? (estimatorRows > 0 ? 0 : 1), estimatorRows };
  return { request, priced, options, counts, handler, recordId: null };
}
