/**
 * Integers as a PostgreSQL array literal. The driver would quote and escape each element, and with hundreds of hashes in one
 * search, that takes longer than everything else.
 */
export const intArray = (integers: readonly number[]): string => `{${integers.join(',')}}`;
