const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** The entered amount in cents, with a decimal point or comma; null: not an amount in whole cents. */
export function readCents(text: string): bigint | null {
  const [, dollars, cents = ''] = AMOUNT.exec(text.trim().replace(/^\$\s*/, '')) ?? [];
  return dollars === undefined ? null : BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** A decimal string of the backend in cents; fractions of a cent are cut off. */
export function centsOf(amount: string): bigint {
  const [dollars = '0', cents = ''] = amount.split('.');
  return BigInt(dollars) * 100n + BigInt(cents.slice(0, 2).padEnd(2, '0'));
}

/** Cents as the decimal string that the backend accepts. */
export const writeCents = (cents: bigint): string => `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
