import { parseAccountId, parseEntryId, parseKeyId } from '@entity-registry/billing';
import type { AccountId, EntryId, KeyId } from '@entity-registry/billing';
import { JURISDICTION_CODES, isDomainError, micro } from '@entity-registry/domain';
import type { Jurisdiction, MicroUsd } from '@entity-registry/domain';
import { InvalidArgumentError } from 'commander';

// Readers of option values. What they throw reaches the user with the option's name before it.

/** US dollars as a decimal, at most six decimals, either sign. */
export function amount(text: string): MicroUsd {
  try {
    return micro(text);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    if (/^-?\d{13,}(\.\d{1,6})?$/.test(text)) {
      throw new InvalidArgumentError('It is too large: an amount has at most twelve digits before the point.');
    }
    throw new InvalidArgumentError('Write US dollars as a decimal with at most six decimals, such as 25.00 or -0.16.');
  }
}

/** A monthly limit: an amount of zero or more, or `none`. */
export function cap(text: string): MicroUsd | 'none' {
  if (text === 'none') return text;
  const limit = amount(text);
  if (limit < 0n) throw new InvalidArgumentError('A limit is zero or more, or `none`.');
  return limit;
}

/** The number of an account. */
export function account(text: string): AccountId {
  const id = parseAccountId(text);
  if (id === null) throw new InvalidArgumentError('Give the number that `account list` shows, such as 3.');
  return id;
}

/** The number of a key, never the key itself. */
export function key(text: string): KeyId {
  const id = parseKeyId(text);
  if (id === null) throw new InvalidArgumentError("Give the key's number that `key list` shows, not the key itself.");
  return id;
}

/** The number of a ledger entry. */
export function entry(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === null) throw new InvalidArgumentError('Give the number of an entry that `ledger show` shows.');
  return id;
}

/** Codes separated by commas, each once. */
export function jurisdictions(text: string): Jurisdiction[] {
  const codes = [...new Set(text.split(','))];
  const known = codes.filter((code): code is Jurisdiction => (JURISDICTION_CODES as readonly string[]).includes(code));
  if (known.length < codes.length) {
    throw new InvalidArgumentError(`Write codes separated by commas, of: ${JURISDICTION_CODES.join(', ')}.`);
  }
  return known;
}

/** A text of 1 to 200 characters, as the columns hold it. */
export function name(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('A name has 1 to 200 characters.');
  return text;
}

/** Something of an address's form; whether it exists is not checked. */
export function email(text: string): string {
  if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text))
    throw new InvalidArgumentError('Write an address like ops@acme.example.');
  return text;
}

/** Key of idempotency: what the ledger's column holds. */
export function idempotencyKey(text: string): string {
  if (text.length < 1 || text.length > 200) throw new InvalidArgumentError('It has 1 to 200 characters.');
  return text;
}

/** A day or instant in ISO 8601, or `never`. A day means its start in UTC. */
export function expiry(text: string): Date | 'never' {
  if (text === 'never') return text;
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new InvalidArgumentError('Write a day (2027-01-31), a UTC time (2027-01-31T12:00Z), or `never`.');
  }
  return time;
}

/** A number from 1 to 9999. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Write a number from 1 to 9999.');
  return Number(text);
}
