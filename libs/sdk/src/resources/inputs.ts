import type { ProductCode } from '../generated/constants.js';
import type { CallOptions } from '../options.js';

/** A product code: the known ones, and whatever the live catalog adds. */
export type ProductCodeInput = ProductCode | (string & Record<never, never>);

/** What reads page by page cannot be previewed as a whole: ask for the price of one page instead. */
export type PagingOptions = Omit<CallOptions, 'dryRun' | 'ifNoneMatch'>;
