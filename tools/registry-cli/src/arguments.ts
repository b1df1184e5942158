import { isIP } from 'node:net';
import { parseAccountId, parseEntryId, parseKeyId, parseOperatorId } from '@entity-registry/accounts';
import type { AccountId, EntryId, KeyId, OperatorId } from '@entity-registry/accounts';
import {
  ACCOUNT_PLANS,
  CATALOG,
  entityKey,
  JURISDICTION_CODES,
  isAccountPlan,
  isDomainError,
  micro,
  parseTypedId,
} from '@entity-registry/domain';
import type { AccountPlan, EntityKey, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import { InvalidArgumentError } from 'commander';

// Parsers of option values. Commander prints their errors after the option's name.

/** US dollars with at most six decimals, positive or negative. */
export function amount(text: string): MicroUsd {
  try {
    return micro(text);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    if (/^-?\d{13,}(\.\d{1,6})?$/.test(text)) {
      throw new InvalidArgumentError('Too large: an amount has at most twelve digits before the decimal point.');
    }
    throw new InvalidArgumentError('Must be US dollars with at most six decimals, such as 25.00 or -0.16.');
  }
}

/** A monthly limit: an amount of zero or more, or `none`. */
export function spendingLimit(text: string): MicroUsd | 'none' {
  if (text === 'none') return text;
  const limit = amount(text);
  if (limit < 0n) throw new InvalidArgumentError('A limit must be zero or more, or `none`.');
  return limit;
}

/** The id of a row. */
export function positiveId(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError('Must be a number above zero.');
  return BigInt(text);
}

/** The number of an account. */
export function account(text: string): AccountId {
  const id = parseAccountId(text);
  if (id === null) throw new InvalidArgumentError('Use the number in `account list`, such as 3.');
  return id;
}

/** The number of a key, never the key itself. */
export function key(text: string): KeyId {
  const id = parseKeyId(text);
  if (id === null) throw new InvalidArgumentError('Use the number in `key list`, not the key itself.');
  return id;
}

/** The typed id of an entity or another record. */
export function entity(text: string): EntityKey {
  try {
    return entityKey(parseTypedId(text));
  } catch (error) {
    if (!isDomainError(error) && !(error instanceof RangeError)) throw error;
    throw new InvalidArgumentError('Must be a typed id, such as pa_own_42.');
  }
}

/** The start of a UTC day. */
export function day(text: string): Date {
  const start = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text))
    return start;
  throw new InvalidArgumentError('Must be a UTC day, such as 2026-11-21.');
}

/** The number of an operator. */
export function operator(text: string): OperatorId {
  const id = parseOperatorId(text);
  if (id === null) throw new InvalidArgumentError('Use the number in `operator list`, such as 2.');
  return id;
}

/** Product codes that a key may be charged for, separated by commas; `all` is an empty list: no limit. */
export function scopes(text: string): string[] {
  if (text === 'all') return [];
  const priced = new Set<string>(CATALOG.codes.filter(({ status }) => status === 'active').map(({ code }) => code));
  const codes = [...new Set(text.split(','))];
  const unknown = codes.find((code) => !priced.has(code));
  if (unknown === undefined) return codes;
  throw new InvalidArgumentError(
    `There is no code "${unknown}": use codes separated by commas, such as CHK-BIN,DAT-CORE, or \`all\`.`,
  );
}

/**
 * Addresses and CIDR blocks that a key may be used from, separated by commas; `anywhere` is an empty list: no limit.
 */
export function addresses(text: string): string[] {
  if (text === 'anywhere') return [];
  const blocks = [...new Set(text.split(','))];
  const unknown = blocks.find((block) => !isAddressBlock(block));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(
      `"${unknown}" is not an address or block: use for example 203.0.113.7,2001:db8::/32, or \`anywhere\`.`,
    );
  }
  if (blocks.length > MAX_ADDRESSES) throw new InvalidArgumentError(`At most ${MAX_ADDRESSES} are allowed.`);
  return blocks;
}

const MAX_ADDRESSES = 100;

function isAddressBlock(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Hours from 0 to 168, as in the admin API. */
export function overlap(text: string): number {
  if (!/^(0|[1-9]\d{0,2})$/.test(text) || Number(text) > MAX_OVERLAP_HOURS) {
    throw new InvalidArgumentError(`Must be hours from 0 to ${MAX_OVERLAP_HOURS}.`);
  }
  return Number(text);
}

const MAX_OVERLAP_HOURS = 168;

/** The number of a ledger entry. */
export function entry(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === null) throw new InvalidArgumentError('Use the number of an entry in `ledger show`.');
  return id;
}

/** The number of a refresh request. */
export function request(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) {
    throw new InvalidArgumentError('Use the number of a request in `refresh list`.');
  }
  return BigInt(text);
}

/** Codes separated by commas, each once. */
export function jurisdictions(text: string): Jurisdiction[] {
  const codes = [...new Set(text.split(','))];
  const known = codes.filter((code): code is Jurisdiction => (JURISDICTION_CODES as readonly string[]).includes(code));
  if (known.length < codes.length) {
    throw new InvalidArgumentError(`Must be codes separated by commas, of: ${JURISDICTION_CODES.join(', ')}.`);
  }
  return known;
}

/** The plan of an account. */
export function plan(text: string): AccountPlan {
  if (!isAccountPlan(text)) throw new InvalidArgumentError(`Must be one of: ${ACCOUNT_PLANS.join(', ')}.`);
  return text;
}

/** A text of 1 to 200 characters, the size of the columns. */
export function name(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('A name must have 1 to 200 characters.');
  return text;
}

/** Only checks the format roughly, not whether the address exists. */
export function email(text: string): string {
  if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text))
    throw new InvalidArgumentError('Must be an address such as ops@acme.example.');
  return text;
}

/** An idempotency key, as in the admin API. The ledger's column also stores a prefix. */
export function idempotencyKey(text: string): string {
  if (!/^[\x20-\x7e]{1,180}$/.test(text)) {
    throw new InvalidArgumentError('Must have 1 to 180 printable ASCII characters.');
  }
  return text;
}

/** A day or instant in ISO 8601, or `never`. A day means its start in UTC. */
export function expiry(text: string): Date | 'never' {
  if (text === 'never') return text;
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new InvalidArgumentError('Must be a day (2027-01-31), a UTC time (2027-01-31T12:00Z), or `never`.');
  }
  return time;
}

/** A number from 1 to 9999. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Must be a number from 1 to 9999.');
  return Number(text);
}
