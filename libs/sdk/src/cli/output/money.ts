/** US dollars in millionths: sums of decimal strings are exact, without floats. */
export type MicroUsd = bigint;

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/;

/** `"0.16"` as 160000n. Throws RangeError for anything but an amount with at most six decimals. */
export function parseMoney(text: string): MicroUsd {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not an amount: ${text}`);
  const micro = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
  return sign === '-' ? -micro : micro;
}

/** 160000n as `"0.16"`: at least two decimals, as the service writes amounts. */
export function formatMoney(amount: MicroUsd): string {
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${sign}${digits.slice(0, -6)}.${fraction}`;
}
