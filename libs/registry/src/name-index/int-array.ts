/**
 * Integers as PostgreSQL writes an array of them. The driver quotes and escapes each element, and with hundreds of hashes in
 * one search, that takes longer than everything else.
 */
export const intArray = (integers: readonly number[]): string => `{${integers.join(',')}}`;
