const PLACES = 6;

/** A decimal amount of the backend in millionths, so that amounts are added as whole numbers. */
export function toMicro(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.');
  const micro = BigInt(whole + decimals.padEnd(PLACES, '0').slice(0, PLACES));
  return amount.startsWith('-') ? -micro : micro;
}

/** The same as the backend writes it: at least two decimals. */
export function fromMicro(micro: bigint): string {
  const digits = (micro < 0n ? -micro : micro).toString().padStart(PLACES + 1, '0');
  const decimals = digits.slice(-PLACES).replace(/0{1,4}$/, '');
  return `${micro < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${decimals}`;
}

/** For geometry only: displayed amounts come from the text. */
export const toNumber = (amount: string): number => Number(amount);

export function sumAmounts(amounts: readonly string[]): string {
  return fromMicro(amounts.reduce((sum, amount) => sum + toMicro(amount), 0n));
}
