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

/** An entity or another record, by its typed id. */
export function entity(text: string): EntityKey {
  try {
    return entityKey(parseTypedId(text));
  } catch (error) {
    if (!isDomainError(error) && !(error instanceof RangeError)) throw error;
    throw new InvalidArgumentError('Give a typed id, such as pa_own_42.');
  }
}

/** The start of a UTC day. */
export function day(text: string): Date {
  const start = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text))
    return start;
  throw new InvalidArgumentError('Give a UTC day, such as 2026-11-21.');
}

/** The number of an operator. */
export function operator(text: string): OperatorId {
  const id = parseOperatorId(text);
  if (id === null) throw new InvalidArgumentError('Give the number that `operator list` shows, such as 2.');
  return id;
}

/** Product codes that a key may be charged for, separated by commas; `all`: no limit, an empty list. */
export function scopes(text: string): string[] {
  if (text === 'all') return [];
  const priced = new Set<string>(CATALOG.codes.filter(({ status }) => status === 'active').map(({ code }) => code));
  const codes = [...new Set(text.split(','))];
  const unknown = codes.find((code) => !priced.has(code));
  if (unknown === undefined) return codes;
  throw new InvalidArgumentError(
    `There is no code "${unknown}": write codes separated by commas, such as CHK-BIN,DAT-CORE, or \`all\`.`,
  );
}

/** Addresses and CIDR blocks that a key may be used from, separated by commas; `anywhere`: no limit, an empty list. */
export function addresses(text: string): string[] {
  if (text === 'anywhere') return [];
  const blocks = [...new Set(text.split(','))];
  const unknown = blocks.find((block) => !isAddressBlock(block));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(
      `"${unknown}" is none: write addresses and blocks such as 203.0.113.7,2001:db8::/32, or \`anywhere\`.`,
    );
  }
  if (blocks.length > MAX_ADDRESSES) throw new InvalidArgumentError(`Write ${MAX_ADDRESSES} at most.`);
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
    throw new InvalidArgumentError(`Write hours from 0 to ${MAX_OVERLAP_HOURS}.`);
  }
  return Number(text);
}

const MAX_OVERLAP_HOURS = 168;

/** The number of a ledger entry. */
export function entry(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === null) throw new InvalidArgumentError('Give the number of an entry that `ledger show` shows.');
  return id;
}

/** The number of a refresh request. */
export function request(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) {
    throw new InvalidArgumentError('Give the number of a request that `refresh list` shows.');
  }
  return BigInt(text);
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

/** The plan of an account. */
export function plan(text: string): AccountPlan {
  if (!isAccountPlan(text)) throw new InvalidArgumentError(`Write one of: ${ACCOUNT_PLANS.join(', ')}.`);
  return text;
}

/** A text of 1 to 200 characters, as the columns hold it. */
export function name(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('A name has 1 to 200 characters.');
  return text;
}

/** Roughly the form of an address; whether it exists isn't checked. */
export function email(text: string): string {
  if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text))
    throw new InvalidArgumentError('Write an address like ops@acme.example.');
  return text;
}

/** Idempotency key, as in the admin API; the ledger's column also holds a prefix. */
export function idempotencyKey(text: string): string {
  if (!/^[\x20-\x7e]{1,180}$/.test(text)) {
    throw new InvalidArgumentError('It has 1 to 180 printable ASCII characters.');
  }
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
