declare const idOf: unique symbol;

type Id<Table extends string> = bigint & { readonly [idOf]: Table };

/** Keys of the money tables, distinct for the compiler: a key's id can't be used as an account's. */
export type AccountId = Id<'account'>;
export type KeyId = Id<'api_key'>;
export type LotId = Id<'credit_lot'>;
export type EntryId = Id<'journal_entry'>;
export type KeySpendingLimitId = Id<'key_cap'>;
export type IdempotencyRecordId = Id<'idempotency_record'>;

function parse<Table extends string>(text: string): Id<Table> | null {
  return /^[1-9]\d{0,17}$/.test(text) ? (BigInt(text) as Id<Table>) : null;
}

/** Parses an account id (a positive integer); null: invalid. */
export const parseAccountId = (text: string): AccountId | null => parse<'account'>(text);

/** Parses a key id (a positive integer); null: invalid. */
export const parseKeyId = (text: string): KeyId | null => parse<'api_key'>(text);

/** Parses a journal entry id (a positive integer); null: invalid. */
export const parseEntryId = (text: string): EntryId | null => parse<'journal_entry'>(text);
