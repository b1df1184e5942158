import type { BillingBlock } from './billing-block.js';
import type { PricedCall } from './priced-call.js';
import type { Settle } from './settlement.js';

/** What a call does once it is priced. */
export interface Work {
  /**
   * Reads and writes out the answer; runs before the charge. The text may be kept for a day under the call's
   * Idempotency-Key, so it holds no signed address (ruling 25). v4 has no use for `billing`. A call whose price is known
   * only after reading says with `settle` what it came to, and writes the block that this gives.
   */
  readonly answer: (billing: BillingBlock, settle: Settle) => Promise<string>;
  /** The answer has an ETag, of what `answer` gives; whoever has that very answer is told so. */
  readonly conditional?: true;
  /** The text as it is sent, from what `answer` gave: signed addresses are minted here, on a replayed answer too. */
  readonly finish?: (text: string) => string | Promise<string>;
  /** For a dry run: finds what the call is about, so that an unknown entity is a 404 there too. */
  readonly find?: () => Promise<unknown>;
  /** For a dry run of a call that settles: what it would come to now, by looking at what there is. Never more. */
  readonly foresee?: () => Promise<PricedCall>;
}

export interface RunOptions {
  readonly dryRun: boolean;
  /** Cards, rows or ids that the call counts against a free quota or the public budget; 1 when absent. */
  readonly units?: number;
  /** Set for the estimator, which counts its rows against a quota of its own instead of units. */
  readonly estimatorRows?: number;
  /** Rows of a batch, and how many of them the free tier has at most; the balance has no such limit. */
  readonly freeRows?: { readonly limit: number; readonly rows: number };
  /**
   * The call names no code, so that its tier says which it is for. A replay then is for what its first answer was for,
   * whatever the tier is by now.
   */
  readonly codesByTier?: boolean;
}

/** The answer as it is sent. Before the charge: what is charged can be sent as it is. */
export async function finished(work: Work, text: string): Promise<string> {
  return work.finish ? await work.finish(text) : text;
}
