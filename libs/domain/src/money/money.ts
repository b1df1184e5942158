import { DomainError } from '../errors/domain-error.js';
import type { MicroUsd } from './micro-usd.js';

const SCALE = 1_000_000n;
const DECIMALS = 6;
const MIN_DECIMALS = 2;
const DECIMAL_AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/;

/** Marks an integer that is already in micro-USD (a database column, a sum) as such. */
export function microUsd(value: bigint): MicroUsd {
  return value as MicroUsd;
}

export const ZERO_USD: MicroUsd = microUsd(0n);

/**
 * Parses a decimal amount of US dollars: `micro('0.16')` is 160000n.
 * At most twelve digits before and six after the point; a leading minus is allowed, an exponent or a thousands separator is not.
 * Throws `invalid_parameter` for anything else.
 */
export function micro(amount: string): MicroUsd {
  const match = DECIMAL_AMOUNT.exec(amount);
  if (match === null) {
    throw new DomainError('invalid_parameter', { parameter: 'amount', message: 'must be a decimal amount in USD' });
  }
  const [, sign = '', whole = '0', fraction = ''] = match;
  const value = BigInt(whole) * SCALE + BigInt(fraction.padEnd(DECIMALS, '0'));
  return microUsd(sign === '-' ? -value : value);
}

/** Formats an amount for the wire: exact, at least two decimals, no exponent: 160000n is "0.16", 12500n is "0.0125". */
export function formatMoney(amount: MicroUsd): string {
  const value: bigint = amount;
  const absolute = value < 0n ? -value : value;
  const fraction = String(absolute % SCALE).padStart(DECIMALS, '0');
  const shown = fraction.replace(/0+$/, '').padEnd(MIN_DECIMALS, '0');
  return `${value < 0n ? '-' : ''}${absolute / SCALE}.${shown}`;
}

/** The exact sum of any number of amounts; zero for none. */
export function sumMoney(amounts: Iterable<MicroUsd>): MicroUsd {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return microUsd(total);
}
