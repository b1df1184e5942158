import type { ProductCode } from '../generated/constants.js';
import type { CallOptions } from '../options.js';

/** A product code: the known ones, and whatever the live catalog adds. One only: commas are refused with a `TypeError`. */
export type ProductCodeInput = ProductCode | (string & Record<never, never>);

/**
 * What reads page by page cannot be previewed as a whole: ask for the price of one page instead. An `idempotencyKey` names
 * the pages from the first that is read: `key`, `key:1`, `key:2`. To go on from a later cursor, give another one, else the
 * call is an `IdempotencyKeyReusedError`.
 */
export type PagingOptions = Omit<CallOptions, 'dryRun' | 'ifNoneMatch'>;
