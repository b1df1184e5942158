import type { RecordId } from '@entity-registry/accounts';
import type { Call } from '../gateway/call.js';
import type { Countable } from '../gateway/free-tier.js';
import type { PricedCall } from './priced-call.js';
import type { RunOptions, Work } from './work.js';

/** One call with a key on its way through the meter. */
export interface Job {
  readonly call: Call;
  readonly priced: PricedCall;
  readonly options: RunOptions;
  readonly counts: Countable;
  readonly work: Work;
  /** The claimed record of its Idempotency-Key; null without one. */
  readonly recordId: RecordId | null;
}

/** A call as it comes in. */
export function jobOf(call: Call, priced: PricedCall, options: RunOptions, work: Work): Job {
  const estimatorRows = options.estimatorRows ?? 0;
  const counts = { units: options.units ?? (estimatorRows > 0 ? 0 : 1), estimatorRows };
  return { call, priced, options, counts, work, recordId: null };
}
