import { RECEIPT_KINDS } from './receipt-rows.js';
import type { ReceiptName } from './receipt-rows.js';

const PREFIXES = { receipt: 'R', refund_note: 'N' } as const;
const DIGITS = 6;

/** "R-2026-000042" for the 42nd receipt of 2026, "N-2026-000007" for a refund note. */
export function receiptNumber({ kind, year, number }: ReceiptName): string {
  return `${PREFIXES[kind]}-${String(year)}-${String(number).padStart(DIGITS, '0')}`;
}

/** The inverse of `receiptNumber`; null: not a receipt number. */
export function parseReceiptNumber(text: string): ReceiptName | null {
  const [, prefix, year, number] = /^([RN])-(\d{4})-(\d{6,9})$/.exec(text) ?? [];
  const kind = RECEIPT_KINDS.find((one) => PREFIXES[one] === prefix);
  if (kind === undefined) return null;
  const name = { kind, year: Number(year), number: Number(number) };
  return receiptNumber(name) === text ? name : null;
}
