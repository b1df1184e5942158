import { foldName } from '@entity-registry/domain';
import { SourceError } from '../source.js';
import { quoted } from './fields.js';

/** A number as text for `amountOf`: three decimals, which could be read as thousands, become four. */
export function numberText(value: number): string {
  return String(value).replace(/\.\d{3}$/, '$&0');
}

/** Currency signs around an amount: the balboa and the dollar. */
const CURRENCY = /^(?:B\/\.?|US\$|USD|PAB|\$)\s?|\s?(?:USD|PAB|B\/\.?)$/gi;

/**
 * An amount with a decimal point, such as `B/. 1,234.56` or `-1234.5`, as a number. Blank is null, undefined stays
 * undefined. Throws a SourceError that names the field for anything else, such as `1.234,56` or `1.234`: elsewhere in the region
 * that is more than a thousand.
 */
export function amountOf(value: string | null, field: string): number | null;
export function amountOf(value: string | null | undefined, field: string): number | null | undefined;
export function amountOf(value: string | null | undefined, field: string): number | null | undefined {
  if (value === null || value === undefined) return value;
  const plain = value.trim().replace(CURRENCY, '').trim();
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d+)?$/.test(plain)) return notA('an amount', value, field);
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return notA('an amount', value, field);
  return Number(plain.replaceAll(',', ''));
}

/** A whole number, with or without thousands separators. */
export function integerOf(value: string | null, field: string): number | null;
export function integerOf(value: string | null | undefined, field: string): number | null | undefined;
export function integerOf(value: string | null | undefined, field: string): number | null | undefined {
  const amount = amountOf(value, field);
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) return notA('a whole number', value ?? '', field);
  return amount;
}

const YES = ['si', 's', 'yes', 'true', '1', 'activo', 'activa', 'vigente'];
const NO = ['no', 'n', 'false', '0', 'inactivo', 'inactiva', 'vencido', 'vencida', 'cancelado', 'cancelada'];

/** Yes or no, as the sites write it (`Sí`, `NO`, `ACTIVO`, `Vencida`, `true`). */
export function flagOf(value: string | null, field: string): boolean | null;
export function flagOf(value: string | null | undefined, field: string): boolean | null | undefined;
export function flagOf(value: string | null | undefined, field: string): boolean | null | undefined {
  if (value === null || value === undefined) return value;
  const word = foldName(value);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : notA('yes or no', value, field);
}

function notA(kind: string, value: string, field: string): never {
  throw new SourceError(`${field} is not ${kind}: ${quoted(value)}`, false);
}
