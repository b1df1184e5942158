import type { ChargeRequest } from '@entity-registry/accounts';
import type { Disclosure } from '@entity-registry/domain';
import type { BillingBlock } from './billing-block.js';
import type { PricedRequest } from './priced-request.js';
import type { SetFinalPrice } from './final-price.js';

/** A response before it is charged. */
export interface BilledResponse {
  /** May be stored for a day with the request's Idempotency-Key, so it contains no signed URLs (ADR 0025). */
  readonly text: string;
  /** Which entities and levels it discloses, booked with its charge (ADR 0158). NO_FACTS: nothing about an entity. */
  readonly disclosure: Disclosure;
  /** What else is stored in the transaction of its charge; absent: nothing. Only for responses that aren't free. */
  readonly alongside?: ChargeRequest['alongside'];
}

/** What a request does once it is priced. */
export interface BilledHandler {
  /**
   * Reads and writes out the response; runs before the charge. v4 does not use `billing`. A handler that learns the price only
   * by reading calls `setFinalPrice`, and writes the block that this returns.
   */
  readonly respond: (billing: BillingBlock, setFinalPrice: SetFinalPrice) => Promise<BilledResponse>;
  /** The response has an ETag, computed from what `respond` returns; callers who already have it get a 304. */
  readonly conditional?: true;
  /** The text to send, from what `respond` returned: signed URLs are created here, including for a replayed response. */
  readonly finish?: (text: string) => string | Promise<string>;
  /** For a dry run: finds the entity of the request, so that an unknown one is a 404 there too. */
  readonly find?: () => Promise<unknown>;
  /**
   * For the dry run of every handler that sets a final price: what it would cost now, based on the current data. Never more.
   * Throws what `find` throws.
   */
  readonly estimate?: () => Promise<PricedRequest>;
}

export interface RunOptions {
  readonly dryRun: boolean;
  /** Cards, rows or ids that the request counts against a free quota or the public budget; defaults to 1. */
  readonly units?: number;
  /** Set for the estimator, which counts its rows against a quota of its own instead of units. */
  readonly estimatorRows?: number;
  /** Rows of a batch, and the free tier's maximum; a balance has no such limit. */
  readonly freeRows?: { readonly limit: number; readonly rows: number };
  /**
   * The request names no code, so its tier determines the code. A replay is then for the code of the first response, even if the
   * tier has changed.
   */
  readonly codesByTier?: boolean;
  /** The handler's reads wait for turns in a queue of `SearchShares`, so the request needs none of its own (ADR 0198). */
  readonly takesTurns?: true;
}

/** The response as sent. Runs before the charge: whatever is charged can be sent as it is. */
export async function finishResponse(handler: BilledHandler, text: string): Promise<string> {
  return handler.finish ? await handler.finish(text) : text;
}
