import type { ProductCode } from '../generated/constants.js';
import type { CallOptions } from '../options.js';

/** A product code: a known one, or one that the live catalog adds. A single code: commas are refused with a `TypeError`. */
export type ProductCodeInput = ProductCode | (string & Record<never, never>);

/**
 * Paged reads can't be previewed as a whole: get the price of one page instead. An `idempotencyKey` names the pages,
 * starting with the first one read: `key`, `key:1`, `key:2`. To continue from a later cursor, use another key, or the call is
 * an `IdempotencyKeyReusedError`.
 */
export type PagingOptions = Omit<CallOptions, 'dryRun' | 'ifNoneMatch'>;
