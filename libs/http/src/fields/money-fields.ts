import { Field } from './fields.js';
import type { Check, FieldOptions } from './fields.js';

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;

const checkAmount: Check = (value) => {
  if (value === undefined) return 'is required';
  if (typeof value === 'number') return 'must be a decimal string such as "10.00", not a number';
  if (typeof value !== 'string') return 'must be a decimal string such as "10.00"';
  if (/^-?\d+\.\d{7,}$/.test(value)) return 'must have at most 6 decimals';
  if (!DECIMAL.test(value)) return 'must be a decimal string such as "10.00", with at most 12 digits before the point';
  return null;
};

/** An amount of US dollars as a decimal string, which may be negative. */
export function Amount(options: FieldOptions): PropertyDecorator {
  return Field({ type: 'string', pattern: DECIMAL.source, example: '10.00' }, checkAmount, options);
}

/** A spending limit: an amount of US dollars as a decimal string, zero or more. */
export function Limit(options: FieldOptions): PropertyDecorator {
  const check: Check = (value) =>
    checkAmount(value) ?? ((value as string).startsWith('-') ? 'must not be negative; null removes the limit' : null);
  return Field({ type: 'string', pattern: DECIMAL.source.replace('-?', ''), example: '25.00' }, check, options);
}
